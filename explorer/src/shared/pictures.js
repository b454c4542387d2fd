// Pictures of shards and networks, of the explorer and of the report. lib/Report/page.html contains
// this file after format.js, without the import. Colors are those of the page's style.
import { displayed } from './format.js';

/** @typedef {{ name: string, size: number }} Axis */
/** @typedef {{ name: string, size: number, wraps: boolean }} NetworkDim */
/** An axis of the mesh, and its dimensions of the network: "torus 0 (4, ring)".
 * @typedef {{ axis: string, size: number, pieces: string[] }} PlacedAxis */
/**
 * Which shard of a tensor each device of a mesh has. Two dimensions of the tensor are drawn.
 * @typedef {object} Tiles
 * @property {number[]} dims the dimensions that are drawn, down and across; -1 for none
 * @property {[number, number]} sizes
 * @property {[number, number]} shards
 * @property {[number, number]} drawn
 * @property {number[][]} devices devices as rows of the mesh: the number of the tile of each
 * @property {boolean} all whether all devices are drawn
 * @property {string} rowAxes
 * @property {string} columnAxes
 */

const MOST_TILES = 8;
const MOST_DEVICES = 16;
const MOST_CHIPS = 12;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {Node[]} children
 */
export function svgElement(tag, attributes = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return node;
}

/**
 * @param {string} axis "x" or the sub-axis "x:(1)2"
 * @param {Map<string, number>} sizes
 */
function parseAxis(axis, sizes) {
  const size = sizes.get(axis);
  if (size !== undefined) return { name: axis, pre: 1, size };
  const sub = /^(.*):\((\d+)\)(\d+)$/s.exec(axis);
  return sub ? { name: sub[1] ?? '', pre: Number(sub[2]), size: Number(sub[3]) } : { name: axis, pre: 1, size: 1 };
}

/**
 * @param {number[]} shape
 * @param {string[][]} dims the axes of each dimension
 * @param {Axis[]} mesh
 * @returns {Tiles}
 */
export function tilesOf(shape, dims, mesh) {
  const sizes = new Map(mesh.map((axis) => [axis.name, axis.size]));
  const count = (/** @type {{ size: number }[]} */ axes) => axes.reduce((product, axis) => product * axis.size, 1);
  const all = shape.map((size, index) => {
    const axes = (dims[index] ?? []).map((axis) => parseAxis(axis, sizes));
    return { index, size, axes, shards: count(axes) };
  });
  // The dimensions with most shards, else the last ones.
  const chosen = [...all].sort((a, b) => b.shards - a.shards || b.index - a.index).slice(0, 2).sort((a, b) => a.index - b.index);
  while (chosen.length < 2) chosen.unshift({ index: -1, size: 1, axes: [], shards: 1 });
  const [down, across] = /** @type {[typeof all[0], typeof all[0]]} */ (chosen);
  /** @type {[number, number]} */
  const drawn = [Math.min(down.shards, MOST_TILES), Math.min(across.shards, MOST_TILES)];
  // The mesh as rows and columns: the last axis is the columns.
  const columns = mesh.slice(-1);
  const rows = mesh.slice(0, -1);
  const [numRows, numColumns] = [count(rows), count(columns)];
  const coordinates = (/** @type {number} */ index, /** @type {Axis[]} */ axes) => {
    /** @type {Map<string, number>} */
    const at = new Map();
    for (const axis of [...axes].reverse()) {
      at.set(axis.name, index % axis.size);
      index = Math.floor(index / axis.size);
    }
    return at;
  };
  const tileOf = (/** @type {number} */ row, /** @type {number} */ column) => {
    const at = new Map([...coordinates(row, rows), ...coordinates(column, columns)]);
    const [r, c] = [down, across].map((dim, i) => {
      const shard = dim.axes.reduce((index, axis) => {
        const inner = (sizes.get(axis.name) ?? 1) / (axis.pre * axis.size);
        return index * axis.size + (Math.floor((at.get(axis.name) ?? 0) / inner) % axis.size);
      }, 0);
      return Math.floor((shard * (drawn[i] ?? 1)) / dim.shards);
    });
    return (r ?? 0) * drawn[1] + (c ?? 0);
  };
  const pick = (/** @type {number} */ total) => {
    const shown = Math.min(total, MOST_DEVICES);
    return Array.from({ length: shown }, (_, i) => Math.floor((i * total) / shown));
  };
  return {
    dims: [down.index, across.index], sizes: [down.size, across.size], shards: [down.shards, across.shards], drawn,
    devices: pick(numRows).map((row) => pick(numColumns).map((column) => tileOf(row, column))),
    all: numRows <= MOST_DEVICES && numColumns <= MOST_DEVICES,
    rowAxes: rows.map((axis) => axis.name).join(' × '), columnAxes: columns.map((axis) => axis.name).join(''),
  };
}

/**
 * A color for each of `count` tiles, with the same lightness on light and dark pages.
 * @param {number} tile
 * @param {number} count
 */
function tileColor(tile, count) {
  if (count <= 1) return '#4e79a7';
  const golden = 137.508;
  return `hsl(${Math.round((tile * golden) % 360)} 55% ${48 + 12 * (tile % 3)}%)`;
}

/** The shards of a tensor. @param {Tiles} tiles */
export function tensorPicture(tiles) {
  const [down, across] = tiles.drawn;
  const ratio = Math.max(0.25, Math.min(4, tiles.sizes[1] / Math.max(tiles.sizes[0], 1)));
  const [width, height] = ratio >= 1 ? [130, 130 / ratio] : [130 * ratio, 130];
  const picture = svgElement('svg', { width, height, role: 'img', 'aria-label': `${tiles.shards[0]} by ${tiles.shards[1]} shards` });
  for (let tile = 0; tile < down * across; ++tile)
    picture.append(svgElement('rect', {
      x: ((tile % across) * width) / across, y: (Math.floor(tile / across) * height) / down, width: width / across,
      height: height / down, fill: tileColor(tile, down * across), stroke: 'var(--surface)',
    }));
  return picture;
}

/** @param {Tiles} tiles @param {number} rank */
export function tensorCaption(tiles, rank) {
  const which = rank > 2 ? `, dimensions ${tiles.dims[0]} and ${tiles.dims[1]}` : '';
  const isPartial = tiles.shards.some((count, i) => count > (tiles.drawn[i] ?? 1));
  return `Tensor${which}: ${tiles.sizes.join(' × ')} in ${tiles.shards.join(' × ')} shards` +
    (isPartial ? ` (drawn: ${tiles.drawn.join(' × ')})` : '');
}

/** The devices of the mesh in the colors of their shards. @param {Tiles} tiles */
export function devicesPicture(tiles) {
  const columns = tiles.devices[0]?.length ?? 1;
  const cell = Math.min(130 / Math.max(tiles.devices.length, 1), 200 / Math.max(columns, 1), 24);
  const picture = svgElement('svg', {
    width: cell * columns, height: cell * tiles.devices.length, role: 'img', 'aria-label': 'devices of the mesh, colored by their shard',
  });
  tiles.devices.forEach((row, y) => row.forEach((tile, x) => picture.append(svgElement('rect', {
    x: x * cell, y: y * cell, width: cell, height: cell, fill: tileColor(tile, tiles.drawn[0] * tiles.drawn[1]), stroke: 'var(--surface)',
  }))));
  return picture;
}

/** @param {Tiles} tiles */
export function devicesCaption(tiles) {
  return `Mesh${tiles.all ? '' : ' (some devices)'}: ${tiles.rowAxes ? `${displayed(tiles.rowAxes, 40)} down, ` : ''}` +
    `${displayed(tiles.columnAxes, 40)} across. Devices of one color have the same shard.`;
}

/** The color of the mesh axis with this index. @param {number} index */
export function axisColor(index) {
  return `hsl(${(40 + 137 * index) % 360} 65% 48%)`;
}

/**
 * The axes of the mesh that are on a dimension of the network.
 * @param {NetworkDim} dim
 * @param {PlacedAxis[]} placement
 */
export function axesOfDim(dim, placement) {
  const label = dim.name === 'slice' ? 'slices' : dim.name === 'core' ? 'cores' : `torus ${dim.name}`;
  return placement.filter((axis) => axis.pieces.some((piece) => piece.startsWith(label + ' ') || piece.startsWith('switch ')));
}

/** @param {PlacedAxis[]} placement */
export function isSwitched(placement) {
  return placement.some((axis) => axis.pieces.some((piece) => piece.startsWith('switch')));
}

/** The dimensions of the torus, without slices and cores. @param {NetworkDim[]} network */
export function torusOf(network) {
  return network.filter((dim) => dim.name !== 'slice' && dim.name !== 'core');
}

/**
 * Chips and their links, which have the color of their mesh axis: the last two dimensions as a
 * grid, and one more as a second plane behind it.
 * @param {NetworkDim[]} network
 * @param {PlacedAxis[]} placement
 * @param {string} label
 */
export function torusPicture(network, placement, label) {
  const torus = torusOf(network);
  const across = torus[torus.length - 1] ?? { name: '', size: 1, wraps: false };
  const [plane, down] = [torus[torus.length - 3], torus[torus.length - 2]];
  const [nx, ny] = [Math.min(across.size, MOST_CHIPS), Math.min(down ? down.size : 1, MOST_CHIPS)];
  const [step, left, top] = [30, 34, plane ? 40 : 26];
  const [width, height] = [left + (nx - 1) * step + (plane ? 60 : 34), top + (ny - 1) * step + 30];
  const picture = svgElement('svg', { viewBox: `0 0 ${width} ${height}`, width, role: 'img', 'aria-label': label });
  const colorOf = (/** @type {NetworkDim} */ dim) => {
    const axis = axesOfDim(dim, placement)[0];
    return axis ? axisColor(placement.indexOf(axis)) : 'var(--line)';
  };
  const line = (/** @type {number[]} */ [x1 = 0, y1 = 0, x2 = 0, y2 = 0], /** @type {NetworkDim} */ dim, closesRing = false) =>
    picture.append(svgElement('line', {
      x1, y1, x2, y2, stroke: colorOf(dim), 'stroke-width': 2.5, ...(closesRing ? { 'stroke-dasharray': '2 3' } : {}),
    }));
  const x = (/** @type {number} */ j) => left + j * step;
  const y = (/** @type {number} */ i) => top + i * step;
  for (let i = 0; i < ny; ++i)
    for (let j = 0; j < nx; ++j) {
      if (plane && plane.size > 1) line([x(j), y(i), x(j) + 13, y(i) - 13], plane);
      if (j + 1 < nx) line([x(j), y(i), x(j + 1), y(i)], across);
      if (down && i + 1 < ny) line([x(j), y(i), x(j), y(i + 1)], down);
      // Ends of a ring continue on the other side.
      if (across.wraps && j === 0) line([x(j) - 14, y(i), x(j), y(i)], across, true);
      if (across.wraps && j === nx - 1) line([x(j), y(i), x(j) + 14, y(i)], across, true);
      if (down && down.wraps && i === 0) line([x(j), y(i) - 14, x(j), y(i)], down, true);
      if (down && down.wraps && i === ny - 1) line([x(j), y(i), x(j), y(i) + 14], down, true);
    }
  for (let i = 0; i < ny; ++i)
    for (let j = 0; j < nx; ++j)
      picture.append(svgElement('circle', { cx: x(j), cy: y(i), r: 6, fill: 'var(--surface)', stroke: 'var(--text)' }));
  return picture;
}

/**
 * What the picture shows.
 * @param {NetworkDim[]} network
 */
export function torusCaption(network) {
  const torus = torusOf(network);
  const partial = torus.slice(-3).filter((dim) => dim.size > MOST_CHIPS).map((dim) => `${dim.size} along torus ${displayed(dim.name, 20)}, ${MOST_CHIPS} drawn`);
  return 'Circles are chips; links have the color of their mesh axis, dashed where they close a ring.' +
    (torus.length > 2 ? ' Short diagonals lead to the next plane.' : '') + (partial.length ? ` (${partial.join('; ')})` : '');
}
