// Opens a program with node data in Model Explorer, and writes the picture of docs/viewers.md
// and the text in it.
//   node model-explorer.mjs PROGRAM PREFIX FOLDER      -> FOLDER/model-explorer.png and .txt
// The variables VIEWERS_PYTHON and SERVE name the command and the script that serves it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { launch, TIMEOUT } from './harness.mjs';

const [, , program, prefix, folder] = process.argv;
const server = spawn(process.env.VIEWERS_PYTHON, [process.env.SERVE, program, prefix], { stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PYTHONUNBUFFERED: '1' } });
const browser = await launch();
try {
  let output = '';
  const address = await new Promise((resolve, reject) => {
    server.stdout.on('data', (data) => {
      output += data;
      const found = /http:\/\/\S+data=\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    setTimeout(() => reject(new Error(`no address within ${TIMEOUT} ms: ${output}`)), TIMEOUT).unref();
    server.on('exit', (code) => reject(new Error(`the server ended with code ${code}: ${output}`)));
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 }, colorScheme: 'light' });
  // Fonts of other places are not needed.
  await context.route((url) => url.hostname !== '127.0.0.1', (route) => route.abort());
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (let tries = 0; ; ++tries) { // the address is printed before the server listens
    try { await page.goto(address); break; } catch (error) {
      if (tries === 20) throw error;
      await page.waitForTimeout(500);
    }
  }
  await page.getByText('Aggregated stats').waitFor();
  const text = (await page.evaluate(() => document.body.innerText)).replace(/[ \t]+/g, ' ');
  const rows = text.slice(text.lastIndexOf('Node data')).replace(/\n\s*\n/g, '\n');
  for (const kind of ['sharding', 'time', 'bytes', 'memory']) assert.match(text, new RegExp(`\\.${kind}\\.json`));
  assert.match(rows, /stablehlo\.dot_general \[\{"x"\}, \{"y"\}\]|\[\{"x"\}, \{"y"\}\]/);
  await page.waitForTimeout(1000); // the graph moves into place
  await page.screenshot({ path: `${folder}/model-explorer.png` });
  const sum = /Sum[\s\d.eE+-]+/.exec(text)[0].replace(/\s+/g, ' ').trim();
  await writeFile(`${folder}/model-explorer.txt`, `${sum}\n`);
  assert.deepEqual(faults, []);
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill('SIGKILL');
}
console.log('model explorer: passed');
