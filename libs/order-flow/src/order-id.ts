/** Crockford's base 32: digits and letters without I, L, O and U. */
export const ORDER_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const SYMBOLS = 18;

/** `XXXXXX-XXXXXX-XXXXXX` out of 18 random bytes: five bits of each, so that every letter is equally likely. */
export function formatOrderId(bytes: Uint8Array): string {
  if (bytes.length < SYMBOLS) throw new RangeError(`an order id takes ${SYMBOLS} random bytes`);
  return grouped(Array.from(bytes.subarray(0, SYMBOLS), (byte) => ORDER_ID_ALPHABET.charAt(byte & 31)).join(''));
}

/** The order id that was meant: any case, with or without hyphens, I and L read as 1, O as 0. Null where it is none. */
export function parseOrderId(text: string): string | null {
  const typed = text.trim().replaceAll('-', '');
  if (!/^[0-9a-tv-z]{18}$/i.test(typed)) return null;
  return grouped(typed.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0'));
}

function grouped(symbols: string): string {
  return `${symbols.slice(0, 6)}-${symbols.slice(6, 12)}-${symbols.slice(12)}`;
}
