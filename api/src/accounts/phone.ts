import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** With the country code; the shortest numbers of small countries have 7 digits. */
const INTERNATIONAL = /^\+\d{7,15}$/;

/**
 * Whether the text may be a phone number. Without a prefix it is read as of `country` (ISO 3166-1 alpha-2). Only form and
 * length decide: operators assign number ranges that a list of ranges does not have yet.
 */
export function isPhone(text: string, country: string): boolean {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const plain = text.normalize('NFKC').trim();
  const phone = parsePhoneNumberFromString(plain, { defaultCountry, extract: false });
  if (!phone) return false;
  return phone.isPossible() || (plain.startsWith('+') && INTERNATIONAL.test(phone.number));
}
