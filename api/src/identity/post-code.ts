import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Where the library takes too much, or less than the post does. */
const OWN_FORMS: Readonly<Record<string, RegExp>> = {
  AR: /^([A-HJ-NP-Z]\d{4}[A-Z]{3}|[A-HJ-NP-Z]?\d{4})$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  CL: /^\d{3}-?\d{4}$/,
  FR: /^\d{5}$/,
  GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
  JP: /^\d{3}-?\d{4}$/,
  KZ: /^(\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/,
  SA: /^\d{5}(-\d{4})?$/,
  SV: /^(CP ?)?\d{4}$/,
};

/**
 * Whether the text may be a post code of the country (ISO 3166-1 alpha-2); of a country whose codes nobody knows any text
 * may. Full-width digits, any dash and either case are taken, as keyboards give them, and the country's own letters in
 * front, as letters abroad bear them.
 */
export function isPostCode(country: string, text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .trim()
    .toUpperCase();
  const bare = plain.startsWith(country) ? plain.slice(country.length).replace(/^[ -]/, '') : plain;
  return hasForm(country, plain) || hasForm(country, bare);
}

function hasForm(country: string, text: string): boolean {
  const own = Object.hasOwn(OWN_FORMS, country) ? OWN_FORMS[country] : undefined;
  if (own) return own.test(text);
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(text, country);
}
