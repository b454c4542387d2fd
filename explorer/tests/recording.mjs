// Takes the pictures of the recording in docs/explore.md: a large replicated tensor, the change
// that helps most, and what it gives. animate.py makes one animation of them.
//   node recording.mjs layer.mlir FOLDER     -> FOLDER/recording-1.png, ... and recording.txt
// The text is compared with the committed one: a recording with another text is out of date.
import { writeFile } from 'node:fs/promises';
import { check, launch, openPage, startServer, updated, view } from './harness.mjs';

const [, , program, folder] = process.argv;
const server = await startServer('--topology', 'v4:2x2x2', program);
const browser = await launch();
try {
  const page = await openPage(browser, server.address, { viewport: { width: 1120, height: 860 }, colorScheme: 'light' });
  const texts = [];
  let frames = 0;

  async function picture() {
    // The time of the update differs each time.
    await page.evaluate(() => { document.querySelector('[role="status"]').style.visibility = 'hidden'; });
    frames += 1;
    await page.screenshot({ path: `${folder}/recording-${frames}.png` });
    await page.evaluate(() => { document.querySelector('[role="status"]').style.visibility = ''; });
    texts.push(await page.evaluate(() => ['dl', '.trial', '[role="tabpanel"]', '.inspector']
      .map((part) => document.querySelector(part)?.innerText.replace(/\n+/g, '\n') ?? '').filter(Boolean).join('\n')));
  }

  /** Takes a picture with a frame around the button, and presses it. */
  async function press(button) {
    await button.scrollIntoViewIfNeeded();
    await button.evaluate((element) => { element.style.outline = '3px solid #d1242f'; });
    await picture();
    await button.evaluate((element) => { element.style.outline = ''; });
    await button.click();
  }

  await press(page.getByRole('tab', { name: /^Problems/ }));
  const problem = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'replicated' }).first();
  await press(problem.getByRole('button').first()); // its name
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByText('It is replicated').waitFor();
  await press(selection.getByRole('button', { name: 'Which change helps most?' }));
  const suggestions = selection.getByRole('group', { name: 'Suggestions' });
  await suggestions.getByText(/changes of one annotation/).waitFor();
  await updated(page);
  await press(suggestions.getByRole('button', { name: 'Try it' }).first());
  await page.getByText('Trial:').waitFor();
  await updated(page);
  await selection.getByText(/^Dimension \d has/).first().waitFor();
  await press(page.getByRole('button', { name: 'Keep' }));
  await page.getByText('Trial:').waitFor({ state: 'detached' });
  await view(page, 'History');
  await page.evaluate(() => scrollTo(0, 0));
  await picture();
  await writeFile(`${folder}/recording.txt`, texts.map((text, index) => `-- ${index + 1}\n${text}\n`).join(''));
  check(page);
} finally {
  await browser.close();
  await server.stop();
}
