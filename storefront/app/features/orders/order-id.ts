/** An order id as it is printed, from however it was typed: any case, with or without hyphens. Anything else stays as it is. */
export function printedOrderId(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[0-9A-Z]{18}$/.test(plain) ? [plain.slice(0, 6), plain.slice(6, 12), plain.slice(12)].join('-') : typed.trim();
}
