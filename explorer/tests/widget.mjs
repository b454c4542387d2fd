// The notebook's widget: two views of one model, light and dark, wide and narrow, and the keyboard.
// Names that are markup are text in each view.
//   node widget.mjs HOST.py PROGRAM HOSTILE
import assert from 'node:assert/strict';
import { check, checkView, launch, openPage, startProcess, updated } from './harness.mjs';

const [, , host, program, hostile] = process.argv;
const server = await startProcess(host, program);
const browser = await launch();

async function names() {
  const other = await startProcess(host, hostile);
  try {
    const page = await openPage(browser, other.address, { isReady: (opened) => updated(opened.locator('#first')) });
    const first = page.locator('#first');
    for (const name of ['Tensors', 'Layers', 'Source', 'Collectives', 'Problems', 'Mesh', 'Search', 'History']) {
      await first.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
      await checkView(page, `${name} of a widget with hostile names`);
      assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /[\u202a-\u202e\u2066-\u2069\u200f]/);
      assert.equal(await page.locator('main img, main script').count(), 0, 'a name is no markup');
    }
    check(page);
    await page.context().close();
  } finally {
    await other.stop();
  }
}

try {
  await names();
  for (const [colorScheme, width] of [['light', 1280], ['dark', 400]]) {
    const page = await openPage(browser, server.address, {
      colorScheme, viewport: { width, height: 900 }, isReady: async (opened) => {
        for (const id of ['first', 'second']) await updated(opened.locator(`#${id}`));
      },
    });
    const [first, second] = [page.locator('#first'), page.locator('#second')];
    await first.getByRole('list', { name: 'Tensors', exact: true }).getByRole('button', { name: /^params\['down'\]/ }).click();
    await first.getByText(/^Dimension 0 has x/).waitFor();
    assert.equal(await second.getByText(/^Dimension 0 has x/).count(), 0, 'the other view has its own selection');
    await checkView(page, `two widgets, ${colorScheme}, ${width} pixels`);

    // An annotation, by the keyboard; what is undone.
    const memory = await first.locator('[data-figure="memory"]').innerText();
    const axis = first.getByRole('group', { name: /^Dimension 1/ }).getByRole('checkbox').first();
    await axis.focus();
    await page.keyboard.press('Space');
    await first.getByText(/^Trial:/).waitFor();
    await first.getByRole('button', { name: 'Undo' }).press('Enter');
    await first.getByText(/^Trial:/).waitFor({ state: 'detached' });
    assert.equal(await first.locator('[data-figure="memory"]').innerText(), memory);

    // A search is cancelled, and the view goes on.
    await first.getByRole('tab', { name: 'Search' }).click();
    await first.getByRole('button', { name: 'Search', exact: true }).click();
    await first.getByRole('button', { name: 'Cancel' }).click();
    await first.getByRole('tab', { name: 'Collectives' }).click();
    await first.getByRole('list', { name: 'Collectives', exact: true }).getByRole('button').first().waitFor();
    await checkView(page, `collectives, ${colorScheme}, ${width} pixels`);

    // A view that is removed leaves the other one.
    await page.evaluate(() => globalThis.remove[0]());
    assert.equal(await first.locator('*').count(), 0);
    await second.getByRole('tab', { name: 'Mesh' }).click();
    await second.getByRole('heading', { name: 'Mesh and network' }).waitFor();
    check(page);
    await page.context().close();
  }
  console.log('widget: passed');
} finally {
  await browser.close();
  await server.stop();
}
