/** Parses a typed quantity, also in full-width digits; null unless it is a whole number from 1 to `max`. */
export function parseQuantity(typed: string, max: number): number | null {
  const digits = typed.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(digits)) return null;
  const quantity = Number(digits);
  return quantity >= 1 && quantity <= max ? quantity : null;
}
