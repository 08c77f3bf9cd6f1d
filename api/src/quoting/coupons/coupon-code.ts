import { ORDER_ID_ALPHABET } from '@shop/order-flow';

const SYMBOLS = 12;

/** `XXXX-XXXX-XXXX` out of 12 random bytes, five bits of each: one in 2^60. */
export function formatCouponCode(bytes: Uint8Array): string {
  if (bytes.length < SYMBOLS) throw new RangeError(`a coupon's code takes ${SYMBOLS} random bytes`);
  return grouped(Array.from(bytes.subarray(0, SYMBOLS), (byte) => ORDER_ID_ALPHABET.charAt(byte & 31)).join(''));
}

/** The code that was meant: any case, with or without hyphens and spaces, I and L read as 1, O as 0. Null where it is none. */
export function parseCouponCode(text: string): string | null {
  const typed = text.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(typed) ? grouped(typed) : null;
}

function grouped(symbols: string): string {
  return `${symbols.slice(0, 4)}-${symbols.slice(4, 8)}-${symbols.slice(8)}`;
}
