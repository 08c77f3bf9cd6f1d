import type { QuoteView } from '@shop/contract';
import fc from 'fast-check';
import { LANGUAGES, words } from '../kernel/public';
import type { PeriodMovement } from '../ledger/public';
import type { Block, Sheet } from '../paper/public';
import type { FrozenOrder } from './frozen';
import { phrasesIn } from './phrases';
import { creditNoteSheet } from './sheets/credit-note-sheet';
import { invoiceSheet, proFormaSheet } from './sheets/invoice-sheet';
import { quoteSheet } from './sheets/quote-sheet';
import { statementSheet } from './sheets/statement-sheet';
import { balances, statementCsv, type Statement } from './statement';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const seller = { name: 'Widepress', address: ['Shanghai', 'China'], taxId: '91310000' };
const at = new Date('2026-11-21T00:00:00Z');
const issued = { name: 'INV-2026-000001', issuedAt: at };

const anOrder: fc.Arbitrary<FrozenOrder> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
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

/** A figure as it is printed, in minor units again. */
function read(text: string, language: string, digits: number): number {
  const [point = '.'] = new Intl.NumberFormat(language)
    .formatToParts(1.5)
    .flatMap(({ type, value }) => (type === 'decimal' ? [value] : []));
  const [whole = '', fraction = ''] = text
    .replace(/^[A-Z]{3} /, '')
    .replace('−', '-')
    .split(digits > 0 ? point : '\u0000');
  return Number(whole.replaceAll(/[^\d-]/g, '') + fraction.padEnd(digits, '0'));
}

const only = <K extends Block['kind']>({ blocks }: Pick<Sheet, 'blocks'>, kind: K) =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

const sumsOn = (sheet: Sheet) => only(sheet, 'sums').flatMap(({ sums }) => sums);

describe('an invoice', () => {
  it('adds up as it is printed, whatever the order, in every language and currency', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const { language, digits } = order;
        for (const sheet of [invoiceSheet(order, issued), proFormaSheet(order, { at, due: at })]) {
          const sums = sumsOn(sheet);
          const total = sums.findIndex(({ strong }) => strong);
          const parts = sums.slice(0, total).map(({ value }) => read(value, language, digits));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(order.sums.total);
          expect(read(sums[total]?.value ?? '', language, digits)).toBe(order.sums.total);
          const [table] = only(sheet, 'table');
          const printed = table?.rows.map(({ cells }) => read(String(cells.at(-1)), language, digits)) ?? [];
          const product =
            order.currency === 'CNY' ? order.lines.map(({ fen }) => fen) : order.lines.map((line) => line.amount);
          expect(printed).toEqual(product);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('before payment has no number and cannot be taken for an invoice', () => {
    const [order] = fc.sample(anOrder, { numRuns: 1, seed: 1 });
    if (!order) throw new Error('no order');
    const english = { ...order, language: 'en' as const };
    const sheet = proFormaSheet({ ...english, payment: null }, { at, due: at });
    expect([sheet.kind, sheet.standing]).toEqual(['Pro-forma invoice', 'NOT A TAX INVOICE · PAY BY November 21, 2026']);
    expect(JSON.stringify(sheet)).not.toContain('INV-');
  });

  it('of a closed account says so where its name was', () => {
    const [order] = fc.sample(anOrder, { numRuns: 1, seed: 1 });
    if (!order) throw new Error('no order');
    const sheet = invoiceSheet({ ...order, language: 'en', buyer: { city: 'Shibuya', country: 'JP' } }, issued);
    expect(JSON.stringify(sheet)).toContain('Closed account');
  });
});

test('a credit note takes back what was refunded', () => {
  fc.assert(
    fc.property(
      anOrder,
      fc.integer({ min: 1, max: 100_000_000 }),
      ({ language, buyer, orderId, currency, digits }, refund) => {
        const note = { language, seller, buyer, orderId, currency, digits, amount: refund, reason: 'a crease' };
        const invoice = { name: 'INV-2026-000001', issuedAt: at.toISOString() };
        const sheet = creditNoteSheet({ ...note, invoice, refundedAt: at.toISOString(), route: 'prepaid' }, issued);
        expect(sumsOn(sheet).map(({ value }) => read(value, language, digits))).toEqual([-refund]);
      },
    ),
    { numRuns: 40 },
  );
});

test('a quote names every step of its formula in every language, and marks what is rounded up in letters', () => {
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
    formula: labels.map((label) => ({ label, expression: '⌈1⌉ = 1', amount: 1, currency: 'CNY' })),
  };
  for (const language of LANGUAGES) {
    const said = JSON.stringify(
      quoteSheet(
        {
          seller,
          at,
          facts: [],
          standing: '',
          validity: '',
          rate: '',
          lines: [],
          quote,
          digits: 2,
          finish: (code) => `<${code}>`,
        },
        phrasesIn(language),
      ),
    );
    for (const label of labels.filter((one) => /[A-Z.]/.test(one))) expect(said).not.toContain(`"${label}"`);
    expect(said).toContain('<hem>');
    expect(said).toContain('↑(1) = 1');
  }
});

const movement: fc.Arbitrary<PeriodMovement> = fc.record({
  type: fc.constantFrom('deposit' as const, 'transaction' as const),
  postDate: fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
  fen: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  memo: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =1', 'a;b', 'a,"b"'),
  ),
  orderId: fc.option(fc.constant('DEM000-000000-000001')),
});
const aStatement: fc.Arbitrary<Statement> = fc.record({
  email: fc.constant('reseller@example.com'),
  from: fc.constant('2026-11-01'),
  to: fc.constant('2026-11-30'),
  opening: amount,
  movements: fc.array(movement, { maxLength: 30 }),
});

/** Cells of a CSV, as any reader takes them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

describe('a prepaid statement', () => {
  it('opens, moves and closes without losing a fen', () => {
    fc.assert(
      fc.property(aStatement, (statement) => {
        const { opening, closing, after, received, spent } = balances(statement);
        expect(opening + received + spent).toBe(closing);
        expect(after.at(-1) ?? opening).toBe(closing);
        const [table] = only(statementSheet(statement, seller, at, phrasesIn('en')), 'table');
        const printed = table?.rows.map(({ cells }) => read(String(cells.at(-1) || 0), 'en', 2)) ?? [];
        expect([printed[0], printed.at(-1)]).toEqual([opening, closing]);
      }),
      { numRuns: 60 },
    );
  });

  it('as CSV has six cells a row, the balance last, and nothing a spreadsheet would reckon', () => {
    fc.assert(
      fc.property(aStatement, (statement) => {
        const csv = statementCsv(statement, phrasesIn('en'));
        expect(csv.startsWith('\ufeff')).toBe(true);
        const rows = cellsOf(csv.slice(1));
        expect(rows).toHaveLength(statement.movements.length + 3);
        for (const cells of rows) {
          expect(cells).toHaveLength(6);
          for (const cell of cells) if (/^[\s]*[=+\-@＝＋－＠]/u.test(cell)) expect(cell).toMatch(/^-\d+\.\d{2}$/);
        }
        expect(Number(rows.at(-1)?.at(-1))).toBeCloseTo(balances(statement).closing / 100, 2);
      }),
    );
  });
});

it('says the same in every language', () => {
  const keys = Object.keys(words('en', 'documents'));
  for (const language of LANGUAGES) {
    const sheet = words(language, 'documents');
    expect(Object.keys(sheet)).toEqual(keys);
    for (const key of keys) {
      const fields = (text: unknown) => (String(text).match(/\{\w+\}/g) ?? []).sort();
      expect([key, fields(sheet[key])]).toEqual([key, fields(words('en', 'documents')[key])]);
    }
  }
});
