import type { ShipToView } from '@shop/contract';
import { fullName } from '../account/full-name';

/** Kana and Han: an address in them goes from the large to the small. */
const EASTERN = /[\u3040-\u30ff\u3400-\u9fff]/;

/** An address as its own country's mail is written, a line each, without the phone. */
export function addressLines(address: ShipToView, country: string): string[] {
  const { company, line1, line2, city, region, postCode } = address;
  const eastern = EASTERN.test(line1 + city);
  const lines = eastern
    ? [
        [postCode && (address.country === 'JP' ? `〒${postCode}` : postCode), country].filter(Boolean).join(' '),
        [...new Set([region, city])].join('') + line1,
        line2,
        company,
        fullName(address),
      ]
    : [fullName(address), company, line1, line2, [region ? `${city}, ${region}` : city, postCode].filter(Boolean).join(' '), country];
  return lines.filter((line) => line !== undefined && line !== '') as string[];
}
