import type { AddressView } from '@shop/contract';

/** The addresses that contain every word of the search, ignoring case, accents and character width. */
export function searchAddresses(
  addresses: readonly AddressView[],
  search: string,
  countryName: (code: string) => string,
): AddressView[] {
  const words = normalize(search).split(/\s+/).filter(Boolean);
  return addresses.filter((address) => {
    const text = normalize(toText(address, countryName(address.country)));
    return words.every((word) => text.includes(word));
  });
}

function toText(
  { firstName, lastName, company, line1, line2, city, region, postCode, phone }: AddressView,
  country: string,
): string {
  return [firstName, lastName, company, line1, line2, city, region, postCode, phone, country].join(' ');
}

/** Lower case without accents: a search for `Muller` finds `Müller`. */
function normalize(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
