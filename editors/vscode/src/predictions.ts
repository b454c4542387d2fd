// Predicted time and bytes by line, which `python -m gspmd lines` computes.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface LineFigures {
  line: number;
  seconds: number;
  network_seconds: number;
  bytes: number;
  collectives: number;
}

export interface Predictions {
  topology: string;
  program: string;
  step_seconds: number;
  peak_bytes: number;
  capacity_bytes: number;
  lines: LineFigures[];
}

export interface Settings {
  python: string;
  topology: string;
  overlap: string;
}

const MOST_OUTPUT = 256 << 20; // bytes

/** The arguments of both commands of the package. */
export function commandLine(command: string, settings: Settings, file: string, ...options: string[]): string[] {
  return ['-m', 'gspmd', command, ...(settings.topology ? ['--topology', settings.topology] : []),
    '--overlap', settings.overlap, ...options, file];
}

/** Predicts a program or runs a script. Throws an Error with the command's message. */
export async function predict(settings: Settings, file: string, signal?: AbortSignal): Promise<Predictions> {
  try {
    const { stdout } = await promisify(execFile)(settings.python, commandLine('lines', settings, file),
      { maxBuffer: MOST_OUTPUT, ...(signal ? { signal } : {}) });
    // A script may print lines of its own before.
    return JSON.parse(stdout.trimEnd().split('\n').pop() ?? '') as Predictions;
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim();
    throw new Error(output || String(error));
  }
}

function withUnit(value: number, units: [number, string][]): string {
  const [factor, unit] = units.find(([limit]) => value >= limit) ?? units[units.length - 1]!;
  return `${Number((value / factor).toPrecision(3))} ${unit}`;
}

export const secondsText = (seconds: number): string =>
  withUnit(seconds, [[1, 's'], [1e-3, 'ms'], [1e-6, 'µs']]);
export const bytesText = (bytes: number): string =>
  withUnit(bytes, [[2 ** 40, 'TiB'], [2 ** 30, 'GiB'], [2 ** 20, 'MiB'], [2 ** 10, 'KiB'], [1, 'B']]);

/** The text of the lens above the first line. */
export function summaryText(predictions: Predictions): string {
  const fits = predictions.peak_bytes <= predictions.capacity_bytes ? '' : ' (does not fit)';
  return `predicted on ${predictions.topology}: ${secondsText(predictions.step_seconds)} a step, `
    + `${bytesText(predictions.peak_bytes)} at the peak${fits}`;
}

/** The text of the lens above a line. */
export function lensText(figures: LineFigures, predictions: Predictions): string {
  const share = (100 * figures.seconds) / predictions.step_seconds;
  const parts = [`${secondsText(figures.seconds)} (${share.toFixed(1)} %)`];
  if (figures.collectives > 0)
    parts.push(`${bytesText(figures.bytes)} in ${figures.collectives} collective${figures.collectives === 1 ? '' : 's'}`);
  return parts.join(', ');
}
