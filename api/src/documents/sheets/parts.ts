import type { Block, Fact, Sheet, Sum } from '../../paper/public';
import type { Buyer, FrozenOrder, FrozenSums, Seller } from '../frozen';
import type { Phrases } from '../phrases';

/** What every sheet of a seller has. */
export function frame(
  { language, say }: Phrases,
  seller: Seller,
  words: { kind: string; name?: string; at: Date; standing?: string },
): Omit<Sheet, 'blocks'> {
  const { kind, name, at, standing } = words;
  const title = name === undefined ? kind : say('fileTitle', { kind, name });
  return {
    ...{ title, language, owner: seller.name, kind, running: title, at },
    ...(standing !== undefined && { standing }),
    foot: [
      [seller.name, ...seller.address].join(' · '),
      ...(seller.taxId ? [say('taxId', { taxId: seller.taxId })] : []),
    ],
    pageOf: (page, pages) => say('page', { page: String(page), pages: String(pages) }),
  };
}

/** Kana and Han: an address in them goes from the large to the small. */
const EASTERN = /[\u3040-\u30ff\u3400-\u9fff]/;

/** Where the post code stands before the city. */
const CODE_FIRST = [
  'AT',
  'BE',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GR',
  'IT',
  'LU',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
  'SK',
];

/** As its own country's mail is written, a line each, and which of them is the person. */
function addressOf(buyer: Buyer, { say, country }: Phrases): { lines: string[]; person: string } {
  const { firstName: first = '', lastName: last = '', company, line1 = '', line2, city = '', region, postCode } = buyer;
  const name = EASTERN.test(first + last) ? `${last} ${first}` : `${first} ${last}`;
  const person = [first, last, line1].some(Boolean) ? name.trim() : say('forgotten');
  const land = country(buyer.country);
  const within = (parts: (string | undefined)[], between: string) => parts.filter(Boolean).join(between);
  if (EASTERN.test(line1 + city)) {
    const code = postCode && (buyer.country === 'JP' ? `〒${postCode}` : postCode);
    const place = within([...new Set([region, city])], '') + line1;
    return { lines: [within([code, land], ' '), place, line2 ?? '', company ?? '', person].filter(Boolean), person };
  }
  const town = within([city, region], ', ');
  const place = within(CODE_FIRST.includes(buyer.country) ? [postCode, town] : [town, postCode], ' ');
  return { lines: [person, company ?? '', line1, line2 ?? '', place, land].filter(Boolean), person };
}

/** Who sells and who pays, beside what the document is about. */
export function parties(phrases: Phrases, seller: Seller, buyer: Buyer, facts: readonly Fact[]): Block {
  const { say } = phrases;
  const { lines, person } = addressOf(buyer, phrases);
  const taxId = seller.taxId ? [say('taxId', { taxId: seller.taxId })] : [];
  return {
    kind: 'columns',
    columns: [
      [
        { kind: 'text', look: 'label', text: say('billTo') },
        ...lines.map((text): Block => ({ kind: 'text', text, ...(text === person && { look: 'strong' }) })),
        ...(buyer.email ? [{ kind: 'text', text: buyer.email } as const] : []),
        { kind: 'gap', height: 10 },
        { kind: 'text', look: 'label', text: say('seller') },
        { kind: 'text', look: 'strong', text: seller.name },
        { kind: 'text', text: [...seller.address, ...taxId].join('\n') },
      ],
      [{ kind: 'facts', facts }],
    ],
  };
}

type Lines = Pick<FrozenOrder, 'lines' | 'currency' | 'digits'>;

/** The items at both their prices. */
export function itemTable({ lines, currency, digits }: Lines, { say, number, amount }: Phrases): Block {
  const converted = currency !== 'CNY';
  return {
    kind: 'table',
    columns: [
      { title: say('column.number'), width: 20 },
      { title: say('column.item') },
      { title: say('column.quantity'), width: 48, figures: true },
      { title: say('column.exw'), width: 84, figures: true },
      ...(converted ? [{ title: say('column.amount', { currency }), width: 84, figures: true } as const] : []),
    ],
    rows: lines.map(({ name, details, label, quantity, fen, amount: paid }, place) => ({
      cells: [
        String(place + 1),
        {
          text: name,
          under: [
            ...(details.length > 0 ? [details.join(' · ')] : []),
            ...(label ? [say('item.label', { label })] : []),
          ],
        },
        number(quantity),
        amount(fen, 2),
        ...(converted ? [amount(paid, digits)] : []),
      ],
    })),
  };
}

/** How the total comes about; what is nothing is left out. */
export function sumsOf(
  sums: FrozenSums,
  { currency, digits }: Pick<Lines, 'currency' | 'digits'>,
  phrases: Phrases,
): Sum[] {
  const { say, amount, money } = phrases;
  const { product, discount = 0, shippingFirst, shippingNext, exchangeFee, remittanceFee, total } = sums;
  const charges = { shippingFirst, shippingNext, exchangeFee, remittanceFee };
  return [
    { name: say('sum.product'), value: amount(product, digits) },
    ...(discount > 0 ? [{ name: say('sum.discount'), value: amount(-discount, digits) }] : []),
    ...Object.entries(charges)
      .filter(([, charge]) => charge !== 0)
      .map(([name, charge]) => ({ name: say(`sum.${name}`), value: amount(charge, digits) })),
    { name: say('sum.total'), value: money(total, digits, currency), strong: true },
  ];
}

/** By which rate the amounts came about. */
export function rateWords(
  { currency, perCny, rateFrom }: Pick<FrozenOrder, 'currency' | 'perCny' | 'rateFrom'>,
  { say, day }: Phrases,
): string {
  if (currency === 'CNY') return say('rateNone');
  const rate = perCny.includes('.') ? perCny.replace(/\.?0+$/, '') : perCny;
  return rateFrom === null
    ? say('rateUndated', { rate, currency })
    : say('rate', { rate, currency, date: day(rateFrom) });
}
