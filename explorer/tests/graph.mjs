// The view Graph: Model Explorer in a frame, with node data, and selections in both directions.
//   node graph.mjs layer.mlir loop.mlir HOSTILE.mlir LARGE.mlir
import assert from 'node:assert/strict';
import { check, checkView, launch, openPage, selectTensor, startServer, updated, view } from './harness.mjs';

const [, , program, loop, hostile, large] = process.argv;

/** Opens the view and waits until Model Explorer has `text`, perhaps in a part that is folded. */
async function openGraph(page, text = 'Aggregated stats') {
  await view(page, 'Graph');
  await page.locator('iframe[aria-busy="false"]').waitFor();
  const graph = page.frameLocator('iframe');
  await graph.getByText(text).first().waitFor({ state: 'attached' });
  return graph;
}

async function selectFirst(page) {
  await view(page, 'Tensors');
  await selectTensor(page, /./);
}

const row = (graph, name) => graph.locator('tr', { hasText: name }).last();

async function selections(page) {
  let graph = await openGraph(page);
  // The times are those of the step, and each op has its sharding.
  const stats = await graph.locator('body').innerText();
  assert.match(stats, /op node count\s+13/);
  assert.match(stats, /Sum\s+0\s+205684736\s+25231360\s+0\.00084044/);
  assert.match(stats, /stablehlo\.tanh\s+\[\{"x"\}, \{"y"\}\]/);
  // The row moves its node to the middle of the drawing, where it is selected.
  await row(graph, "params['down']").locator('td').nth(1).click();
  const heading = page.getByRole('region', { name: 'Selection' }).getByRole('heading', { name: /^params\['down'\]/ });
  for (let tries = 0; !(await heading.isVisible()) && tries < 30; ++tries) {
    await page.waitForTimeout(500); // the drawing moves
    await graph.locator('webgl-renderer canvas').first().click();
  }
  await heading.waitFor();

  // What is selected in the page is selected in the graph; a change makes another graph.
  await view(page, 'Tensors');
  await selectTensor(page, /^table/);
  graph = await openGraph(page, 'main:%arg3:0');
  await page.getByRole('group', { name: /^Dimension 0/ }).getByLabel(/^x/).check();
  await page.getByText('Trial: table: P(x)').waitFor();
  graph = await openGraph(page, 'main:%arg3:0');
  assert.match(await graph.locator('body').innerText(), /sharding\s+\[\{"x"\}, \{\}\]/);
  // Optimized collectives belong to no op.
  await page.getByLabel('Optimize collectives').check();
  await page.getByText('Trial: optimized').waitFor();
  await updated(page);
  graph = await openGraph(page, 'main:%arg3:0');
  await page.getByText(/they are left out/).waitFor();
  assert.doesNotMatch(await graph.locator('body').innerText(), /time \(s\)/, 'the time of an optimized program');
}

const browser = await launch();
const servers = await Promise.all([program, loop, hostile, large].map((each) => startServer('--topology', 'v4:2x2x2', each)));
try {
  for (const [colorScheme, width] of [['light', 1280], ['dark', 400]]) {
    const page = await openPage(browser, servers[0].address, { colorScheme, viewport: { width, height: 900 } });
    // Nothing of Model Explorer is loaded before the view is opened.
    assert.equal(await page.locator('iframe').count(), 0);
    await openGraph(page);
    await checkView(page, `the graph, ${colorScheme}, ${width} pixels`);
    check(page);
    await page.context().close();
  }
  const page = await openPage(browser, servers[0].address);
  await selections(page);
  check(page);

  // The body of a loop is one layer, and a function a graph of its own.
  const loops = await openPage(browser, servers[1].address);
  const graph = await openGraph(loops);
  const text = await graph.locator('body').innerText();
  assert.match(text, /layer count\s+2/);
  assert.match(text, /stablehlo\.while 1/);
  check(loops);

  // A program with too many ops has an error, and the rest of the page goes on.
  const many = await openPage(browser, servers[3].address);
  await view(many, 'Graph');
  await many.getByRole('alert').getByText('the graph shows at most 20000').waitFor();
  await many.getByText('There is no graph of this state.').waitFor();
  await selectFirst(many);
  check(many);

  // Names are text.
  const names = await openPage(browser, servers[2].address);
  await openGraph(names);
  check(names);
  console.log('graph: passed');
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
}
