// The history as a file.
import type { Axis, Edit, Figures, Variant } from '../messages';
import type { Entry } from './session.svelte';

const FORMAT = 'gspmd explorer history';

export function toFile(program: string, entries: readonly Entry[]): string {
  return JSON.stringify({ format: FORMAT, version: 1, program, entries }, null, 1) + '\n';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAxis(value: unknown): value is Axis {
  return isObject(value) && typeof value['name'] === 'string' && typeof value['size'] === 'number';
}

function isEdit(value: unknown): value is Edit {
  if (!isObject(value) || !isObject(value['tensor'])) return false;
  const { tensor, sharding } = value;
  return typeof tensor['function'] === 'string' && typeof tensor['name'] === 'string' &&
    typeof tensor['occurrence'] === 'number' && (sharding === null || Array.isArray(sharding));
}

function isVariant(value: unknown): value is Variant {
  if (!isObject(value) || !isObject(value['settings']) || !Array.isArray(value['edits'])) return false;
  const { settings, edits, clear } = value;
  return typeof settings['topology'] === 'string' && typeof settings['optimize'] === 'boolean' &&
    typeof settings['memory_limit'] === 'number' && typeof clear === 'boolean' &&
    (settings['mesh'] === null || (Array.isArray(settings['mesh']) && settings['mesh'].every(isAxis))) &&
    edits.every(isEdit);
}

function isEntry(value: unknown): value is Entry {
  return isObject(value) && typeof value['title'] === 'string' && isVariant(value['variant']) && isObject(value['figures']) &&
    typeof (value['figures'] as unknown as Figures).step_seconds === 'number' &&
    typeof (value['figures'] as unknown as Figures).peak_bytes === 'number';
}

/** Returns the entries of a file; throws an error that says what is wrong. */
export function fromFile(text: string): { program: string; entries: Entry[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error('the history is not JSON');
  }
  if (!isObject(data) || data['format'] !== FORMAT || data['version'] !== 1)
    throw new Error(`expected a file of the format "${FORMAT}", version 1`);
  const entries = data['entries'];
  if (typeof data['program'] !== 'string' || !Array.isArray(entries) || !entries.length || !entries.every(isEntry))
    throw new Error('the history has an entry that is not a state');
  return { program: data['program'], entries };
}
