// The extension: the language server, lenses with predictions, and the explorer.
import * as vscode from 'vscode';
import { LanguageClient } from 'vscode-languageclient/node';
import { Explorers } from './explorer';
import { lensText, predict, summaryText, type Predictions, type Settings } from './predictions';

const LANGUAGES = ['mlir', 'python'];

/** Shows an error. VS Code turns `[label](command:...)` in a notification into a link that runs
    the command, and texts of a program may have that form: a blank keeps them text. */
function showError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  void vscode.window.showErrorMessage(`gspmd: ${text.replaceAll('](', '] (')}`);
}

function settingsOf(document: vscode.TextDocument): Settings {
  const values = vscode.workspace.getConfiguration('gspmd', document);
  return { python: values.get('python', 'python3'), topology: values.get('topology', ''), overlap: values.get('overlap', 'none') };
}

/** Lenses of the documents that were predicted. They are removed when a document changes,
    because its lines are others then. */
class Lenses implements vscode.CodeLensProvider {
  readonly #predictions = new Map<string, Predictions>();
  readonly #running = new Map<string, AbortController>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.#changed.event;

  async predict(document: vscode.TextDocument): Promise<void> {
    const key = document.uri.toString();
    this.#running.get(key)?.abort();
    const abort = new AbortController();
    this.#running.set(key, abort);
    try {
      const version = document.version;
      const predictions = await predict(settingsOf(document), document.uri.fsPath, abort.signal);
      if (abort.signal.aborted || document.version !== version) return;
      this.#predictions.set(key, predictions);
      this.#changed.fire();
    } finally {
      if (this.#running.get(key) === abort) this.#running.delete(key);
    }
  }

  forget(document: vscode.TextDocument): void {
    this.#running.get(document.uri.toString())?.abort();
    if (this.#predictions.delete(document.uri.toString())) this.#changed.fire();
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    const predictions = this.#predictions.get(document.uri.toString());
    if (!predictions) return [];
    const lens = (line: number, title: string) => new vscode.CodeLens(
      new vscode.Range(line - 1, 0, line - 1, 0),
      { title, command: 'gspmd.explore', arguments: [document.uri, line], tooltip: 'Open the explorer at this line' });
    return [lens(1, summaryText(predictions)),
      ...predictions.lines.filter(({ line }) => line <= document.lineCount)
        .map((figures) => lens(figures.line, lensText(figures, predictions)))];
  }
}

let client: LanguageClient | undefined;

async function startServer(): Promise<void> {
  const command = vscode.workspace.getConfiguration('gspmd').get('server', 'gspmd-lsp-server');
  client = new LanguageClient('gspmd', 'gspmd', { command }, { documentSelector: [{ language: 'mlir' }] });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    showError(`${command} does not start: ${error instanceof Error ? error.message : error}. `
      + 'The setting gspmd.server is its path.');
  }
}

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const lenses = new Lenses();
  const explorers = new Explorers();

  const withErrors = async (title: string, work: () => Promise<void>) => {
    try {
      await vscode.window.withProgress({ location: vscode.ProgressLocation.Window, title: `gspmd: ${title}` }, work);
    } catch (error) {
      showError(error);
    }
  };
  const predictOnSave = (document: vscode.TextDocument) => {
    if (document.languageId !== 'mlir' || document.uri.scheme !== 'file') return;
    if (!vscode.workspace.getConfiguration('gspmd', document).get('predictOnSave', true)) return;
    // The language server marks what is wrong with the program.
    void lenses.predict(document).catch(() => undefined);
  };

  context.subscriptions.push(
    vscode.languages.registerCodeLensProvider(LANGUAGES.map((language) => ({ language, scheme: 'file' })), lenses),
    vscode.commands.registerCommand('gspmd.predict', async () => {
      const document = vscode.window.activeTextEditor?.document;
      if (!document) return;
      await withErrors('predicting', async () => {
        await document.save();
        await lenses.predict(document);
      });
    }),
    vscode.commands.registerCommand('gspmd.explore', async (uri?: vscode.Uri, line?: number) => {
      const editor = vscode.window.activeTextEditor;
      const document = uri ? await vscode.workspace.openTextDocument(uri) : editor?.document;
      if (!document) return;
      await withErrors('opening the explorer', async () => {
        const at = line ?? (editor ? editor.selection.active.line + 1 : 1);
        const address = await explorers.open(settingsOf(document), document.uri.fsPath, at);
        await vscode.env.openExternal(vscode.Uri.parse(address, true));
      });
    }),
    vscode.commands.registerCommand('gspmd.restart', async () => {
      await client?.stop();
      await startServer();
    }),
    vscode.workspace.onDidOpenTextDocument(predictOnSave),
    vscode.workspace.onDidSaveTextDocument(predictOnSave),
    vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (contentChanges.length) lenses.forget(document);
    }),
    vscode.workspace.onDidCloseTextDocument((document) => lenses.forget(document)),
    { dispose: () => explorers.stop() },
  );
  vscode.workspace.textDocuments.forEach(predictOnSave);
  await startServer();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
