// The explorer of a file: a process of `python -m gspmd explore`, kept for later commands.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { commandLine, type Settings } from './predictions';

const MOST_OUTPUT = 1 << 16; // characters

/** The line that states the address with this token. The process prints texts of a program and
    of a script, too, which may look like it but cannot have the token. */
const announcement = (token: string) =>
  new RegExp(`gspmd: explorer at (http://127\\.0\\.0\\.1:\\d{1,5}/${token}/) \\(Ctrl-C ends it\\)\\r?$`, 'm');

export class Explorers {
  readonly #running = new Map<string, { process: ChildProcess; address: Promise<string> }>();

  /** Returns the address of the page of `file` at a line, from 1. Throws an Error with the
      command's message if it does not start. */
  async open(settings: Settings, file: string, line: number): Promise<string> {
    const key = JSON.stringify([settings, file]);
    let running = this.#running.get(key);
    if (!running) {
      running = this.#start(settings, file);
      this.#running.set(key, running);
      running.process.once('exit', () => this.#running.delete(key));
    }
    return `${await running.address}#line=${line}&source=${encodeURIComponent(file)}`;
  }

  #start(settings: Settings, file: string): { process: ChildProcess; address: Promise<string> } {
    const token = randomBytes(32).toString('base64url');
    const child = spawn(settings.python, commandLine('explore', settings, file, '--no-browser'),
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, GSPMD_EXPLORER_TOKEN: token } });
    const started = announcement(token);
    const address = new Promise<string>((resolve, reject) => {
      let output = '';
      child.stderr.on('data', (data: Buffer) => {
        output = (output + data.toString()).slice(-MOST_OUTPUT);
        const found = started.exec(output);
        if (found) resolve(found[1]!);
      });
      child.once('error', (error) => reject(new Error(`${settings.python}: ${error.message}`)));
      child.once('exit', (code) => reject(new Error(output.trim() || `the explorer ended with code ${code}`)));
    });
    return { process: child, address };
  }

  stop(): void {
    for (const { process } of this.#running.values()) process.kill('SIGINT');
    this.#running.clear();
  }
}
