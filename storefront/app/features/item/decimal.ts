/** The format that pricing accepts, such as `1.5`: up to 6 digits before and 4 after the point. */
const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/;

/**
 * Converts input to the format that pricing accepts: full-width digits become ASCII, and the locale's decimal comma
 * becomes a point. Other input stays unchanged, and pricing rejects it.
 */
export function normalizeDecimal(typed: string, locale: string): string {
  const text = typed.normalize('NFKC').trim();
  // Formats of `Intl` are expensive to create, and few numbers have a comma.
  return /^\d+,\d+$/.test(text) && decimalSeparator(locale) === ',' ? text.replace(',', '.') : text;
}

/** Parses a decimal in pricing's format; null for anything else. */
export function parseDecimal(plain: string): number | null {
  return DECIMAL.test(plain) ? Number(plain) : null;
}

function decimalSeparator(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
}
