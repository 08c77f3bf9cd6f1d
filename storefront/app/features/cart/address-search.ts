import type { AddressView } from '@shop/contract';

/** The addresses in which every word of the search begins or stands somewhere, whatever its case or width. */
export function searchAddresses(
  addresses: readonly AddressView[],
  search: string,
  countryName: (code: string) => string,
): AddressView[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return addresses.filter((address) => {
    const text = plain(textOf(address, countryName(address.country)));
    return words.every((word) => text.includes(word));
  });
}

function textOf(
  { firstName, lastName, company, line1, line2, city, region, postCode, phone }: AddressView,
  country: string,
): string {
  return [firstName, lastName, company, line1, line2, city, region, postCode, phone, country].join(' ');
}

/** Accents aside: who searches `Muller` finds `Müller`. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
