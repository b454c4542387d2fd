// Texts of numbers, names and shardings.
import type { Axis, Edit, Tensor } from '../messages';

const MAX_NAME = 200;
// Control characters, and marks that change the direction of the text around them.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/g;
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** The beginning and the end of a name from a program, with invisible characters as numbers. */
export function displayed(text: string, limit = MAX_NAME): string {
  let shown = text;
  if (text.length > limit) {
    const end = Math.floor(limit / 3);
    shown = text.slice(0, limit - end - 1) + '…' + text.slice(-end);
  }
  const escape = (found: string) => '\\u' + found.charCodeAt(0).toString(16).padStart(4, '0');
  return SURROGATE_PAIR.test(shown)
    ? Array.from(shown, (c) => (c.length === 1 ? c.replace(INVISIBLE, escape) : c)).join('')
    : shown.replace(INVISIBLE, escape);
}

function significant(value: number): string {
  if (value >= 999.5) return value.toFixed(0);
  const text = value.toPrecision(3);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

export function bytesText(count: number): string {
  for (const unit of ['B', 'KiB', 'MiB', 'GiB', 'TiB']) {
    if (count < 1023.5) return `${significant(count)} ${unit}`;
    count /= 1024;
  }
  return `${significant(count)} PiB`;
}

export function secondsText(seconds: number): string {
  if (seconds < 1e-3) return `${significant(seconds * 1e6)} µs`;
  if (seconds < 1) return `${significant(seconds * 1e3)} ms`;
  return `${significant(seconds)} s`;
}

export function countText(count: number): string {
  return count.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

export function percentText(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** "−3.2 %" of a change from one number to another. */
export function changeText(before: number, after: number): string {
  if (before === after) return '±0 %';
  if (before === 0) return 'new';
  const percent = (100 * (after - before)) / before;
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  const text = Math.abs(percent).toFixed(digits);
  return (Number(text) === 0 ? '±' : percent < 0 ? '−' : '+') + text + ' %';
}

export function meshText(mesh: Axis[]): string {
  return mesh.map((axis) => `${displayed(axis.name, 40)}=${axis.size}`).join(', ');
}

/** A PartitionSpec without quotes: "P(None, x, (y, z))". */
export function specText(dims: readonly (string[] | string | null)[]): string {
  const entries = dims.map((dim) => {
    const axes = dim === null ? [] : typeof dim === 'string' ? [dim] : dim;
    const names = axes.map((axis) => displayed(axis, 40));
    return names.length === 0 ? 'None' : names.length === 1 ? names[0]! : `(${names.join(', ')})`;
  });
  while (entries.length && entries[entries.length - 1] === 'None') entries.pop();
  return `P(${entries.join(', ')})`;
}

export function nameOf(tensor: Tensor): string {
  return displayed(tensor.label || tensor.key.name);
}

export function typeText(type: string): string {
  return displayed(type.replace(/^tensor<(.*)>$/s, '$1'));
}

export function editText(tensor: Tensor | undefined, edit: Edit): string {
  const name = tensor ? nameOf(tensor) : displayed(edit.tensor.name);
  return edit.sharding === null ? `${name}: no annotation` : `${name}: ${specText(edit.sharding)}`;
}
