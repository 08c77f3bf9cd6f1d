/** Enough digits to be called back on, written as people write them; from which country is not asked. */
export function looksLikePhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 6 && digits <= 20 && /^\s*\+?[\d\s()./-]+((ext\.?|x|#)\s*\d{1,6})?\s*$/i.test(text);
}
