import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether the text is a phone number. Without a prefix it is read as of `country` (ISO 3166-1 alpha-2). */
export function isPhone(text: string, country: string): boolean {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(text, { defaultCountry, extract: false })?.isValid() ?? false;
}
