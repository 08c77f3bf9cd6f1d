import { ORDER_ID_ALPHABET } from '@shop/order-flow';

const SYMBOLS = 12;

/** `XXXX-XXXX-XXXX` from 12 random bytes, five bits of each, so 2^60 possible codes. */
export function formatCouponCode(bytes: Uint8Array): string {
  if (bytes.length < SYMBOLS) throw new RangeError(`a coupon code needs ${SYMBOLS} random bytes`);
  return formatGroups(Array.from(bytes.subarray(0, SYMBOLS), (byte) => ORDER_ID_ALPHABET.charAt(byte & 31)).join(''));
}

/** The code in any case, with or without hyphens and spaces; I and L count as 1, O as 0. Null if it is not a code. */
export function parseCouponCode(text: string): string | null {
  const typed = text.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(typed) ? formatGroups(typed) : null;
}

function formatGroups(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4, 8)}-${symbols.slice(8)}`;
}
