// A client without an editor: the language server by its protocol, and the packaged extension
// with a stand-in for VS Code's interface.
//   node protocol.mjs EXTENSION PROGRAM SERVER PYTHON
// EXTENSION is the unpacked .vsix. The variable SIMULATED names what gspmd-simulate --stats wrote.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const [, , extension, program, serverCommand, python] = process.argv;
const TOPOLOGY = 'v4:2x2x2';
const text = await readFile(program, 'utf8');
const lines = text.split('\n');
const uri = pathToFileURL(program).href;
const lineOf = (content) => lines.findIndex((line) => line.includes(content));

// ---- The language server -----------------------------------------------------------

async function checkServer() {
  const { createMessageConnection, StreamMessageReader, StreamMessageWriter } = require('vscode-jsonrpc/node');
  const server = spawn(serverCommand, ['--log=error'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const connection = createMessageConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  const diagnostics = new Promise((resolve) => connection.onNotification('textDocument/publishDiagnostics', resolve));
  connection.listen();
  const { capabilities } = await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  assert.ok(capabilities.inlayHintProvider && capabilities.hoverProvider);
  await connection.sendNotification('initialized', {});
  await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'mlir', version: 1, text } });
  assert.equal((await diagnostics).uri, uri);
  const hints = await connection.sendRequest('textDocument/inlayHint', {
    textDocument: { uri }, range: { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } } });
  const product = lineOf('%0 = stablehlo.dot_general');
  const labels = hints.filter((hint) => hint.position.line === product).map((hint) => hint.label);
  assert.ok(labels.some((label) => label.includes('[{"x"}, {"y"}]')), JSON.stringify(hints));
  const hover = await connection.sendRequest('textDocument/hover', { textDocument: { uri }, position: { line: product, character: 3 } });
  assert.match(hover.contents.value, /from argument %arg0 of @main/);
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  assert.equal(await ended, 0);
}

// ---- The extension -------------------------------------------------------------------

/** Stands for what the extension's libraries only pass on. */
function standIn() {
  return new Proxy(function () {}, {
    get: (object, key) => (key in object || typeof key === 'symbol' || key === 'then' ? object[key] : (object[key] = standIn())),
    construct: () => standIn(),
    apply: () => standIn(),
  });
}

const disposable = { dispose() {} };

function makeEditor(document, settings) {
  const seen = { commands: new Map(), errors: [], opened: [], listeners: {} };
  // The extension's own listeners come before those of its client.
  const listen = (name) => (listener) => { seen.listeners[name] ??= listener; return disposable; };
  const editor = Object.assign(standIn(), {
    version: '1.100.0',
    Range: class { constructor(line) { this.line = line; } },
    CodeLens: class { constructor(range, command) { Object.assign(this, { range, command }); } },
    EventEmitter: class {
      listeners = [];
      event = (listener) => { this.listeners.push(listener); return disposable; };
      fire() { this.listeners.forEach((listener) => listener()); }
    },
    Uri: { parse: (value) => ({ value, toString: () => value }) },
    ProgressLocation: { Window: 10 },
    env: { openExternal: async (address) => { seen.opened.push(address.value); return true; } },
    languages: { registerCodeLensProvider: (_, provider) => { seen.lenses = provider; return disposable; } },
    commands: { registerCommand: (name, command) => { seen.commands.set(name, command); return disposable; } },
    window: Object.assign(standIn(), {
      activeTextEditor: { document, selection: { active: { line: 4 } } },
      showErrorMessage: async (message) => { seen.errors.push(message); },
      withProgress: (_, work) => work(),
    }),
    workspace: Object.assign(standIn(), {
      textDocuments: [], openTextDocument: async () => document,
      getConfiguration: () => ({ get: (key, value) => settings[key] ?? value }),
      onDidOpenTextDocument: listen('open'), onDidSaveTextDocument: listen('save'),
      onDidChangeTextDocument: listen('change'), onDidCloseTextDocument: listen('close'),
    }),
  });
  return { editor, seen };
}

/** Stands for a Python whose program prints addresses of its own before the explorer's. */
const FORGING_PYTHON = `#!${process.execPath}
const token = process.env.GSPMD_EXPLORER_TOKEN;
const forged = 'A'.repeat(token.length);
console.error('explorer at http://127.0.0.1:1/forged/');
console.error('gspmd: explorer at http://127.0.0.1:1/' + forged + '/ (Ctrl-C ends it)');
console.error('gspmd: explorer at http://example.org:1/' + token + '/ (Ctrl-C ends it)');
console.error('gspmd: explorer at http://127.0.0.1:1@example.org/' + token + '/ (Ctrl-C ends it)');
setTimeout(() => console.error('a text gspmd: explorer at http://127.0.0.1:2/' + token + '/ (Ctrl-C ends it)'), 200);
setTimeout(() => {}, 60_000);
`;

/** Opens the explorer; texts of a program do not change the address. */
async function checkAddress(seen, settings) {
  const folder = await mkdtemp(join(tmpdir(), 'gspmd-vscode-'));
  const file = join(folder, 'python');
  await writeFile(file, FORGING_PYTHON, { mode: 0o700 });
  const before = seen.opened.length;
  settings.python = file;
  await seen.commands.get('gspmd.explore')();
  settings.python = python;
  await rm(folder, { recursive: true });
  assert.equal(seen.opened.length, before + 1, seen.errors.at(-1));
  assert.match(seen.opened.at(-1), /^http:\/\/127\.0\.0\.1:2\/[\w-]{43}\/#line=5&/);
}

/** Texts of a program are no links in an error, as they would be in a notification of VS Code. */
async function checkLinks(seen, settings) {
  settings.topology = '[a link](command:workbench.action.quit)';
  await seen.commands.get('gspmd.predict')();
  assert.match(seen.errors.at(-1), /\[a link\] \(command:workbench\.action\.quit\)/);
  settings.server = settings.topology;
  await seen.commands.get('gspmd.restart')();
  for (const error of seen.errors) assert.ok(!error.includes(']('), error);
}

async function checkExtension() {
  const description = JSON.parse(await readFile(`${extension}/extension/package.json`, 'utf8'));
  const document = {
    languageId: 'mlir', version: 1, lineCount: lines.length, save: async () => true,
    uri: { scheme: 'file', fsPath: program, toString: () => uri },
  };
  const settings = { python, topology: TOPOLOGY, server: '/nonexistent/gspmd-lsp-server' };
  const { editor, seen } = makeEditor(document, settings);
  const load = Module._load;
  Module._load = (name, ...rest) => (name === 'vscode' ? editor : load(name, ...rest));
  const { activate } = require(`${extension}/extension/${description.main}`);
  const context = { subscriptions: [] };
  await Promise.race([activate(context), new Promise((resolve) => setTimeout(resolve, 5_000))]);
  for (const { command } of description.contributes.commands) assert.ok(seen.commands.has(command), command);

  // Lenses: none before, then those of the predictions.
  assert.deepEqual(seen.lenses.provideCodeLenses(document), []);
  const changed = new Promise((resolve) => seen.lenses.onDidChangeCodeLenses(resolve));
  seen.listeners.open(document);
  await changed;
  const lenses = seen.lenses.provideCodeLenses(document);
  const simulated = JSON.parse(await readFile(process.env.SIMULATED, 'utf8'));
  const round = (value) => Number(value.toPrecision(3));
  assert.equal(lenses[0].command.title,
    `predicted on ${TOPOLOGY}: ${round(simulated.step_seconds * 1e6)} µs a step, ${round(simulated.peak_bytes / 2 ** 20)} MiB at the peak`);
  const collective = simulated.collectives_by_line.find((each) => each.kind === 'all_reduce');
  const down = lenses.find((lens) => lens.range.line === lineOf('%2 = stablehlo.dot_general'));
  assert.match(down.command.title, new RegExp(`µs \\([\\d.]+ %\\), ${round(collective.bytes / 2 ** 20)} MiB in 1 collective$`));

  // The explorer opens at the line of the lens, and at that of the cursor; one process serves both.
  await seen.commands.get('gspmd.explore')(...down.command.arguments);
  await seen.commands.get('gspmd.explore')();
  assert.deepEqual(seen.errors.filter((error) => !error.includes('gspmd-lsp-server does not start')), []);
  const [first, second] = seen.opened.map((address) => new URL(address));
  assert.equal(first.hash.split('&')[0], `#line=${down.range.line + 1}`);
  assert.equal(second.hash.split('&')[0], '#line=5');
  assert.equal(first.pathname, second.pathname);
  assert.match(await (await fetch(first)).text(), /<title>gspmd/);

  await checkAddress(seen, settings);

  // A change removes the lenses; the error of a command is shown.
  seen.listeners.change({ document, contentChanges: [{}] });
  assert.deepEqual(seen.lenses.provideCodeLenses(document), []);
  settings.topology = 'v4:1x1x1';
  await seen.commands.get('gspmd.predict')();
  assert.match(seen.errors.at(-1), /^gspmd: .*error: .*8 devices/s);
  await checkLinks(seen, settings);
  for (const each of context.subscriptions) each.dispose?.();
}

await checkServer();
console.log('language server: passed');
await checkExtension();
console.log('extension: passed');
process.exit(0); // the extension's client may wait for its server
