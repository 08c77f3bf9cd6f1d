import type { Parcel } from '@shop/order-flow';
import type { Block, Field, PdfDocument, Row } from '../pdf/public';
import { personName, type SenderView } from '@shop/contract';
import { INCOTERM, type PaperLine, type Party, type ShipmentPaper } from './shipment-paper';

const ENGLISH_COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });
const CHINA_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
const NARROW = 44;

/** The contents of each parcel, for those who pack, carry and open it: without prices, and from the sender alone. */
export function layOutPackingList(paper: ShipmentPaper): PdfDocument {
  const { lines, parcels } = paper;
  const columns = [
    { title: 'Parcel 箱号', width: 92 },
    { title: 'Item 项次', width: NARROW },
    { title: 'Description 品名' },
    { title: 'Pieces 件数', width: 70, isNumeric: true },
    { title: 'Gross weight 毛重', width: 90, isNumeric: true },
  ];
  const rows =
    parcels.length > 0 ? parcels.flatMap((parcel, at) => parcelRows(parcel, at + 1, lines)) : plainRows(lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return frame(paper, { heading: 'Packing list 装箱单', issuer: paper.sender, isUnbranded: paper.exporter !== null }, [
    { kind: 'table', columns, rows },
    {
      kind: 'totals',
      totals: [
        { name: 'Pieces 件数', value: String(pieces) },
        ...(parcels.length > 0 ? [{ name: 'Parcels 箱数', value: String(parcels.length) }, grossWeight(parcels)] : []),
      ],
    },
  ]);
}

/** Value, origin and HS code of what is shipped, for customs. Of a blind shipment, it names the exporter and stays out of the parcel. */
export function layOutCommercialInvoice(paper: ShipmentPaper): PdfDocument {
  const { lines, parcels, freight, currency, sender, exporter } = paper;
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const format = (amount: number) => money.format(amount / 10 ** digits).replace('\u00a0', ' ');
  const columns = [
    { title: 'Item 项次', width: NARROW },
    { title: 'Description 品名' },
    { title: 'HS code 海关编码', width: 80 },
    { title: 'Origin 原产国', width: 58 },
    { title: 'Pieces 件数', width: 52, isNumeric: true },
    { title: 'Value 金额', width: 84, isNumeric: true },
  ];
  const rows = lines.map((line) => ({
    cells: [
      ...[String(line.position), description(line), line.hsCode ?? '–', countryName(line.origin)],
      ...[String(line.quantity), format(line.value)],
    ],
  }));
  const goods = lines.reduce((sum, { value }) => sum + value, 0);
  return frame(paper, { heading: 'Commercial invoice 商业发票', issuer: exporter ?? sender }, [
    ...(exporter ? [{ kind: 'text', text: NOT_IN_PARCEL, style: 'strong' } as const, SPACE] : []),
    { kind: 'table', columns, rows },
    {
      kind: 'totals',
      totals: [
        ...(parcels.length > 0 ? [grossWeight(parcels)] : []),
        { name: 'Goods 货值', value: format(goods) },
        { name: 'Freight 运费', value: format(freight) },
        { name: `Total value 总金额 (${INCOTERM})`, value: format(goods + freight), isBold: true },
      ],
    },
  ]);
}

const NOT_IN_PARCEL =
  'For the carrier and customs only. Do not put it in the parcel. 仅供承运人和海关使用，请勿放入包裹。';
const SPACE: Block = { kind: 'space', height: 8 };

interface Frame {
  heading: string;
  issuer: Party;
  isUnbranded?: boolean;
}

function frame(
  paper: ShipmentPaper,
  { heading, issuer, isUnbranded = false }: Frame,
  content: readonly Block[],
): PdfDocument {
  const { sender, exporter, recipient, orderId, number, shippedAt } = paper;
  const reference = `${orderId}-${number}`;
  const title = `${heading} ${reference}`;
  return {
    ...{ title, language: 'en', issuer: issuer.name, isUnbranded, heading, status: reference, runningTitle: title },
    createdAt: shippedAt,
    footer: [[issuer.name, ...issuer.address].join(' · ')],
    pageLabel: (page, pages) => `${page} / ${pages}`,
    blocks: [
      {
        kind: 'columns',
        columns: [
          [
            ...(issuer === exporter ? party('Exporter 出口商', [issuer.name, ...issuer.address]) : []),
            ...party('Sender 发货人', [sender.name, ...sender.address]),
            ...party('Recipient 收货人', addressOf(recipient)),
          ],
          [{ kind: 'fields', fields: fieldsOf(paper) }],
        ],
      },
      { kind: 'space', height: 12 },
      ...content,
    ],
  };
}

const party = (label: string, [name = '', ...rest]: readonly string[]): Block[] => [
  { kind: 'text', text: label, style: 'label' },
  { kind: 'text', text: name, style: 'strong' },
  ...rest.map((text): Block => ({ kind: 'text', text })),
  { kind: 'space', height: 8 },
];

function fieldsOf({ orderId, carrier, trackingNumber, shippedAt, recipient }: ShipmentPaper): Field[] {
  return [
    { name: 'Order 订单号', value: orderId },
    { name: 'Date 日期', value: CHINA_DAY.format(shippedAt) },
    { name: 'Carrier 承运人', value: carrier },
    { name: 'Tracking no. 运单号', value: trackingNumber },
    { name: 'Incoterm 贸易术语', value: `${INCOTERM} ${countryName(recipient.country)}` },
  ];
}

const addressOf = ({ firstName, lastName, company, ...address }: ShipmentPaper['recipient']) => [
  personName({ firstName, lastName }),
  ...(company ? [company] : []),
  ...addressLines(address),
];

/** Below the names of a person or company. */
export function addressLines({ line1, line2, city, region, postCode, country }: Omit<SenderView, 'name'>): string[] {
  const lines = [line1, line2, [city, region, postCode].filter(Boolean).join(', ')];
  return [...lines.filter((line): line is string => Boolean(line)), countryName(country)];
}

function parcelRows(parcel: Parcel, number: number, lines: readonly PaperLine[]): Row[] {
  return parcel.items.flatMap(({ sid, quantity }, index) => {
    const line = lines.find((each) => each.sid === sid);
    if (!line) return [];
    const [box, weight] =
      index === 0 ? [{ text: String(number), details: [parcelSize(parcel)] }, kilograms(parcel.grams)] : ['', ''];
    return [{ cells: [box, String(line.position), description(line), String(quantity), weight] }];
  });
}

const plainRows = (lines: readonly PaperLine[]): Row[] =>
  lines.map((line) => ({ cells: ['', String(line.position), description(line), String(line.quantity), ''] }));

const description = ({ name, chineseName }: PaperLine) => ({ text: name, details: chineseName ? [chineseName] : [] });

/** A line of totals. */
export const grossWeight = (parcels: readonly Pick<Parcel, 'grams'>[]) => ({
  name: 'Gross weight 毛重',
  value: kilograms(parcels.reduce((sum, { grams }) => sum + grams, 0)),
});

export const parcelSize = ({ lengthMm, widthMm, heightMm }: Parcel) =>
  `${[lengthMm, widthMm, heightMm].map((mm) => mm / 10).join(' × ')} cm`;

export const kilograms = (grams: number) => `${(grams / 1000).toFixed(2)} kg`;
/** In English. */
export const countryName = (code: string) => ENGLISH_COUNTRIES.of(code) ?? code;
