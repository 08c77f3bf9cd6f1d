/** Formats an order id input in any case, with or without hyphens. Other text is only trimmed. */
export function formatOrderId(input: string): string {
  const plain = input.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[0-9A-Z]{18}$/.test(plain)
    ? [plain.slice(0, 6), plain.slice(6, 12), plain.slice(12)].join('-')
    : input.trim();
}
