import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFace, type Face } from './face';

export type Weight = 400 | 700;

const PACKAGE = path.dirname(require.resolve('@fontsource/biz-udpgothic/package.json'));

/** Asked in this order. What none of them has, rarer kanji of names for one, may stand in one of the small slices. */
const WHOLE = ['latin', 'japanese', 'latin-ext', 'cyrillic'];

/** Read when first needed, then kept: some 3 MB a weight. */
const read = new Map<string, Face>();

/** The face that has a character; null where none has. */
export function faceOf(codePoint: number, weight: Weight): Face | null {
  for (const part of WHOLE) {
    const face = faceNamed(part, weight);
    if (face.advanceOf(codePoint) !== undefined) return face;
  }
  const slice = sliceOf(codePoint);
  const face = slice === undefined ? null : faceNamed(slice, weight);
  return face?.advanceOf(codePoint) === undefined ? null : face;
}

function faceNamed(part: string, weight: Weight): Face {
  const name = `biz-udpgothic-${part}-${weight}-normal`;
  const known = read.get(name);
  if (known) return known;
  const face = readFace(name, readFileSync(path.join(PACKAGE, 'files', `${name}.woff`)));
  read.set(name, face);
  return face;
}

interface Range {
  slice: string;
  first: number;
  last: number;
}

let ranges: Range[] | undefined;

function sliceOf(codePoint: number): string | undefined {
  ranges ??= readRanges();
  return ranges.find(({ first, last }) => first <= codePoint && codePoint <= last)?.slice;
}

/** `{"[12]": "U+9143,U+9146-914c"}` */
function readRanges(): Range[] {
  const listed = JSON.parse(readFileSync(path.join(PACKAGE, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(listed).flatMap(([name, list]) => {
    const slice = /^\[(\d+)\]$/.exec(name)?.[1];
    if (slice === undefined) return [];
    return list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return { slice, first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
    });
  });
}
