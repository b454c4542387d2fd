// The notebook's widget in JupyterLab: a cell shows the explorer, in which a tensor is selected.
//   node jupyter.mjs PROGRAM FOLDER
// The variable JUPYTER_PYTHON names a Python with JupyterLab, anywidget and what the package needs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { launch, updated } from './harness.mjs';

const [, , program, folder] = process.argv;
const TIMEOUT = 180_000; // JupyterLab and its kernel start
const token = randomBytes(16).toString('hex');
await writeFile(`${folder}/explorer.ipynb`, JSON.stringify({
  nbformat: 4, nbformat_minor: 5, metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
  cells: [{ id: 'widget', cell_type: 'code', metadata: {}, outputs: [], execution_count: null,
    source: `import gspmd\ngspmd.load(${JSON.stringify(program)}).widget("v4:2x2x2")` }],
}));
const server = spawn(process.env.JUPYTER_PYTHON, ['-m', 'jupyterlab', '--no-browser', '--allow-root', '--ServerApp.port=0', '--ServerApp.ip=127.0.0.1',
  `--IdentityProvider.token=${token}`, `--ServerApp.root_dir=${folder}`, '--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate',
], { stdio: ['ignore', 'ignore', 'pipe'] });
const browser = await launch();
try {
  let output = '';
  const port = await new Promise((resolve, reject) => {
    server.stderr.on('data', (data) => {
      output += data;
      const found = /http:\/\/127\.0\.0\.1:(\d+)\/lab/.exec(output);
      if (found) resolve(found[1]);
    });
    server.on('exit', (code) => reject(new Error(`JupyterLab ended with code ${code}: ${output}`)));
  });
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage();
  page.setDefaultTimeout(TIMEOUT);
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`http://127.0.0.1:${port}/lab/tree/explorer.ipynb?token=${token}`);
  await page.locator('.jp-Notebook .cm-content').first().click();
  await page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').first().waitFor();
  await page.keyboard.press('Shift+Enter');
  const widget = page.locator('.jp-OutputArea .gspmd-explorer');
  await updated(widget);
  await widget.getByRole('list', { name: 'Tensors', exact: true }).getByRole('button', { name: /^params\['down'\]/ }).click();
  await widget.getByText(/^Dimension 0 has x/).first().waitFor();
  await widget.getByRole('group', { name: /^Dimension 1/ }).getByRole('checkbox').first().check();
  await widget.getByText(/^Trial:/).waitFor();
  assert.deepEqual(faults, []);
  await page.screenshot({ path: `${folder}/jupyter.png` });
  console.log('JupyterLab: passed');
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill('SIGKILL');
}
