import type { DetailMap, GamutFacts, InkShares } from '@shop/preflight';
import { colourDifference, toLab } from './colour-difference';

/** Uncompressed pixels, 8 bits a channel, row by row from the top. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
}

/** Cells along the longer side of a detail map. */
const MAX_CELLS = 250;
/** Two values of one channel that a reader cannot tell apart. */
const SAME = 3;
/** Under this, of 255, a pixel is seen through. */
const OPAQUE = 250;
/** ΔE00 above which a colour is another one. */
const VISIBLE_DIFFERENCE = 5;
/** L* of colours that look black. */
const DARKEST = 20;

/** The greatest contrast of neighbouring pixels in each cell, from sRGB pixels with or without alpha. */
export function detailMap({ data, width, height, channels }: Pixels): DetailMap {
  const cell = Math.max(1, Math.ceil(Math.max(width, height) / MAX_CELLS));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const greatest = new Uint8Array(columns * rows);
  const colours = channels < 3 ? 1 : 3;
  const rowOf = (y: number) => Math.floor(y / cell) * columns;
  for (let y = 0; y < height; y++) {
    const firstCell = rowOf(y);
    const above = y > 0 ? width * channels : 0;
    let at = y * width * channels;
    let column = firstCell;
    let left = cell;
    for (let x = 0; x < width; x++) {
      const before = x > 0 ? channels : 0;
      let contrast = greatest[column] ?? 0;
      for (let c = at; c < at + colours; c++) {
        const value = data[c] ?? 0;
        const across = value - (data[c - before] ?? 0);
        const down = value - (data[c - above] ?? 0);
        if (across > contrast) contrast = across;
        else if (-across > contrast) contrast = -across;
        if (down > contrast) contrast = down;
        else if (-down > contrast) contrast = -down;
      }
      greatest[column] = contrast;
      at += channels;
      if (--left === 0) {
        column++;
        left = cell;
      }
    }
  }
  return { columns, rows, cells: Buffer.from(greatest.map(toPercent)).toString('base64') };
}

const toPercent = (contrast: number): number => Math.round(contrast / 2.55);

/** Whether all pixels have the same colour; wholly transparent pixels count as one colour. */
export function isOneColour({ data, channels }: Pixels): boolean {
  for (let c = 0; c < channels; c++) {
    let least = 255;
    let most = 0;
    for (let at = c; at < data.length; at += channels) {
      const value = data[at] ?? 0;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    if (most - least > SAME) return false;
  }
  return true;
}

/** Whether something is seen through the sRGB pixels with alpha. */
export function isTransparent({ data, channels }: Pixels): boolean {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < data.length; at += channels) if ((data[at] ?? 0) < OPAQUE) return true;
  return false;
}

/** For each 10 % of total ink, the share of the CMYK pixels that have at least as much; 4 channels, 255 is full ink. */
export function inkShares({ data }: Pixels): InkShares {
  const counts = Array.from({ length: 41 }, () => 0);
  for (let at = 0; at + 3 < data.length; at += 4) {
    const ink = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) + (data[at + 3] ?? 0);
    const step = (ink / 25.5) | 0;
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const pixels = Math.max(1, Math.floor(data.length / 4));
  let atLeast = 0;
  return counts
    .toReversed()
    .map((count) => {
      atLeast += count;
      return Math.round((atLeast / pixels) * 10_000) / 10_000;
    })
    .toReversed();
}

/** The facts, and for each pixel whether its colour changes visibly (1) or not (0). */
export type PrintComparison = GamutFacts & { isChanged: Uint8Array };

/** What is known about a colour that has been compared. */
const UNCHANGED = 1;
const CHANGED = 2;

/**
 * Compares a picture with the same pixels as the printer reaches them. Both are sRGB with 3 channels. A colour is printed
 * alike everywhere, so that it is compared once. Colours that are nearly black are left out: paper has no deeper black than
 * its inks, and nobody misses it.
 */
export function comparePrint(screen: Pixels, print: Pixels): PrintComparison {
  let changed = 0;
  let worst: GamutFacts['worst'] = null;
  let worstDifference = VISIBLE_DIFFERENCE;
  const pixels = Math.floor(screen.data.length / 3);
  const isChanged = new Uint8Array(pixels);
  const known = new Uint8Array(2 ** 24);
  for (let at = 0; at + 2 < screen.data.length; at += 3) {
    const colour = ((screen.data[at] ?? 0) << 16) | ((screen.data[at + 1] ?? 0) << 8) | (screen.data[at + 2] ?? 0);
    if (known[colour] === 0) {
      const difference = printDifference(screen, print, at);
      known[colour] = difference > VISIBLE_DIFFERENCE ? CHANGED : UNCHANGED;
      if (difference > worstDifference) {
        worstDifference = difference;
        worst = { screen: toHex(screen.data, at), print: toHex(print.data, at) };
      }
    }
    if (known[colour] !== CHANGED) continue;
    changed++;
    isChanged[at / 3] = 1;
  }
  return { share: Math.round((changed / Math.max(1, pixels)) * 10_000) / 10_000, worst, isChanged };
}

/** ΔE00 of a pixel on the screen and in print; 0 where it is nearly black. */
function printDifference(screen: Pixels, print: Pixels, at: number): number {
  const colour = toLab(screen.data, at);
  return colour[0] < DARKEST ? 0 : colourDifference(colour, toLab(print.data, at));
}

const OPAQUE_WHITE = [255, 255, 255, 255];

/** A picture of a grid that is white at the changed pixels, and transparent elsewhere. */
export function maskOf({ width, height }: Pick<Pixels, 'width' | 'height'>, isChanged: Uint8Array): Pixels {
  const mask = { width, height, channels: 4, data: new Uint8Array(width * height * 4) };
  for (const [at, changed] of isChanged.entries()) if (changed === 1) mask.data.set(OPAQUE_WHITE, at * 4);
  return mask;
}

function toHex(data: Uint8Array, at: number): string {
  return `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
}
