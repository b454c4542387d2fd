// What the tests of the page share: the server, the browser, and checks of any view.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const TIMEOUT = 30_000;
/** Milliseconds by which each answer of the server is late, to find what a test does not wait for. */
const DELAY = Number(process.env.GSPMD_EXPLORER_DELAY ?? 0);

/** Starts `python -m gspmd explore ARGUMENTS`; the command is in the variable PYTHON. */
export async function startServer(...arguments_) {
  return startProcess('-m', 'gspmd', 'explore', '--no-browser', ...arguments_);
}

/** Starts Python with a command that prints "explorer at ADDRESS". */
export async function startProcess(...command) {
  const process_ = spawn(process.env.PYTHON, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  const address = await new Promise((resolve, reject) => {
    process_.stderr.on('data', (data) => {
      output += data;
      const found = /explorer at (http:\S+)/.exec(output);
      if (found) resolve(found[1]);
    });
    process_.on('exit', (code) => reject(new Error(`the server ended with code ${code}: ${output}`)));
  });
  return {
    address,
    id: process_.pid,
    async stop() {
      const ended = new Promise((resolve) => process_.once('exit', resolve));
      process_.removeAllListeners('exit');
      process_.once('exit', () => {});
      process_.kill('SIGINT');
      const code = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000, 'none'))]);
      if (code === 'none') process_.kill('SIGKILL');
    },
  };
}

export async function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Opens the page. Errors of scripts, requests to other places and violations of the page's
    policy fail the test. */
export async function openPage(browser, address, { timeout = TIMEOUT, isReady = updated, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, ...options });
  const page = await context.newPage();
  if (DELAY) {
    await page.route('**/api/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY));
      await route.continue().catch(() => {}); // the page may have cancelled it
    });
  }
  page.setDefaultTimeout(timeout);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(`error: ${error.message}`));
  page.on('console', (message) => { if (message.type() === 'error') page.faults.push(`console: ${message.text()}`); });
  page.on('request', (request) => {
    if (!request.url().replace(/^ws:/, 'http:').startsWith(address) && !/^(blob|data):/.test(request.url())) page.faults.push(`request to ${request.url()}`);
  });
  page.on('dialog', (dialog) => { page.faults.push(`dialog: ${dialog.message()}`); void dialog.dismiss(); });
  await page.goto(address);
  await isReady(page);
  return page;
}

/** Waits until nothing runs and the page shows a state. */
export async function updated(page) {
  await page.getByText(/^Updated in/).waitFor();
}

export const figure = (page, name) => page.locator(`[data-figure="${name}"]`).innerText();
export const view = async (page, name) => { await page.getByRole('tab', { name }).click(); };
/** Waits for the details of the selection: until they arrive, the page keeps those of the selection
    or the state before, whose boxes would change another tensor or are set already. */
export const detailsLoaded = async (page) => {
  await page.getByRole('region', { name: 'Selection' }).locator('[aria-busy="false"]').waitFor();
};
/** Selects a tensor of the table by the beginning of its row. */
export const selectTensor = async (page, name) => {
  await page.getByRole('list', { name: 'Tensors', exact: true }).getByRole('button', { name }).first().click();
  await detailsLoaded(page);
};

/** Accessibility, and no sideways scrolling of the page. */
export async function checkView(page, what) {
  await page.evaluate(axeSource).catch(async () => { await page.addScriptTag({ content: axeSource }); });
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(found.violations.map((each) => `${each.id}: ${each.nodes[0].html.slice(0, 200)} ${each.nodes[0].failureSummary}`), [], `accessibility of ${what}`);
  const [wide, width] = await page.evaluate(() => [document.scrollingElement.scrollWidth, window.innerWidth]);
  assert.ok(wide <= width, `${what} is ${wide} pixels wide in a window of ${width}`);
}

export function check(page) {
  assert.deepEqual(page.faults, []);
}
