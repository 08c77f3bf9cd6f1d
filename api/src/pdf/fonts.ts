import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Font, parseFont } from './font-file';

export type Weight = 400 | 700;

/** `gothic` has Latin, Cyrillic and Japanese letters, `chinese` also those of simplified Chinese. */
export type TypefaceName = 'gothic' | 'chinese';

interface CodePointRange {
  subset: string;
  first: number;
  last: number;
}

/** A typeface of Fontsource: files with a part of its characters each. */
class Typeface {
  private readonly folder: string;
  /** Loaded on first use and never unloaded: about 3 MB per weight. */
  private readonly loaded = new Map<string, Font>();
  private ranges: CodePointRange[] | undefined;

  /** @param largeSubsets - searched in this order before the numbered subsets, which contain the rarer characters */
  constructor(
    private readonly name: string,
    manifest: string,
    private readonly largeSubsets: readonly string[],
  ) {
    this.folder = path.dirname(manifest);
  }

  /** The font that contains a character; null if no font does. */
  findFont(codePoint: number, weight: Weight): Font | null {
    for (const subset of this.largeSubsets) {
      const font = this.loadFont(subset, weight);
      if (font.advanceOf(codePoint) !== undefined) return font;
    }
    const subset = this.findSubset(codePoint);
    const font = subset === undefined ? null : this.loadFont(subset, weight);
    return font?.advanceOf(codePoint) === undefined ? null : font;
  }

  private loadFont(subset: string, weight: Weight): Font {
    const name = `${this.name}-${subset}-${weight}-normal`;
    const existing = this.loaded.get(name);
    if (existing) return existing;
    const font = parseFont(name, readFileSync(path.join(this.folder, 'files', `${name}.woff`)));
    this.loaded.set(name, font);
    return font;
  }

  private findSubset(codePoint: number): string | undefined {
    this.ranges ??= this.readRanges();
    return this.ranges.find(({ first, last }) => first <= codePoint && codePoint <= last)?.subset;
  }

  /** Reads the numbered subsets from the package's `unicode.json`: `{"[12]": "U+9143,U+9146-914c"}`. */
  private readRanges(): CodePointRange[] {
    const text = readFileSync(path.join(this.folder, 'unicode.json'), 'utf8');
    return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([name, list]) => {
      const subset = /^\[(\d+)\]$/.exec(name)?.[1];
      if (subset === undefined) return [];
      return list.split(',').map((range) => {
        const [first = '', last = first] = range.replace('U+', '').split('-');
        return { subset, first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
      });
    });
  }
}

const GOTHIC = new Typeface('biz-udpgothic', require.resolve('@fontsource/biz-udpgothic/package.json'), [
  'latin',
  'japanese',
  'latin-ext',
  'cyrillic',
]);
const CHINESE = new Typeface('noto-sans-sc', require.resolve('@fontsource/noto-sans-sc/package.json'), ['latin']);

/** The typefaces that are searched for a character, in order. */
const SEARCHED: Readonly<Record<TypefaceName, readonly Typeface[]>> = {
  gothic: [GOTHIC],
  chinese: [CHINESE, GOTHIC],
};

/** The font that contains a character; null if no font does. */
export function findFont(codePoint: number, weight: Weight, typeface: TypefaceName = 'gothic'): Font | null {
  for (const each of SEARCHED[typeface]) {
    const font = each.findFont(codePoint, weight);
    if (font) return font;
  }
  return null;
}
