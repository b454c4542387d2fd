// Texts of numbers and names, of the explorer and of the report. lib/Report/page.html contains
// this file as it is, so it imports nothing.

const MAX_NAME = 200;
// Control characters, and marks that change the direction of the text around them.
const INVISIBLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/g;
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/**
 * The beginning and the end of a name from a program, with invisible characters as numbers.
 * @param {string} text
 * @param {number} [limit]
 */
export function displayed(text, limit = MAX_NAME) {
  let shown = text;
  if (text.length > limit) {
    const end = Math.floor(limit / 3);
    shown = text.slice(0, limit - end - 1) + '…' + text.slice(-end);
  }
  const escape = (/** @type {string} */ found) => '\\u' + found.charCodeAt(0).toString(16).padStart(4, '0');
  return SURROGATE_PAIR.test(shown)
    ? Array.from(shown, (c) => (c.length === 1 ? c.replace(INVISIBLE, escape) : c)).join('')
    : shown.replace(INVISIBLE, escape);
}

/**
 * @param {number} value
 * @param {number} digits
 */
function significant(value, digits) {
  if (value >= 10 ** digits - 0.5) return value.toFixed(0);
  const text = value.toPrecision(digits);
  return text.includes('.') && !text.includes('e') ? text.replace(/\.?0+$/, '') : text;
}

/**
 * @param {number} count
 * @param {number} [digits]
 */
export function bytesText(count, digits = 3) {
  for (const unit of ['B', 'KiB', 'MiB', 'GiB', 'TiB']) {
    if (count < 1023.5) return `${significant(count, digits)} ${unit}`;
    count /= 1024;
  }
  return `${significant(count, digits)} PiB`;
}

/**
 * @param {number} seconds
 * @param {number} [digits]
 */
export function secondsText(seconds, digits = 3) {
  if (seconds > 0 && seconds < 1e-6) return `${significant(seconds * 1e9, digits)} ns`;
  if (seconds < 1e-3) return `${significant(seconds * 1e6, digits)} µs`;
  if (seconds < 1) return `${significant(seconds * 1e3, digits)} ms`;
  return `${significant(seconds, digits)} s`;
}

/** @param {number} count */
export function countText(count) {
  return count.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

/** @param {number} share */
export function percentText(share) {
  return `${(100 * share).toFixed(1)} %`;
}

/**
 * "−3.2 %" of a change from one number to another.
 * @param {number} before
 * @param {number} after
 */
export function changeText(before, after) {
  if (before === after) return '±0 %';
  if (before === 0) return 'new';
  const percent = (100 * (after - before)) / before;
  const digits = Math.abs(percent) < 10 ? 1 : 0;
  const text = Math.abs(percent).toFixed(digits);
  return (Number(text) === 0 ? '±' : percent < 0 ? '−' : '+') + text + ' %';
}
