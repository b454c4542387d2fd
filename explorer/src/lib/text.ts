// Texts of numbers, names and shardings.
import type { Axis, Edit, Tensor } from '../messages';
import { displayed } from '../shared/format.js';

export { bytesText, changeText, countText, displayed, percentText, secondsText } from '../shared/format.js';

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
