/** Whether text has the form of a phone number of any country, full-width digits included. */
export function isPhoneNumber(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replaceAll(/\D/g, '').length;
  return (
    digits >= 5 && digits <= 20 && /^\+?[\d\s().\-\u2010-\u2015\u2212\u30fc/]+((ext\.?|x|#)\s*\d{1,6})?$/i.test(plain)
  );
}
