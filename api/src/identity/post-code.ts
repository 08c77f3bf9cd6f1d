/** How post codes look, in either case, where their form is worth checking; elsewhere any text goes. */
const FORMS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
  JP: /^\d{3}-?\d{4}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  AU: /^\d{4}$/,
};

/**
 * Whether the text may be a post code of the country (ISO 3166-1 alpha-2). Full-width digits and any dash are taken, as
 * keyboards give them.
 */
export function isPostCode(country: string, text: string): boolean {
  const form = Object.hasOwn(FORMS, country) ? FORMS[country] : undefined;
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .trim();
  return form?.test(plain) ?? true;
}
