export type AmountError = 'not_a_number' | 'not_positive' | 'too_precise' | 'too_large';
export type ParsedAmount =
  { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly error: AmountError };

/** Decimal places of a currency: 2 for USD and CNY, 0 for JPY. */
export function currencyDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

const DECIMAL = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;

/**
 * Parses typed text as a positive amount in whole minor units: `1,234.5` with 2 digits → 123450. Works on the text, so
 * nothing is rounded. Accepts full-width digits and commas between thousands.
 */
export function parseAmount(typed: string, digits: number): ParsedAmount {
  const text = typed.normalize('NFKC').trim();
  const [, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return failure(/^-[\d,.]+$/.test(text) ? 'not_positive' : 'not_a_number');
  if (/[^0]/.test(fraction.slice(digits))) return failure('too_precise');
  const amount = Number(whole.replaceAll(',', '') + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return failure('too_large');
  return amount > 0 ? { ok: true, amount } : failure('not_positive');
}

function failure(error: AmountError): ParsedAmount {
  return { ok: false, error };
}
