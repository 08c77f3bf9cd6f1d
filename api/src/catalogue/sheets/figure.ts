import type { CellKind } from './columns';

/** What a cell holds; null for nothing. */
export type CellValue = string | number | boolean | null;

const DECIMAL = /^-?\d{1,20}(\.\d{1,20})?$/;
const LARGEST = 1e15;

/** A decimal without superfluous zeros, so that `0.50`, `.5`'s number and `0.5` are one; null for what is no plain decimal. */
export function canonicalFigure(value: string | number): string | null {
  const text = typeof value === 'number' ? numberText(value) : value;
  if (!DECIMAL.test(text)) return null;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return digits === '0' ? '0' : sign + digits;
}

/** Whether two cells say the same: figures by their value, texts of several lines whatever ends a line, all else by itself. */
export function sameCell(one: CellValue, other: CellValue, kind: CellKind): boolean {
  return said(one, kind) === said(other, kind);
}

/** A cell as it is kept: one kind of line end, and of a list no empty lines. */
export function said(value: CellValue, kind: CellKind): CellValue {
  if (value === null || typeof value === 'boolean') return value;
  switch (kind) {
    case 'figure':
      return canonicalFigure(value);
    case 'paragraphs':
      return String(value).replaceAll(/\r\n?/g, '\n');
    case 'list':
      return linesOf(String(value)).join('\n') || null;
    default:
      return value;
  }
}

/** The entries of a list, one a line. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The number that a spreadsheet can show for a figure; the text itself where a number would round it. */
export function shownFigure(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const number = Number(value);
  return canonicalFigure(value) !== null && canonicalFigure(number) === canonicalFigure(value) ? number : value;
}

/** Plain decimal digits, also of what JavaScript would write with an exponent. */
function numberText(value: number): string {
  const text = String(value);
  if (!text.includes('e') || Math.abs(value) >= LARGEST) return text;
  return value.toFixed(20);
}
