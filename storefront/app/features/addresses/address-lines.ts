import { personName, type SenderView, type ShipToView } from '@shop/contract';

/** Kana and Han. Addresses in these scripts begin with the largest unit. */
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;

/** The lines of a postal address in the order of its script, without the phone number. */
export function addressLines(address: ShipToView | SenderView, country: string): string[] {
  const { line1, line2, city, region, postCode } = address;
  const names = 'name' in address ? [address.name] : [personName(address), address.company];
  const largestFirst = CJK.test(line1 + city);
  const lines = largestFirst
    ? [
        [postCode && (address.country === 'JP' ? `〒${postCode}` : postCode), country].filter(Boolean).join(' '),
        [...new Set([region, city])].join('') + line1,
        line2,
        ...names.toReversed(),
      ]
    : [...names, line1, line2, [region ? `${city}, ${region}` : city, postCode].filter(Boolean).join(' '), country];
  return lines.filter((line) => line !== undefined && line !== '') as string[];
}
