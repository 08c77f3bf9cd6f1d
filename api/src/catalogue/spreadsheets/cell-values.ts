/** `paragraphs` is text with line breaks, `list` has one entry per line. */
export type CellKind = 'text' | 'paragraphs' | 'list' | 'number' | 'flag';

/** Null for an empty cell. */
export type CellValue = string | number | boolean | null;

const DECIMAL = /^-?\d{1,20}(\.\d{1,20})?$/;
const MAX_NUMBER = 1e15;

/** A decimal without superfluous zeros: `0.50` becomes `0.5`. Null for anything but a plain decimal. */
export function normalizeNumber(value: string | number): string | null {
  const text = typeof value === 'number' ? numberText(value) : value;
  if (!DECIMAL.test(text)) return null;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return digits === '0' ? '0' : sign + digits;
}

/** Compares numbers by value, and texts with line breaks regardless of the kind of line break. */
export function isSameCell(one: CellValue, other: CellValue, kind: CellKind): boolean {
  return normalizeText(one, kind) === normalizeText(other, kind);
}

/** A cell as it is stored: numbers in one form, `\n` as line break, no empty lines in lists. */
export function normalizeText(value: CellValue, kind: CellKind): CellValue {
  if (value === null || typeof value === 'boolean') return value;
  switch (kind) {
    case 'number':
      return normalizeNumber(value);
    case 'paragraphs':
      return String(value).replaceAll(/\r\n?/g, '\n');
    case 'list':
      return splitLines(String(value)).join('\n') || null;
    default:
      return value;
  }
}

/** Control characters, invisible ones, marks that change the writing direction, and lone surrogates. */
export function hasInvisibleCharacters(text: string): boolean {
  return /[\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffd]/u.test(
    text,
  );
}

/** The entries of a list, one per line. */
export function splitLines(text: string): string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A number for a spreadsheet cell; the text itself if a floating-point number would round it. */
export function toNumberCell(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const number = Number(value);
  return normalizeNumber(value) !== null && normalizeNumber(number) === normalizeNumber(value) ? number : value;
}

/** Plain decimal digits, also for numbers that JavaScript writes with an exponent. */
function numberText(value: number): string {
  const text = String(value);
  if (!text.includes('e') || Math.abs(value) >= MAX_NUMBER) return text;
  return value.toFixed(20);
}
