/** A size that a search names, and the words without it. */
export interface SearchWords {
  words: string;
  /** Decimals and the code of their unit. */
  size?: { width: string; length: string; unit: number };
}

const NUMBER = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const UNIT = String.raw`(millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|inch(?:es)?|foot|feet|zoll|fuss|pouces?|pieds?|pulgadas?|pies?|mm|cm|m|in|ft|pi|インチ|フィート|["″”']{1,2}|′|’)?`;
const TIMES = String.raw`\s?(?:x|×|✕|\*|by|mal|por|sur)\s?`;
/** Every part is bounded, so that matching takes time in proportion to the length of the text. */
const SIZE = new RegExp(`(?<![\\d.,])${NUMBER} ?${UNIT}${TIMES}${NUMBER} ?${UNIT}(?![\\d\\p{L}])`, 'iu');

/** By the beginning of the unit's name, in the order in which they are tried. */
const UNITS: readonly (readonly [pattern: RegExp, unit: number])[] = [
  [/^(?:mm|millim)/, 4],
  [/^(?:cm|centim)/, 2],
  [/^m/, 3],
  [/^(?:in|zoll|pouce|pulgada|インチ|["″”]|'')/, 0],
  [/^(?:f|pi|フィート|['′’])/, 1],
];
const MILLIMETRE = 4;

/** Numbers up to these are feet or metres where no unit is given. */
const MOST_FEET = 20;
const MOST_METRES = 12;

/**
 * Finds a size such as `3x6`, `36 × 72 in` or `100 cm by 2 m` in the words of a search.
 * @param readerUnit the unit code of the reader, whose system of measurement applies to a size without a unit
 */
export function readSearchWords(query: string, readerUnit: number | undefined): SearchWords {
  const text = query.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const match = SIZE.exec(text);
  if (!match) return { words: query.trim() };
  const [whole, width = '', firstUnit, length = '', lastUnit] = match;
  const words = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`
    .replaceAll(/\s+/g, ' ')
    .trim();
  const sides = [toNumber(width), toNumber(length)] as const;
  if (sides.some((side) => side === 0)) return { words: query.trim() };
  const unit = findUnit(lastUnit) ?? findUnit(firstUnit) ?? guessUnit(Math.max(...sides), readerUnit);
  return { words, size: toSize(sides, unit) };
}

const toNumber = (decimal: string): number => Number(decimal.replace(',', '.'));

const findUnit = (name: string | undefined): number | undefined =>
  name === undefined ? undefined : UNITS.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];

function guessUnit(longest: number, readerUnit: number | undefined): number {
  if (readerUnit === 2 || readerUnit === 3) return longest <= MOST_METRES ? 3 : 2;
  return longest <= MOST_FEET ? 1 : 0;
}

function toSize([width, length]: readonly [number, number], unit: number): SearchWords['size'] {
  const inUnit = (side: number) => String(unit === MILLIMETRE ? Number((side / 10).toFixed(4)) : side);
  return { width: inUnit(width), length: inUnit(length), unit: unit === MILLIMETRE ? 2 : unit };
}
