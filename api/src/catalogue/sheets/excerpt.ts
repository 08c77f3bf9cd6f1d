import type { CellValue } from './figure';

const LONGEST = 160;
const AROUND = 40;

/** What two cells say differently, with some words around it: long texts are shown only there. */
export function excerpts(before: CellValue, after: CellValue): [CellValue, CellValue] {
  const texts = [before, after].map((cell) => (typeof cell === 'string' ? [...cell] : []));
  const [one = [], other = []] = texts;
  if (Math.max(one.length, other.length) <= LONGEST) return [before, after];
  const least = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < least && one[start] === other[start]) start += 1;
  while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const shown = (cell: CellValue, text: readonly string[]) =>
    typeof cell === 'string' ? cut(text, start - AROUND, text.length - end + AROUND) : cell;
  return [shown(before, one), shown(after, other)];
}

function cut(text: readonly string[], start: number, end: number): string {
  const from = Math.max(0, start);
  const to = Math.min(text.length, end, from + LONGEST);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).join('')}${to < text.length ? '…' : ''}`;
}
