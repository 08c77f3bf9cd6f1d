import { PDFDocument } from '@cantoo/pdf-lib';
import { parcelCodeText, parseParcelCode } from './parcel-code';
import { renderParcelLabels } from './parcel-label';
import type { ShipmentPaper } from './shipment-paper';

const parcel = (items: number) => ({
  ...{ grams: 2400, lengthMm: 1200, widthMm: 150, heightMm: 150 },
  items: Array.from({ length: items }, (_, index) => ({ sid: String(index), quantity: 2 })),
});

const paper: ShipmentPaper = {
  ...{ sender: { name: 'Sato Signs', address: ['1-2 Hondori', 'Hiroshima', 'Japan'] }, exporter: null },
  recipient: {
    ...{ firstName: '花子', lastName: '山田', line1: '1-1', city: '東京都', region: '', postCode: '100-0001' },
    ...{ country: 'JP', phone: '+81 3 0000 0000' },
  },
  ...{ orderId: 'B01234-567890-ABCDEF', number: 2, carrier: 'EMS', trackingNumber: 'EE100200300CN' },
  ...{ shippedAt: new Date('2026-11-26T00:00:00Z'), currency: 'JPY', lines: [], freight: 0 },
  parcels: [parcel(1), parcel(40), parcel(0)],
};

test('A shipment has a label of 100 × 150 mm for each of its parcels, and the same bytes each time', async () => {
  const file = await renderParcelLabels(paper);
  const pages = (await PDFDocument.load(file)).getPages().map((page) => page.getSize());
  expect(pages).toHaveLength(3);
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(283.46, 1);
    expect(height).toBeCloseTo(425.2, 1);
  }
  expect((await renderParcelLabels(paper)).equals(file)).toBe(true);
});

test('The code of a parcel names its order, shipment and number, and a scanner may read it in small letters', () => {
  const code = { orderId: 'B01234-567890-ABCDEF', shipment: 2, parcel: 3, parcels: 12 };
  expect(parcelCodeText(code)).toBe('B01234-567890-ABCDEF-2/3/12');
  expect(parseParcelCode(` ${parcelCodeText(code).toLowerCase()} `)).toEqual(code);
});

test.each([
  '',
  'EE100200300CN',
  'B01234-567890-ABCDEF/1',
  'B01234-567890-ABCDEF-2',
  'B01234-567890-ABCDEF-2/3',
  'QR ✓',
])('Text that is not a parcel code is not read as one: %p', (text) => expect(parseParcelCode(text)).toBeNull());
