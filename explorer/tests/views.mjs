// Every view light and dark, 1280 and 400 pixels wide; by the keyboard only; hostile names;
// who else may talk to the server.
//   node views.mjs layer.mlir hostile.mlir
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { check, checkView, figure, launch, openPage, selectTensor, startServer, view } from './harness.mjs';

const [, , program, hostile] = process.argv;
const VIEWS = ['Tensors', 'Layers', 'Source', 'Collectives', 'Problems', 'Mesh', 'Search', 'History'];

async function appearance(browser, address) {
  for (const [colorScheme, width] of [['light', 1280], ['dark', 400]]) {
    const page = await openPage(browser, address, { colorScheme, viewport: { width, height: 900 } });
    await selectTensor(page, /^params\['down'\]/);
    await page.getByText(/^Dimension 0 has x/).waitFor();
    for (const name of VIEWS) {
      await view(page, new RegExp(`^${name}`));
      await checkView(page, `${name}, ${colorScheme}, ${width} pixels`);
    }
    const background = await page.evaluate(() => getComputedStyle(document.querySelector('.gspmd-explorer')).backgroundColor);
    const light = background.match(/\d+/g).slice(0, 3).reduce((sum, each) => sum + Number(each), 0) / 3;
    assert.equal(light > 128, colorScheme === 'light', `background ${background}`);
    check(page);
    await page.context().close();
  }
}

/** Presses Tab until the focus is where `matches` says. */
async function tabTo(page, what, matches) {
  for (let presses = 0; presses < 80; ++presses) {
    if (await page.evaluate(matches)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`the Tab key does not reach ${what}`);
}

async function keyboard(browser, address) {
  const page = await openPage(browser, address);
  await tabTo(page, 'the table of tensors', () => document.activeElement?.matches('ul[aria-label="Tensors"] button'));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  assert.match(await page.evaluate(() => document.activeElement.innerText), /^table/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^table/ }).waitFor();
  await tabTo(page, 'the axes of a dimension', () => document.activeElement?.matches('fieldset input'));
  await page.keyboard.press('Space');
  await page.getByText('Trial: table: P(x)').waitFor();
  await tabTo(page, 'Keep', () => document.activeElement?.textContent === 'Keep');
  const memory = await figure(page, 'memory');
  await page.keyboard.press('Enter');
  await page.getByText('Trial:').waitFor({ state: 'detached' });
  assert.equal(await figure(page, 'memory'), memory);
  await tabTo(page, 'the views', () => document.activeElement?.getAttribute('role') === 'tab');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('heading', { name: 'Kept states' }).waitFor();
  // The focus is visible.
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(outline, 'none');
  check(page);
  await page.context().close();
}

async function names(browser, address) {
  const page = await openPage(browser, address, { viewport: { width: 400, height: 900 } });
  for (const name of VIEWS) {
    await view(page, new RegExp(`^${name}`));
    const html = await page.evaluate(() => document.body.innerHTML.length);
    assert.ok(html < 200_000, `${name} has ${html} characters`);
    if (name === 'Layers') {
      const folded = page.locator('details:not([open]) > summary');
      for (let opened = 0; opened < 20 && await folded.count(); ++opened) await folded.first().click();
    }
    await checkView(page, `${name} with hostile names`);
    const text = await page.evaluate(() => document.body.innerText);
    assert.doesNotMatch(text, /[\u202a-\u202e\u2066-\u2069\u200f]/, 'marks that reorder text are shown as numbers');
  }
  await view(page, 'Tensors');
  await page.getByRole('list', { name: 'Tensors', exact: true }).getByRole('button').first().click();
  await page.getByText(/^Dimension 0 has/).waitFor();
  assert.match(await page.getByRole('heading', { level: 2 }).first().innerText(), /<img src=x onerror=alert\(1\)>/);
  assert.equal(await page.locator('#app img').count(), 0, 'a name is no markup');
  await checkView(page, 'a hostile tensor');
  check(page);
  await page.context().close();
}

function status(address, headers, method = 'GET') {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers, method }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers]);
    });
    request.on('error', reject);
  });
}

async function strangers(address) {
  const url = new URL(address);
  const state = new URL('api/state', address);
  const [code, headers] = await status(address, {});
  assert.equal(code, 200);
  assert.match(headers['content-security-policy'], /default-src 'none'; script-src 'self';/);
  assert.doesNotMatch(headers['content-security-policy'], /unsafe/);
  // The frame of Model Explorer has a policy of its own, and a nonce for each response.
  const frames = await Promise.all([0, 1].map(() => status(new URL('model-explorer/', address), {})));
  const nonces = frames.map(([, each]) => /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-([\w-]{16,})';/.exec(each['content-security-policy'])[1]);
  assert.notEqual(nonces[0], nonces[1]);
  assert.doesNotMatch(frames[0][1]['content-security-policy'], /unsafe/);
  const rejected = [
    ['without the token', `${url.origin}/`, {}],
    ['with another token', address.replace(/\/[^/]+\/$/, `/${'A'.repeat(43)}/`), {}],
    ['under another name', address, { Host: `example.org:${url.port}` }],
    ['from another origin', address, { Origin: 'http://example.org' }],
    ['from another port', address, { Origin: 'http://127.0.0.1:1' }],
    ['from another site', new URL('api/open', address), { 'Sec-Fetch-Site': 'cross-site' }],
  ];
  for (const [what, target, extra] of rejected) {
    const [answer] = await status(target, extra);
    assert.ok(answer === 403 || answer === 404, `${what}: ${answer}`);
  }
  assert.equal((await status(new URL('../../etc/passwd', address), {}))[0] >= 403, true);
  assert.equal((await status(`${address}%2e%2e%2fserver.py`, {}))[0], 404);
  assert.equal((await status(state, { 'Content-Type': 'text/plain' }, 'POST'))[0], 404);
  assert.equal((await status(state, { 'Content-Type': 'application/json', 'Content-Length': 0 }, 'POST'))[0], 400);
}

const browser = await launch();
const servers = await Promise.all([startServer('--topology', 'v4:2x2x2', program), startServer('--topology', 'v4:2x2x2', hostile)]);
try {
  await strangers(servers[0].address);
  await names(browser, servers[1].address);
  await keyboard(browser, servers[0].address);
  await appearance(browser, servers[0].address);
  console.log('views: passed');
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.stop()));
}
