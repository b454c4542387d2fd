// The explorer of a file: a process of `python -m gspmd explore`, kept for later commands.
import { spawn, type ChildProcess } from 'node:child_process';
import { commandLine, type Settings } from './predictions';

const STARTED = /explorer at (http:\/\/127\.0\.0\.1:\d+\/\S+)/;

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
    const process = spawn(settings.python, commandLine('explore', settings, file, '--no-browser'),
      { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = new Promise<string>((resolve, reject) => {
      let output = '';
      process.stderr.on('data', (data: Buffer) => {
        output += data.toString();
        const found = STARTED.exec(output);
        if (found) resolve(found[1]!);
      });
      process.once('error', (error) => reject(new Error(`${settings.python}: ${error.message}`)));
      process.once('exit', (code) => reject(new Error(output.trim() || `the explorer ended with code ${code}`)));
    });
    return { process, address };
  }

  stop(): void {
    for (const { process } of this.#running.values()) process.kill('SIGINT');
    this.#running.clear();
  }
}
