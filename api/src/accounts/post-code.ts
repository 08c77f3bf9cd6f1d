import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Formats of countries for which the library accepts too much or too little. */
const OVERRIDES: Readonly<Record<string, RegExp>> = {
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
 * Whether the text may be a post code of the country (ISO 3166-1 alpha-2). Any text may if the country's format is unknown.
 * Accepts full-width digits, any dash, upper and lower case, and the country code in front.
 */
export function isPostCode(country: string, text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .trim()
    .toUpperCase();
  const bare = plain.startsWith(country) ? plain.slice(country.length).replace(/^[ -]/, '') : plain;
  return matchesFormat(country, plain) || matchesFormat(country, bare);
}

function matchesFormat(country: string, text: string): boolean {
  const own = Object.hasOwn(OVERRIDES, country) ? OVERRIDES[country] : undefined;
  if (own) return own.test(text);
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(text, country);
}
