import { LANGUAGE_CODES, type QuoteView } from '@shop/contract';
import fc from 'fast-check';
import { translations } from '../common/public';
import type { StatementTransaction } from '../ledger/public';
import type { Block, PdfDocument } from '../pdf/public';
import type { OrderDocumentData } from './document-data';
import { documentTexts } from './document-texts';
import { layOutCreditNote } from './layouts/credit-note';
import { layOutInvoice, layOutProForma } from './layouts/invoice';
import { layOutQuote } from './layouts/quote';
import { layOutStatement } from './layouts/statement';
import { computeBalances, statementCsv, type Statement } from './statement';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const seller = { name: 'Widepress', address: ['Shanghai', 'China'], taxId: '91310000' };
const at = new Date('2026-11-21T00:00:00Z');
const issued = { name: 'INV-2026-000001', issuedAt: at };

const orderData: fc.Arbitrary<OrderDocumentData> = fc
  .record({
    language: fc.constantFrom(...LANGUAGE_CODES),
    money: fc.constantFrom(
      { currency: 'JPY', digits: 0 },
      { currency: 'USD', digits: 2 },
      { currency: 'CNY', digits: 2 },
    ),
    lines: fc.array(fc.record({ fen: amount, amount, quantity: fc.integer({ min: 1, max: 5000 }) }), {
      minLength: 1,
      maxLength: 60,
    }),
    discount: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
    charges: fc.record({ shippingFirst: amount, shippingNext: amount, exchangeFee: amount, remittanceFee: amount }),
    label: fc.string({ unit: 'binary', maxLength: 200 }),
  })
  .map(({ language, money, lines, discount, charges, label }) => {
    const product = lines.reduce((sum, line) => sum + line.amount, 0);
    const off = discount === undefined ? undefined : Math.min(discount, product);
    const total = product - (off ?? 0) + Object.values(charges).reduce((sum, charge) => sum + charge, 0);
    return {
      ...{ language, seller, ...money, orderId: 'DEM000-000000-000001', shipping: 'Standard parcel' },
      buyer: {
        firstName: '花子',
        lastName: '髙橋',
        city: '渋谷区',
        line1: '神宮前1-2-3',
        country: 'JP',
        postCode: '150-0001',
      },
      placedAt: at.toISOString(),
      payment: { at: at.toISOString(), route: 'paypal' as const, reference: 'X' },
      ...{ perCny: '0.14050000', rateFrom: at.toISOString() },
      lines: lines.map((line) => ({ ...line, sku: 'vinyl-440', name: 'Vinyl', details: ['Hem'], label })),
      sums: { product, ...(off !== undefined && { discount: off }), ...charges, total },
    };
  });

/** Parses a printed amount into minor units. */
function parseAmount(text: string, language: string, digits: number): number {
  const [point = '.'] = new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .flatMap(({ type, value }) => (type === 'decimal' ? [value] : []));
  const [whole = '', fraction = ''] = text
    .replace(/^[A-Z]{3} /, '')
    .replace('−', '-')
    .split(digits > 0 ? point : '\u0000');
  return Number(whole.replaceAll(/[^\d-]/g, '') + fraction.padEnd(digits, '0'));
}

const blocksOf = <K extends Block['kind']>({ blocks }: Pick<PdfDocument, 'blocks'>, kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

const printedTotals = (layout: PdfDocument) => blocksOf(layout, 'totals').flatMap(({ totals }) => totals);

describe('invoice layout', () => {
  it('prints amounts that add up to the total, for any order, language and currency', () => {
    fc.assert(
      fc.property(orderData, (order) => {
        const { language, digits } = order;
        for (const layout of [layOutInvoice(order, issued), layOutProForma(order, { at, due: at })]) {
          const totals = printedTotals(layout);
          const total = totals.findIndex(({ isBold: strong }) => strong);
          const parts = totals.slice(0, total).map(({ value }) => parseAmount(value, language, digits));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(order.sums.total);
          expect(parseAmount(totals[total]?.value ?? '', language, digits)).toBe(order.sums.total);
          const [table] = blocksOf(layout, 'table');
          const printed = table?.rows.map(({ cells }) => parseAmount(String(cells.at(-1)), language, digits)) ?? [];
          const product =
            order.currency === 'CNY' ? order.lines.map(({ fen }) => fen) : order.lines.map((line) => line.amount);
          expect(printed).toEqual(product);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('prints no number and a clear notice on a pro-forma invoice', () => {
    const [order] = fc.sample(orderData, { numRuns: 1, seed: 1 });
    if (!order) throw new Error('no order');
    const english = { ...order, language: 'en' as const };
    const layout = layOutProForma({ ...english, payment: null }, { at, due: at });
    expect([layout.heading, layout.status]).toEqual([
      'Pro-forma invoice',
      'NOT A TAX INVOICE · PAY BY November 21, 2026',
    ]);
    expect(JSON.stringify(layout)).not.toContain('INV-');
  });

  it('prints “Closed account” in place of the name after the account is closed', () => {
    const [order] = fc.sample(orderData, { numRuns: 1, seed: 1 });
    if (!order) throw new Error('no order');
    const layout = layOutInvoice({ ...order, language: 'en', buyer: { city: 'Shibuya', country: 'JP' } }, issued);
    expect(JSON.stringify(layout)).toContain('Closed account');
  });
});

test('a credit note prints the refunded amount as a negative total', () => {
  fc.assert(
    fc.property(
      orderData,
      fc.integer({ min: 1, max: 100_000_000 }),
      ({ language, buyer, orderId, currency, digits }, refund) => {
        const note = { language, seller, buyer, orderId, currency, digits, amount: refund, reason: 'a crease' };
        const invoice = { name: 'INV-2026-000001', issuedAt: at.toISOString() };
        const layout = layOutCreditNote({ ...note, invoice, refundedAt: at.toISOString(), route: 'prepaid' }, issued);
        expect(printedTotals(layout).map(({ value }) => parseAmount(value, language, digits))).toEqual([-refund]);
      },
    ),
    { numRuns: 40 },
  );
});

test('a quote names every step of its formula in every language, with its numbers, and replaces the ceiling brackets', () => {
  const labels = [
    ...[
      'area',
      'material',
      'seams',
      'finish.hem',
      'setup',
      'line',
      'actualWeight',
      'volumetricWeight',
      'weight',
      'parcels',
    ],
    ...['shippingFirst', 'shippingNext', 'convert.line', 'convert.shippingFirst', 'convert.shippingNext', 'discount'],
    ...['subtotal', 'exchangeFee', 'remittanceFee', 'total'],
  ];
  const quote: QuoteView = {
    weight: { actualGrams: 1, volumetricGrams: 1, chargeableGrams: 1, parcels: 1, gramsToNextStep: 1 },
    shipping: { first: 1, next: 1 },
    bulk: false,
    original: { lines: [], product: 1 },
    adjusted: {
      currency: 'USD',
      lines: [],
      product: 1,
      shippingFirst: 1,
      shippingNext: 1,
      subtotal: 3,
      exchangeFee: 1,
      remittanceFee: 1,
      total: 5,
    },
    formula: labels.map((label) => ({ label, expression: '⌈1.5⌉ = 2', amount: 1, currency: 'CNY' })),
  };
  for (const language of LANGUAGE_CODES) {
    const texts = documentTexts(language);
    const printed = JSON.stringify(
      layOutQuote(
        {
          seller,
          at,
          fields: [],
          status: '',
          validity: '',
          rate: '',
          lines: [],
          quote,
          digits: 2,
          finishName: (code) => `<${code}>`,
        },
        texts,
      ),
    );
    for (const label of labels.filter((label) => /[A-Z.]/.test(label))) expect(printed).not.toContain(`"${label}"`);
    expect(printed).toContain('<hem>');
    expect(printed).toContain(`↑(${texts.formatNumber(1.5)}) = 2`);
  }
});

const movement: fc.Arbitrary<StatementTransaction> = fc.record({
  type: fc.constantFrom('deposit' as const, 'transaction' as const),
  postDate: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
  fen: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  memo: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =1', 'a;b', 'a,"b"'),
  ),
  orderId: fc.option(fc.constant('DEM000-000000-000001')),
});
const statementData: fc.Arbitrary<Statement> = fc.record({
  email: fc.constant('reseller@example.com'),
  from: fc.constant('2026-11-01'),
  to: fc.constant('2026-11-30'),
  opening: amount,
  transactions: fc.array(movement, { maxLength: 30 }),
});

function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

describe('prepaid statement', () => {
  it('has an opening balance and transactions that add up to the closing balance', () => {
    fc.assert(
      fc.property(statementData, (statement) => {
        const { opening, closing, after, received, spent } = computeBalances(statement);
        expect(opening + received + spent).toBe(closing);
        expect(after.at(-1) ?? opening).toBe(closing);
        const [table] = blocksOf(layOutStatement(statement, seller, at, documentTexts('en')), 'table');
        const printed = table?.rows.map(({ cells }) => parseAmount(String(cells.at(-1) || 0), 'en', 2)) ?? [];
        expect([printed[0], printed.at(-1)]).toEqual([opening, closing]);
      }),
      { numRuns: 60 },
    );
  });

  it('exports CSV with six cells per row, the balance last, and no formulas', () => {
    fc.assert(
      fc.property(statementData, (statement) => {
        const csv = statementCsv(statement, documentTexts('en'));
        expect(csv.startsWith('\ufeff')).toBe(true);
        const rows = parseCsv(csv.slice(1));
        expect(rows).toHaveLength(statement.transactions.length + 3);
        for (const cells of rows) {
          expect(cells).toHaveLength(6);
          for (const cell of cells) if (/^[\s]*[=+\-@＝＋－＠]/u.test(cell)) expect(cell).toMatch(/^-\d+\.\d{2}$/);
        }
        expect(Number(rows.at(-1)?.at(-1))).toBeCloseTo(computeBalances(statement).closing / 100, 2);
      }),
    );
  });
});

it('has the same keys and placeholders in every language', () => {
  const keys = Object.keys(translations('en', 'documents'));
  for (const language of LANGUAGE_CODES) {
    const layout = translations(language, 'documents');
    expect(Object.keys(layout)).toEqual(keys);
    for (const key of keys) {
      const fields = (text: unknown) => (String(text).match(/\{\w+\}/g) ?? []).sort();
      expect([key, fields(layout[key])]).toEqual([key, fields(translations('en', 'documents')[key])]);
    }
  }
});
