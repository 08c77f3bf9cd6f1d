/** `1.5`, at most 6 digits before the point and 4 after: the form that pricing reads. */
const PLAIN = /^\d{1,6}(\.\d{1,4})?$/;

/**
 * What a reader typed, in the form that pricing reads: full-width digits as keyboards of Japan give them, and a decimal
 * comma where the reader's locale writes one. Anything else stays as it is, and is refused.
 */
export function plainDecimal(typed: string, locale: string): string {
  const text = typed.normalize('NFKC').trim();
  return decimalMark(locale) === ',' && /^\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
}

/** The number that a plain decimal means; null for anything else. */
export function decimalValue(plain: string): number | null {
  return PLAIN.test(plain) ? Number(plain) : null;
}

function decimalMark(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
