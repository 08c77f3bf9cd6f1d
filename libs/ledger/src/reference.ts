/**
 * What tells a payment by hand from every other of its method: the letters and figures of its reference, however they are spaced,
 * cased or set. Null for words without a figure ("bank transfer"), which name no payment.
 */
export function referenceKey(reference: string): string | null {
  const key = reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return /\p{N}/u.test(key) ? key : null;
}
