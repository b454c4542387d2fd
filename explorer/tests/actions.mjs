// Every action of the page, on a small program; figures are compared with gspmd-simulate.
//   node actions.mjs layer.mlir FOLDER LARGER.mlir
// A search of the larger program takes seconds, in which it is cancelled.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { check, detailsLoaded, figure, launch, openPage, selectTensor, startServer, updated, view } from './harness.mjs';

const [, , program, folder, largerProgram] = process.argv;
const TOPOLOGY = 'v4:2x2x2';
const UNITS = { 's': 1, 'ms': 1e-3, 'µs': 1e-6, B: 1, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

function number(text) {
  const [value, unit] = text.split(' ');
  return Number(value) * UNITS[unit];
}

/** Compares with numbers of three digits. */
function assertClose(text, expected, what) {
  assert.ok(Math.abs(number(text) - expected) <= 6e-3 * expected, `${what}: ${text} instead of ${expected}`);
}

async function simulate(file, ...options) {
  const stats = `${folder}/stats.json`;
  await promisify(execFile)('gspmd-simulate', [file, '--topology', TOPOLOGY, '--stats', stats, ...options]);
  return JSON.parse(await readFile(stats, 'utf8'));
}

async function assertFigures(page, file, what, ...options) {
  const expected = await simulate(file, ...options);
  assertClose(await figure(page, 'step'), expected.step_seconds, `${what}, step`);
  assertClose(await figure(page, 'memory'), expected.peak_bytes, `${what}, memory`);
  assertClose(await figure(page, 'network'), expected.network_seconds, `${what}, collectives`);
  return expected;
}

async function exported(page, form) {
  await view(page, 'Search');
  await page.getByRole('combobox', { name: 'As' }).selectOption(form);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const region = page.getByRole('region', { name: 'Annotations' });
  await region.waitFor();
  return region.innerText();
}

async function exportTo(page, file) {
  await writeFile(file, await exported(page, 'sdy'));
}

async function cancelSearch(browser) {
  const larger = await startServer('--topology', TOPOLOGY, largerProgram);
  try {
    const page = await openPage(browser, larger.address);
    await view(page, 'Search');
    await page.getByLabel('Seconds').fill('600');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(/searching: /).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await updated(page);
    assert.equal(await page.getByRole('img', { name: 'layouts by time and memory' }).count(), 0);
    await page.context().close();
  } finally {
    await larger.stop();
  }
}

const server = await startServer('--topology', TOPOLOGY, program);
const browser = await launch();
try {
  const page = await openPage(browser, server.address);
  const whenOpened = await assertFigures(page, program, 'as opened');
  const memory = await figure(page, 'memory');

  // A tensor: its shards, where its sharding comes from, what it lost.
  await selectTensor(page, /^batch/);
  await page.getByText('Dimension 0 has x from argument %arg0 of @main (batch)').waitFor();
  await page.getByText('4096 × 1024 in 4 × 1 shards').waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('value');
  await selectTensor(page, /^jit\(step\)\/mlp\/tanh/);
  await page.getByText('%0 dim 0').or(page.getByRole('button', { name: '%0' })).first().waitFor();
  const chain = page.getByRole('region', { name: 'Selection' }).getByRole('list').first();
  assert.match(await chain.innerText(), /%arg0 dim 0 → %0 dim 0 through stablehlo.dot_general/);
  // A step is a link to its line.
  await chain.getByRole('button', { name: 'line 11', exact: true }).first().click();
  const line = page.getByRole('list', { name: 'Lines' }).locator('button.current');
  assert.match(await line.innerText(), /%0 = stablehlo.dot_general/);
  assert.match(await line.innerText(), /P\(x, y\)/);
  await view(page, 'Tensors');

  // A dimension gets an axis; the change is undone, made again, and kept.
  await page.getByRole('combobox', { name: 'Show' }).selectOption('argument');
  await selectTensor(page, /^table/);
  const box = page.getByRole('group', { name: /^Dimension 0/ }).getByLabel(/^x/);
  await box.check();
  await page.getByText('Trial: table: P(x)').waitFor();
  assert.ok(number(await figure(page, 'memory')) < number(memory), 'a shard is smaller than the tensor');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Trial:').waitFor({ state: 'detached' });
  assert.equal(await figure(page, 'memory'), memory);
  await detailsLoaded(page);
  // Boxes are those of the state also if a change is undone before its details arrive.
  await page.route('**/api/tensor', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => {});
  });
  await box.check();
  await page.getByText('Trial: table: P(x)').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Trial:').waitFor({ state: 'detached' });
  await detailsLoaded(page);
  await page.unroute('**/api/tensor');
  assert.equal(await box.isChecked(), false, 'the box of an undone change');
  await box.check();
  await page.getByText('Trial: table: P(x)').waitFor();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('Trial:').waitFor({ state: 'detached' });
  await exportTo(page, `${folder}/kept.mlir`);
  assert.match(await readFile(`${folder}/kept.mlir`, 'utf8'), /%arg3: tensor<32768x1024xf32> \{sdy.sharding = #sdy.sharding<@mesh, \[\{"x"\}, \{\}\]>\}/);
  await assertFigures(page, `${folder}/kept.mlir`, 'after an edit');

  // A donated argument takes its result along; an annotation can be removed.
  await view(page, 'Tensors');
  await selectTensor(page, /^params\['up'\]/);
  await page.getByRole('group', { name: /^Dimension 0/ }).getByLabel(/^x/).check();
  await page.getByText("Trial: params['up']: P(x, y)").waitFor();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('result');
  assert.match(await page.getByRole('list', { name: 'Tensors', exact: true }).getByRole('button', { name: /^result1/ }).innerText(), /P\(x, y\)/);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('argument');
  await page.getByRole('button', { name: 'Remove the annotation' }).click();
  await page.getByText("Trial: params['up']: no annotation").waitFor();
  await updated(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Trial:').waitFor({ state: 'detached' });

  // Problems are marked, and the change that helps most is found by trying.
  await view(page, 'Problems');
  const problems = await page.getByRole('tabpanel').innerText();
  assert.match(problems, /conflict/);
  assert.match(problems, /padding[\s\S]*bias[\s\S]*4 shards do not divide dimension 0 \(13\): 19 % of the tensor is padding/);
  assert.doesNotMatch(problems, /replicated/, 'the table is sharded now');
  await page.getByRole('button', { name: 'Which change helps most?' }).first().click();
  const suggestions = page.getByRole('group', { name: 'Suggestions' });
  await suggestions.getByText(/changes of one annotation/).waitFor();
  const first = suggestions.getByRole('listitem').first();
  const promised = /step ([\d.]+ \S+)/.exec(await first.innerText())[1];
  await first.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Trial:').waitFor();
  assert.equal(await figure(page, 'step'), promised);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Trial:').waitFor({ state: 'detached' });

  // A collective: bytes, time, line, and the annotation that removes it.
  await view(page, 'Collectives');
  const longest = page.getByRole('list', { name: 'Collectives', exact: true }).getByRole('button').first();
  const kind = (await longest.innerText()).split(' ')[0];
  assert.equal(kind, whenOpened.collectives_by_line[0].kind);
  await longest.click();
  await page.getByRole('button', { name: 'Which annotation removes it?' }).click();
  await suggestions.getByText(/changes of one annotation/).waitFor();
  assert.match(await suggestions.getByRole('listitem').first().innerText(), /of the collective left/);
  await page.getByRole('list', { name: 'Reshards' }).getByRole('button').first().click();
  await page.getByRole('heading', { name: 'Why' }).waitFor();

  // The exported text is that of the state: after a change it is gone.
  await exported(page, 'specs');
  await page.getByLabel('Overlap').selectOption('async');
  await page.getByRole('region', { name: 'Annotations' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Trial:').waitFor({ state: 'detached' });

  // Mesh, topology, optimization and memory limit.
  await page.getByLabel('Mesh', { exact: true }).fill('x=2, y=4');
  await page.getByLabel('Mesh', { exact: true }).press('Enter');
  await page.getByText('Trial: mesh x=2, y=4').waitFor();
  await exportTo(page, `${folder}/mesh.mlir`);
  assert.match(await readFile(`${folder}/mesh.mlir`, 'utf8'), /sdy.mesh @mesh = <\["x"=2, "y"=4\]>/);
  await assertFigures(page, `${folder}/mesh.mlir`, 'on another mesh');
  await page.getByLabel('Optimize collectives').check();
  await page.getByText('Trial: optimized').waitFor();
  await updated(page);
  await assertFigures(page, `${folder}/mesh.mlir`, 'optimized', '--optimize');
  await page.getByLabel('Memory limit (GiB)').fill('0.01');
  await page.getByLabel('Memory limit (GiB)').press('Enter');
  await page.getByText(/too large/).first().waitFor();
  await page.getByLabel('Memory limit (GiB)').fill('');
  await page.getByLabel('Memory limit (GiB)').press('Enter');
  await page.getByText('Trial: memory of the chip').waitFor();
  await page.getByLabel('Optimize collectives').uncheck();
  await page.getByText('Trial: not optimized').waitFor();
  await page.getByRole('button', { name: 'Keep' }).click();

  // A wrong mesh is an error with the reason, and changes nothing.
  const step = await figure(page, 'step');
  await page.getByLabel('Mesh', { exact: true }).fill('x=3');
  await page.getByLabel('Mesh', { exact: true }).press('Enter');
  await page.getByRole('alert').getByText(/3 devices|devices/).first().waitFor();
  assert.equal(await figure(page, 'step'), step);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await cancelSearch(browser);

  // A search whose result is tried and exported.
  await view(page, 'Search');
  await page.getByLabel('Seconds').fill('2');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('img', { name: 'layouts by time and memory' }).waitFor();
  const found = /within memory: ([\d.]+ \S+),/.exec(await page.getByRole('tabpanel').innerText())[1];
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Trial: found by the search').waitFor();
  assert.equal(await figure(page, 'step'), found);
  await exportTo(page, `${folder}/found.mlir`);
  await assertFigures(page, `${folder}/found.mlir`, 'of the search');
  assert.match(await exported(page, 'specs'), /mesh = jax.make_mesh\(\(.*\), \(.*'x'.*\)\)/);
  assert.deepEqual(Object.keys(JSON.parse(await exported(page, 'map'))), ['mesh', 'shardings']);
  await page.getByRole('button', { name: 'Keep' }).click();

  // Two states beside each other; the history as a file, loaded into a page of its own.
  await view(page, 'History');
  await page.getByRole('combobox', { name: 'Right' }).selectOption('1');
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('table', { name: 'Comparison' });
  await comparison.waitFor();
  assert.match(await comparison.innerText(), /Memory\s+\S+ \S+\s+\S+ \S+\s+−\d+/);
  assert.match(await page.getByRole('table', { name: 'Tensors that differ' }).innerText(), /table\s+P\(\)\s+P\(x\)/);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the history' }).click()]);
  await download.saveAs(`${folder}/history.json`);
  // An address may name a line, also while the page is open.
  await page.goto(`${server.address}#line=14&source=layer.mlir`);
  const source = page.getByRole('list', { name: 'Lines' });
  await source.getByRole('button', { name: /14.*%2 = stablehlo\.dot_general/ }).waitFor();
  assert.equal(await page.getByRole('tab', { name: 'Source' }).getAttribute('aria-selected'), 'true');

  check(page);
  const second = await openPage(browser, server.address);
  await view(second, 'History');
  await second.getByLabel('Load a history').setInputFiles(`${folder}/history.json`);
  await second.getByRole('row', { name: /table: P\(x\)/ }).getByRole('button').click();
  await updated(second);
  await second.getByLabel('Mesh', { exact: true }).and(second.locator('[value="x=4, y=2"]')).or(second.getByLabel('Mesh', { exact: true })).first().waitFor();
  await assertFigures(second, `${folder}/kept.mlir`, 'from the history');
  await writeFile(`${folder}/wrong.json`, '{"format": "another"}');
  await second.getByLabel('Load a history').setInputFiles(`${folder}/wrong.json`);
  await second.getByRole('alert').getByText('expected a file of the format').waitFor();
  // Layers and the mesh.
  await view(second, 'Layers');
  await second.getByText('jit(step)').or(second.locator('summary', { hasText: 'main' })).first().click();
  await second.locator('summary', { hasText: 'jit(step)' }).click();
  await second.locator('summary', { hasText: 'mlp' }).click();
  await second.locator('summary', { hasText: 'down' }).waitFor();
  await view(second, 'Mesh');
  await second.getByRole('img', { name: /network of v4/ }).waitFor();
  check(second);
  console.log('every action: passed');
} finally {
  await browser.close();
  await server.stop();
}
