// Which shard of a tensor each device of a mesh has.
import type { Axis } from '../messages';

export interface Tiles {
  /** The last two dimensions of the tensor: how many shards, and how many of them are drawn. */
  shards: [number, number];
  drawn: [number, number];
  /** Devices as rows of the mesh: the number of the tile each has, of those that are drawn. */
  devices: number[][];
  /** What is drawn of the mesh: all devices or some. */
  all: boolean;
  rowAxes: string;
  columnAxes: string;
}

const MOST_TILES = 8;
const MOST_DEVICES = 16;

function parse(axis: string, sizes: Map<string, number>): { name: string; pre: number; size: number } {
  const whole = sizes.get(axis);
  if (whole !== undefined) return { name: axis, pre: 1, size: whole };
  const sub = /^(.*):\((\d+)\)(\d+)$/s.exec(axis);
  return sub ? { name: sub[1]!, pre: Number(sub[2]), size: Number(sub[3]) } : { name: axis, pre: 1, size: 1 };
}

export function tilesOf(dims: string[][], mesh: Axis[]): Tiles {
  const sizes = new Map(mesh.map((axis) => [axis.name, axis.size]));
  const lastTwo = [[], [], ...dims].slice(-2) as [string[], string[]];
  const parts = lastTwo.map((dim) => dim.map((axis) => parse(axis, sizes)));
  const shards = parts.map((dim) => dim.reduce((product, axis) => product * axis.size, 1)) as [number, number];
  const drawn = shards.map((count) => Math.min(count, MOST_TILES)) as [number, number];
  // The mesh as rows and columns: the last axis is the columns.
  const columns = mesh.slice(-1);
  const rows = mesh.slice(0, -1);
  const count = (axes: Axis[]) => axes.reduce((product, axis) => product * axis.size, 1);
  const [numRows, numColumns] = [count(rows), count(columns)];
  const coordinate = (index: number, axes: Axis[]) => {
    const at = new Map<string, number>();
    for (const axis of [...axes].reverse()) {
      at.set(axis.name, index % axis.size);
      index = Math.floor(index / axis.size);
    }
    return at;
  };
  const tileOf = (row: number, column: number) => {
    const at = new Map([...coordinate(row, rows), ...coordinate(column, columns)]);
    const [r, c] = parts.map((dim) => dim.reduce((index, axis) => {
      const size = sizes.get(axis.name) ?? 1;
      const inner = size / (axis.pre * axis.size);
      return index * axis.size + (Math.floor((at.get(axis.name) ?? 0) / inner) % axis.size);
    }, 0)) as [number, number];
    const scaled = [r, c].map((index, dim) => Math.floor((index * drawn[dim]!) / shards[dim]!)) as [number, number];
    return scaled[0] * drawn[1] + scaled[1];
  };
  const pick = (total: number) => {
    const shown = Math.min(total, MOST_DEVICES);
    return Array.from({ length: shown }, (_, i) => Math.floor((i * total) / shown));
  };
  return {
    shards, drawn,
    devices: pick(numRows).map((row) => pick(numColumns).map((column) => tileOf(row, column))),
    all: numRows <= MOST_DEVICES && numColumns <= MOST_DEVICES,
    rowAxes: rows.map((axis) => axis.name).join(' × ') || '', columnAxes: columns.map((axis) => axis.name).join(''),
  };
}

/** A color for each of `count` tiles, with the same lightness on light and dark pages. */
export function colorOf(tile: number, count: number): string {
  if (count <= 1) return '#4e79a7';
  const golden = 137.508;
  return `hsl(${Math.round((tile * golden) % 360)} 55% ${48 + 12 * (tile % 3)}%)`;
}
