import type { PdfDocument } from '../pdf/public';
import { countryName, grossWeight, kilograms } from './paper-layout';
import type { HandoverRow } from './handovers.queries';

/** What a hand-over list shows, independent of the database. */
export interface HandoverPaper {
  sender: { name: string; address: readonly string[] };
  carrier: string;
  day: string;
  shipments: readonly HandoverRow[];
}

const SIGNATURE = '________________________';

/** The shipments that a carrier takes, for its signature: without prices and persons. */
export function layOutHandoverList({ sender, carrier, day, shipments }: HandoverPaper): PdfDocument {
  const heading = 'Hand-over list 交接清单';
  const title = `${heading} ${carrier} ${day}`;
  const last = shipments.reduce((latest, { handedOverAt }) => Math.max(latest, Number(handedOverAt)), 0);
  return {
    ...{ title, language: 'en', issuer: sender.name, heading, status: `${carrier} · ${day}`, runningTitle: title },
    createdAt: new Date(last),
    footer: [[sender.name, ...sender.address].join(' · ')],
    pageLabel: (page, pages) => `${page} / ${pages}`,
    blocks: [
      {
        kind: 'fields',
        fields: [
          { name: 'Sender 发货人', value: sender.name },
          { name: 'Carrier 承运人', value: carrier },
          { name: 'Date 日期', value: day },
        ],
      },
      { kind: 'space', height: 12 },
      { kind: 'table', columns: COLUMNS, rows: shipments.map(toRow) },
      { kind: 'totals', totals: totalsOf(shipments) },
      { kind: 'space', height: 24 },
      {
        kind: 'columns',
        columns: [
          [{ kind: 'text', text: 'Handed over by 交货人签字', style: 'label' }, signature],
          [{ kind: 'text', text: 'Received by 承运人签字', style: 'label' }, signature],
        ],
      },
    ],
  };
}

const signature = { kind: 'fields', fields: [{ name: 'Name, time 姓名、时间', value: SIGNATURE }] } as const;

const COLUMNS = [
  { title: '#', width: 28 },
  { title: 'Tracking no. 运单号' },
  { title: 'Order 订单号', width: 140 },
  { title: 'Destination 目的地', width: 90 },
  { title: 'Parcels 箱数', width: 58, isNumeric: true },
  { title: 'Weight 毛重', width: 66, isNumeric: true },
];

const toRow = ({ trackingNumber, orderId, number, country, parcels, grams }: HandoverRow, index: number) => ({
  cells: [
    ...[String(index + 1), trackingNumber, `${orderId}-${number}`, countryName(country)],
    ...[parcels > 0 ? String(parcels) : '–', parcels > 0 ? kilograms(grams) : '–'],
  ],
});

function totalsOf(shipments: readonly HandoverRow[]) {
  const parcels = shipments.reduce((sum, each) => sum + each.parcels, 0);
  return [
    { name: 'Shipments 票数', value: String(shipments.length), isBold: true },
    ...(parcels > 0 ? [{ name: 'Parcels 箱数', value: String(parcels) }, grossWeight(shipments)] : []),
  ];
}
