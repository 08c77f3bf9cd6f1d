export type AmountFault = 'not_a_number' | 'not_positive' | 'too_precise' | 'too_large';
export type ParsedAmount =
  { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly fault: AmountFault };

/** Decimal places of a currency's amounts: 2 for USD and CNY, 0 for JPY. */
export function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

const PLAIN = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;

/**
 * `1,234.5` → 123450 whole minor units of a currency with 2 digits, by its figures alone: no fraction is computed.
 * Takes full-width figures and commas between thousands.
 */
export function parseAmount(typed: string, digits: number): ParsedAmount {
  const text = typed.normalize('NFKC').trim();
  const [, whole, places = ''] = PLAIN.exec(text) ?? [];
  if (whole === undefined) return wrong(/^-[\d,.]+$/.test(text) ? 'not_positive' : 'not_a_number');
  if (/[^0]/.test(places.slice(digits))) return wrong('too_precise');
  const amount = Number(whole.replaceAll(',', '') + places.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return wrong('too_large');
  return amount > 0 ? { ok: true, amount } : wrong('not_positive');
}

function wrong(fault: AmountFault): ParsedAmount {
  return { ok: false, fault };
}
