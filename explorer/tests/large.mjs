// A program of many ops: lists have the visible rows only, however long they are.
//   node large.mjs PROGRAM OPS
// Prints the time of each action, and the memory and CPU time of the page and the server.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { check, checkView, launch, openPage, startServer, updated, view } from './harness.mjs';

const [, , program, ops] = process.argv;
const OPS = Number(ops);
const TIMEOUT = 30_000 + 3 * OPS; // a loaded machine needs minutes for 100,000 ops
const MOST_ELEMENTS = 3000;      // of the page
const MOST_HEAP = 32 * 2 ** 20;  // of its scripts
const MOST_RESPONSE = 2 ** 20;
// Of the processes of the server until the page shows the program, in addition to 240 MiB of Python:
const MOST_OPEN_BYTES_OF_OP = 9 * 2 ** 10;

const server = await startServer('--topology', 'v4:2x2x2', program);
const browser = await launch();

/** Returns the memory in MiB and the CPU time in seconds of the server's processes. */
async function usage() {
  const [children, sums] = [new Map(), { memory: 0, seconds: 0 }];
  for (const id of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null);
    if (stat === null) continue; // it has ended
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), { id: Number(id), ticks: Number(fields[11]) + Number(fields[12]) }]);
  }
  const all = [...children.values()].flat();
  const queue = [all.find((each) => each.id === server.id)];
  for (const each of queue) {
    const status = await readFile(`/proc/${each.id}/status`, 'utf8');
    sums.memory += Number(/VmHWM:\s+(\d+)/.exec(status)[1]) / 1024;
    sums.seconds += each.ticks / 100;
    queue.push(...(children.get(each.id) ?? []));
  }
  return sums;
}

async function timed(what, action) {
  const start = performance.now();
  await action();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
}

try {
  let page;
  let largest = 0;
  await timed('open', async () => { page = await openPage(browser, server.address, { timeout: TIMEOUT }); });
  const opened = await usage();
  console.log(`opened: ${opened.memory.toFixed(0)} MiB, ${opened.seconds.toFixed(1)} s of CPU`);
  assert.ok(opened.memory < 240 + OPS * MOST_OPEN_BYTES_OF_OP / 2 ** 20, `${opened.memory} MiB`);
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) largest = Math.max(largest, (await response.body().catch(() => '')).length);
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const list = (name) => page.getByRole('list', { name, exact: true });
  const rows = (name) => list(name).getByRole('button');
  const countOf = async (name) => Number(await list(name).getByRole('listitem').first().getAttribute('aria-setsize'));
  const press = async (name, key, expected) => {
    await rows(name).and(page.locator('[tabindex="0"]')).press(key);
    await list(name).locator('button:focus').filter({ hasText: expected }).waitFor();
  };

  // The table of tensors: its end, a filter, an order, and a tensor.
  await page.getByRole('combobox', { name: 'Show' }).selectOption('all');
  await page.getByText(/^(\d+) of \1$/).waitFor();
  assert.ok(await countOf('Tensors') > OPS);
  await timed('last tensor', () => press('Tensors', 'End', `layer${OPS / 10 - 1}/norm/sub`));
  await timed('Page Up', () => press('Tensors', 'PageUp', /norm\/(exp|neg|add|mul|sub)/));
  await timed('order', async () => {
    await page.getByRole('combobox', { name: 'Order' }).selectOption('moved');
    await press('Tensors', 'Home', 'resharded');
  });
  await timed('filter', async () => {
    await page.getByRole('searchbox', { name: 'Filter' }).fill(`layer${OPS / 10 - 1}/tanh`);
    await rows('Tensors').getByText(`layer${OPS / 10 - 1}/tanh`).waitFor();
  });
  assert.equal(await countOf('Tensors'), 1);
  await timed('tensor', async () => {
    await rows('Tensors').first().click();
    await page.getByRole('heading', { name: new RegExp(`layer${OPS / 10 - 1}/tanh`) }).waitFor();
  });
  await timed('explanation', () => page.getByText(/^Dimension 0 has x from argument %x/).waitFor());
  await checkView(page, 'the table of many tensors');

  // Its line; a text in the source; collectives; layers.
  await timed('line', async () => {
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: /^line/ }).first().click();
    await list('Lines').locator('button.current').getByText(/stablehlo.tanh/).waitFor();
  });
  assert.ok(await countOf('Lines') > OPS);
  await timed('find', async () => {
    await page.getByRole('searchbox', { name: 'Find' }).fill('layer7/norm/sub');
    await page.getByRole('button', { name: 'Next' }).click();
    await list('Lines').locator('button.current').getByText(/layer7\/norm\/sub/).waitFor();
  });
  await timed('last line', () => press('Lines', 'End', /^\d+\s*\}/));
  await view(page, 'Collectives');
  await rows('Collectives').first().waitFor();
  assert.equal(await countOf('Collectives'), OPS / 10);
  await timed('last collective', () => press('Collectives', 'End', 'all_reduce'));
  await view(page, 'Layers');
  await timed('layers', async () => {
    await page.locator('summary', { hasText: 'main' }).click();
    await page.locator('summary', { hasText: 'jit(step)' }).click();
    await page.locator('summary', { hasText: 'layer9' }).first().waitFor();
  });
  await page.getByRole('button', { name: /^Show more of/ }).waitFor();
  await checkView(page, 'the layers of many tensors');

  // What the page holds does not depend on the number of ops.
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await session.send('HeapProfiler.collectGarbage');
  const metrics = Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map((each) => [each.name, each.value]));
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter((each) => each.type === 'renderer').reduce((sum, each) => sum + each.cpuTime, 0);
  console.log(`page: ${elements} elements, ${(metrics.JSHeapUsedSize / 2 ** 20).toFixed(1)} MiB, ${renderers.toFixed(1)} s of CPU, ` +
    `largest response ${(largest / 2 ** 10).toFixed(0)} KiB`);
  assert.ok(elements < MOST_ELEMENTS, `${elements} elements`);
  assert.ok(metrics.JSHeapUsedSize < MOST_HEAP, `${metrics.JSHeapUsedSize} bytes`);
  assert.ok(largest > 0 && largest < MOST_RESPONSE, `a response of ${largest} bytes`);

  // An annotation is changed.
  await view(page, 'Tensors');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('argument');
  await page.getByRole('searchbox', { name: 'Filter' }).fill("params['up'][0]");
  await rows('Tensors').getByText("params['up'][0]").click();
  await page.getByRole('heading', { name: "params['up'][0]" }).waitFor();
  await timed('update', async () => {
    await page.getByRole('group', { name: /^Dimension 0/ }).getByLabel(/^x/).check();
    await page.getByText("Trial: params['up'][0]: P(x, y)").waitFor();
  });
  await updated(page);
  const { memory, seconds } = await usage();
  console.log(`server: ${memory.toFixed(0)} MiB, ${seconds.toFixed(1)} s of CPU`);
  check(page);
  console.log('many ops: passed');
} finally {
  await browser.close();
  await server.stop();
}
