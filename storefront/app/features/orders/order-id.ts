/** How long the API lets an order ID be; its usual form has 20 characters. */
export const MAX_ORDER_ID_LENGTH = 40;

/** Formats an order id input in any case, with or without hyphens. Other text is only trimmed. */
export function formatOrderId(input: string): string {
  const plain = input.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[0-9A-Z]{18}$/.test(plain)
    ? [plain.slice(0, 6), plain.slice(6, 12), plain.slice(12)].join('-')
    : input.trim();
}

/** The formatted `orderId` parameter of an address, without control characters, which HTML cannot contain; empty without one. */
export function readOrderId(params: URLSearchParams): string {
  const text = params.get('orderId')?.replaceAll(/\p{Cc}/gu, '') ?? '';
  return formatOrderId(text.trim().slice(0, MAX_ORDER_ID_LENGTH));
}
