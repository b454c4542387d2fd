// Takes the picture of docs/explore.md, and writes the text in it, which is compared with
// the committed one: a picture with another text is out of date.
//   node picture.mjs PROGRAM TOPOLOGY NAME FOLDER      -> FOLDER/NAME.png and NAME.txt
import { writeFile } from 'node:fs/promises';
import { check, launch, openPage, selectTensor, startServer } from './harness.mjs';

const [, , program, topology, name, folder] = process.argv;
const server = await startServer('--topology', topology, '--overlap', 'async', program);
const browser = await launch();
try {
  const page = await openPage(browser, server.address, { viewport: { width: 1280, height: 960 }, colorScheme: 'light' });
  await selectTensor(page, /^params\['wi'\]/);
  await page.getByText(/^Dimension \d has \S+ from argument/).first().waitFor();
  // The time of the update differs each time.
  await page.evaluate(() => { document.querySelector('[role="status"]').style.visibility = 'hidden'; });
  await page.screenshot({ path: `${folder}/${name}.png` });
  const text = await page.evaluate(() => ['header', 'dl', '[role="tablist"]', '.inspector']
    .map((part) => document.querySelector(part).innerText.replace(/\n+/g, '\n')).join('\n'));
  await writeFile(`${folder}/${name}.txt`, text.replace(/^gspmd \S+;/m, 'gspmd;').replace(/^.*\/(?=models\/)/m, '') + '\n');
  check(page);
} finally {
  await browser.close();
  await server.stop();
}
