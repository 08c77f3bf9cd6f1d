/** Crockford's base 32: digits and letters without I, L, O and U. */
export const ORDER_ID_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const SYMBOLS = 18;

/**
 * Formats 18 random bytes as an order id, `XXXXXX-XXXXXX-XXXXXX`. Each symbol takes five bits of one byte, so that
 * every symbol is equally likely.
 * @throws {RangeError} if there are fewer than 18 bytes
 */
export function formatOrderId(bytes: Uint8Array): string {
  if (bytes.length < SYMBOLS) throw new RangeError(`an order id needs ${SYMBOLS} random bytes`);
  return addHyphens(Array.from(bytes.subarray(0, SYMBOLS), (byte) => ORDER_ID_ALPHABET.charAt(byte & 31)).join(''));
}

/** Normalizes a typed order id: any case, with or without hyphens, I and L read as 1, O as 0. Null if it is not valid. */
export function parseOrderId(text: string): string | null {
  const typed = text.trim().replaceAll('-', '');
  if (!/^[0-9a-tv-z]{18}$/i.test(typed)) return null;
  return addHyphens(typed.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0'));
}

function addHyphens(symbols: string): string {
  return `${symbols.slice(0, 6)}-${symbols.slice(6, 12)}-${symbols.slice(12)}`;
}
