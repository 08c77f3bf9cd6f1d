import { personName } from '@shop/contract';
import type { Block, Field, PdfDocument, Total } from '../../pdf/public';
import type { Buyer, OrderDocumentData, OrderTotals, Seller } from '../document-data';
import type { DocumentTexts } from '../document-texts';

interface Heading {
  /** Kind of document, such as `Invoice`. */
  heading: string;
  /** The document's number, if it has one. */
  number?: string;
  createdAt: Date;
  status?: string;
}

/** Header, footer and metadata of a document. */
export function documentFrame(
  { language, t }: DocumentTexts,
  seller: Seller,
  { heading, number, createdAt, status }: Heading,
): Omit<PdfDocument, 'blocks'> {
  const title = number === undefined ? heading : t('fileTitle', { kind: heading, name: number });
  return {
    ...{ title, language, issuer: seller.name, heading, runningTitle: title, createdAt },
    ...(status !== undefined && { status }),
    footer: [
      [seller.name, ...seller.address].join(' · '),
      ...(seller.taxId ? [t('taxId', { taxId: seller.taxId })] : []),
    ],
    pageLabel: (page, pages) => t('page', { page: String(page), pages: String(pages) }),
  };
}

/** Kana and Han. */
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff]/;

const POST_CODE_BEFORE_CITY = [
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

/** The address lines in the order that is usual in its country, and which of them is the person's name. */
function formatAddress(buyer: Buyer, { t, countryName }: DocumentTexts): { lines: string[]; person: string } {
  const { firstName = '', lastName = '', company, line1 = '', line2, city = '', region, postCode } = buyer;
  const name = personName({ firstName, lastName });
  const person = [firstName, lastName, line1].some(Boolean) ? name : t('closedAccount');
  const country = countryName(buyer.country);
  const join = (parts: (string | undefined)[], separator: string) => parts.filter(Boolean).join(separator);
  if (EAST_ASIAN.test(line1 + city)) {
    const code = postCode && (buyer.country === 'JP' ? `〒${postCode}` : postCode);
    const street = join([...new Set([region, city])], '') + line1;
    return { lines: [join([code, country], ' '), street, line2 ?? '', company ?? '', person].filter(Boolean), person };
  }
  const town = join([city, region], ', ');
  const townLine = join(POST_CODE_BEFORE_CITY.includes(buyer.country) ? [postCode, town] : [town, postCode], ' ');
  return { lines: [person, company ?? '', line1, line2 ?? '', townLine, country].filter(Boolean), person };
}

/** Buyer and seller on the left, the document's fields on the right. */
export function partiesAndFields(texts: DocumentTexts, seller: Seller, buyer: Buyer, fields: readonly Field[]): Block {
  const { t } = texts;
  const { lines, person } = formatAddress(buyer, texts);
  const taxId = seller.taxId ? [t('taxId', { taxId: seller.taxId })] : [];
  return {
    kind: 'columns',
    columns: [
      [
        { kind: 'text', style: 'label', text: t('billTo') },
        ...lines.map((text): Block => ({ kind: 'text', text, ...(text === person && { style: 'strong' }) })),
        ...(buyer.email ? [{ kind: 'text', text: buyer.email } as const] : []),
        { kind: 'space', height: 10 },
        ...sellerBlocks(seller, t, taxId),
      ],
      [{ kind: 'fields', fields }],
    ],
  };
}

/** The seller's name and address, with further lines below. */
export function sellerBlocks(seller: Seller, t: DocumentTexts['t'], moreLines: readonly string[] = []): Block[] {
  return [
    { kind: 'text', style: 'label', text: t('seller') },
    { kind: 'text', style: 'strong', text: seller.name },
    { kind: 'text', text: [...seller.address, ...moreLines, ...contactLines(seller)].join('\n') },
  ];
}

type Lines = Pick<OrderDocumentData, 'lines' | 'currency' | 'digits'>;

/** The items with their factory price in CNY and, for another currency, the converted amount. */
export function itemTable({ lines, currency, digits }: Lines, texts: DocumentTexts): Block {
  const { t, formatNumber, formatAmount } = texts;
  const isConverted = currency !== 'CNY';
  return {
    kind: 'table',
    columns: [
      { title: t('column.number'), width: 20 },
      { title: t('column.item') },
      { title: t('column.quantity'), width: 48, isNumeric: true },
      { title: t('column.exw'), width: 84, isNumeric: true },
      ...(isConverted ? [{ title: t('column.amount', { currency }), width: 84, isNumeric: true }] : []),
    ],
    rows: lines.map(({ name, details, label, quantity, fen, amount }, index) => ({
      cells: [
        String(index + 1),
        {
          text: name,
          details: [
            ...(details.length > 0 ? [details.join(' · ')] : []),
            ...(label ? [t('item.label', { label })] : []),
          ],
        },
        formatNumber(quantity),
        formatAmount(fen, 2),
        ...(isConverted ? [formatAmount(amount, digits)] : []),
      ],
    })),
  };
}

/** The parts of the total and the total itself. Charges of 0 are left out. */
export function orderTotals(
  totals: OrderTotals,
  { currency, digits }: Pick<Lines, 'currency' | 'digits'>,
  { t, formatAmount, formatMoney }: DocumentTexts,
): Total[] {
  const { product, discount = 0, shippingFirst, shippingNext, exchangeFee, remittanceFee, total } = totals;
  const charges = { shippingFirst, shippingNext, exchangeFee, remittanceFee };
  return [
    { name: t('total.product'), value: formatAmount(product, digits) },
    ...(discount > 0 ? [{ name: t('total.discount'), value: formatAmount(-discount, digits) }] : []),
    ...Object.entries(charges)
      .filter(([, charge]) => charge !== 0)
      .map(([name, charge]) => ({ name: t(`total.${name}`), value: formatAmount(charge, digits) })),
    { name: t('total.total'), value: formatMoney(total, digits, currency), isBold: true },
  ];
}

/** A sentence with the exchange rate of an order's amounts. */
export function formatExchangeRate(
  { currency, perCny, rateFrom }: Pick<OrderDocumentData, 'currency' | 'perCny' | 'rateFrom'>,
  { t, formatDate }: DocumentTexts,
): string {
  if (currency === 'CNY') return t('rate.none');
  const rate = perCny.includes('.') ? perCny.replace(/\.?0+$/, '') : perCny;
  return rateFrom === null
    ? t('rate.undated', { rate, currency })
    : t('rate.dated', { rate, currency, date: formatDate(rateFrom) });
}

const contactLines = ({ email, phone }: Seller): string[] => [email, phone].flatMap((line) => line ?? []);
