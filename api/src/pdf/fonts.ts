import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, parseFont } from './font-file';

export type Weight = 400 | 700;

const PACKAGE = path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json'));

/** Searched in this order before the numbered subsets, which contain the rarer kanji. */
const LARGE_SUBSETS = ['latin', 'japanese', 'latin-ext', 'cyrillic'];

/** Loaded on first use and never unloaded: about 3 MB per weight. */
const loaded = new Map<string, Font>();

/** The font that contains a character; null if no font does. */
export function findFont(codePoint: number, weight: Weight): Font | null {
  for (const subset of LARGE_SUBSETS) {
    const font = loadFont(subset, weight);
    if (font.advanceOf(codePoint) !== undefined) return font;
  }
  const subset = findSubset(codePoint);
  const font = subset === undefined ? null : loadFont(subset, weight);
  return font?.advanceOf(codePoint) === undefined ? null : font;
}

function loadFont(subset: string, weight: Weight): Font {
  const name = `biz-udpgothic-${subset}-${weight}-normal`;
  const existing = loaded.get(name);
  if (existing) return existing;
  const font = parseFont(name, readFileSync(path.join(PACKAGE, 'files', `${name}.woff`)));
  loaded.set(name, font);
  return font;
}

interface CodePointRange {
  subset: string;
  first: number;
  last: number;
}

let ranges: CodePointRange[] | undefined;

function findSubset(codePoint: number): string | undefined {
  ranges ??= readRanges();
  return ranges.find(({ first, last }) => first <= codePoint && codePoint <= last)?.subset;
}

/** Reads the numbered subsets from the package's `unicode.json`: `{"[12]": "U+9143,U+9146-914c"}`. */
function readRanges(): CodePointRange[] {
  const subsets = JSON.parse(readFileSync(path.join(PACKAGE, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(subsets).flatMap(([name, list]) => {
    const subset = /^\[(\d+)\]$/.exec(name)?.[1];
    if (subset === undefined) return [];
    return list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return { subset, first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
    });
  });
}
