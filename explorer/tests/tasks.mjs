// Follows the three tasks of docs/explore.md as they are written there.
//   node tasks.mjs explore.md STEP.mlir STEP_TOPOLOGY layer.mlir FOLDER
// Every button and view that the page names in bold is used, so that text and page agree.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { check, figure, launch, openPage, startServer, updated } from './harness.mjs';

const [, , pageOfDocs, step, stepTopology, layer, folder] = process.argv;
const text = await readFile(pageOfDocs, 'utf8');
const browser = await launch();

/** Opens a program and does a task with the names that its section has in bold. */
async function task(title, program, topology, work) {
  const start = performance.now();
  assert.ok(text.includes(`### ${title}\n`), title);
  const steps = text.slice(text.indexOf(`### ${title}\n`) + 4).split(/\n###? /)[0];
  const named = new Set([...steps.matchAll(/\*\*([^*]+)\*\*/g)].map((found) => found[1]));
  const unused = new Set(named);
  const server = await startServer('--topology', topology, program);
  try {
    const page = await openPage(browser, server.address);
    /** Opens the view or presses the button that the section calls so. */
    const use = async (name, within = page) => {
      assert.ok(named.has(name), `"${title}" does not name ${name}`);
      unused.delete(name);
      const tab = page.getByRole('tab', { name: new RegExp(`^${name.replace(/[?]/g, '\\?')}( \\(\\d+\\))?$`) });
      if (within === page && await tab.count()) await tab.click();
      else await within.getByRole('button', { name, exact: true }).first().click();
    };
    await work(page, use);
    check(page);
    assert.deepEqual([...unused], [], `names in "${title}" that were not used`);
    await page.context().close();
  } finally {
    await server.stop();
  }
  console.log(`${title}: passed`);
  assert.ok(performance.now() - start < 300_000, 'five minutes');
}

try {
  await task('Why is this tensor replicated?', step, stepTopology, async (page, use) => {
    await use('Problems');
    const problem = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'replicated' }).first();
    await problem.getByText('every device has all of this tensor').waitFor();
    await problem.getByRole('button').first().click(); // its name
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('heading', { name: 'Where the sharding comes from' }).waitFor();
    // Either no annotation reached it, or the proposals that it did not take are listed.
    const none = selection.getByText('It is replicated: no annotation reached it.');
    const lost = selection.getByRole('heading', { name: 'What it did not get' });
    await none.or(lost).first().waitFor();
    await use('Which change helps most?', selection);
    await selection.getByRole('group', { name: 'Suggestions' }).getByText(/changes of one annotation/).waitFor({ timeout: 120_000 });
    await selection.getByRole('button', { name: /^line \d+$/ }).first().click();
    await page.getByRole('list', { name: 'Lines' }).locator('button.current').waitFor();
  });

  await task('Which annotation removes the largest collective?', layer, 'v4:2x2x2', async (page, use) => {
    const before = await figure(page, 'network');
    await use('Collectives');
    await page.getByRole('list', { name: 'Collectives', exact: true }).getByRole('button').first().click();
    const selection = page.getByRole('region', { name: 'Selection' });
    await use('Which annotation removes it?', selection);
    const best = page.getByRole('group', { name: 'Suggestions' }).getByRole('listitem').first();
    assert.match(await best.innerText(), / 0 \S+ of the collective left/);
    await use('Try it', best);
    await page.getByText('Trial:').waitFor();
    assert.notEqual(await figure(page, 'network'), before);
    await use('Undo');
    await page.getByText('Trial:').waitFor({ state: 'detached' });
    assert.equal(await figure(page, 'network'), before);
    await use('Try it', best);
    await page.getByText('Trial:').waitFor();
    await use('Keep');
    await use('Search');
    await page.getByRole('combobox', { name: 'As' }).selectOption('specs');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const annotations = page.getByRole('region', { name: 'Annotations' });
    await annotations.waitFor();
    assert.match(await annotations.innerText(), /params\['down'\]": P\(\)/);
  });

  // A table of 32 GiB, which every device has.
  const large = `${folder}/large.mlir`;
  await writeFile(large, (await readFile(layer, 'utf8')).replaceAll('32768', '8388608'));
  await task('A layout that fits into 16 GB', large, 'v4:2x2x2', async (page, use) => {
    await page.getByLabel('Memory limit (GiB)').fill('14.9');
    await page.getByLabel('Memory limit (GiB)').press('Enter');
    await page.getByText('Trial:').waitFor();
    await updated(page);
    await page.getByRole('button', { name: 'Keep' }).click();
    await use('Problems');
    const memory = page.getByRole('tabpanel').getByRole('listitem').first();
    assert.match(await memory.innerText(), /memory[\s\S]*a device needs [\d.]+ times its memory/);
    await use('Which change helps most?', memory);
    const best = page.getByRole('group', { name: 'Suggestions' }).getByRole('listitem').first();
    assert.doesNotMatch(await best.innerText(), /too large/);
    // The search finds one that fits, too.
    await use('Search');
    await page.getByLabel('Seconds').fill('2');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('img', { name: 'layouts by time and memory' }).waitFor({ timeout: 120_000 });
    await use('Try it', page.getByRole('tabpanel'));
    await page.getByText('Trial:').waitFor();
    await updated(page);
    assert.doesNotMatch(await page.getByRole('tab', { name: /Problems/ }).innerText(), /memory/);
    await use('Problems');
    assert.doesNotMatch(await page.getByRole('tabpanel').innerText(), /times its memory/);
  });
} finally {
  await browser.close();
}
