import type { CellValue } from './cell-values';

const MAX_LENGTH = 160;
const CONTEXT = 40;

/** Shortens two long texts to the part in which they differ, with some context. */
export function excerptDifference(before: CellValue, after: CellValue): [CellValue, CellValue] {
  const texts = [before, after].map((cell) => (typeof cell === 'string' ? [...cell] : []));
  const [one = [], other = []] = texts;
  if (Math.max(one.length, other.length) <= MAX_LENGTH) return [before, after];
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start += 1;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const excerpt = (cell: CellValue, text: readonly string[]) =>
    typeof cell === 'string' ? cut(text, start - CONTEXT, text.length - end + CONTEXT) : cell;
  return [excerpt(before, one), excerpt(after, other)];
}

function cut(text: readonly string[], start: number, end: number): string {
  const from = Math.max(0, start);
  const to = Math.min(text.length, end, from + MAX_LENGTH);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).join('')}${to < text.length ? '…' : ''}`;
}
