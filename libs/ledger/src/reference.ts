/**
 * The reference of a manual payment without spaces, punctuation, case and width, to find duplicates of the same payment
 * method. Null for a reference without digits ("bank transfer"), which identifies no payment.
 */
export function normalizeReference(reference: string): string | null {
  const key = reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return /\p{N}/u.test(key) ? key : null;
}
