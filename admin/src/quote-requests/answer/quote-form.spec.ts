import {
  currencyFor,
  firstDay,
  formatYuan,
  latestDay,
  NEW_LINE,
  quoteSource,
  toQuoteInput,
  toQuoteValues,
  wholeGrams,
  wholeQuantity,
} from './quote-form';

const terms = { currency: 'EUR', country: 'FR', shippingMethod: 0, paymentMethod: 0 };
const item = { sku: 'vinyl', quantity: 1, artwork: 'custom' as const, finishes: [] };
const requestedItem = { item, name: 'Vinyl', category: '', slug: '', variantName: null, finishNames: [], why: null };
const christmas = new Date(2026, 11, 25, 12);

describe('quote form', () => {
  test('lines start at the tariff price if there is one, and the quote is valid for 14 days', () => {
    const items = [
      { ...requestedItem, fen: 123_405 },
      { ...requestedItem, fen: null },
    ];
    const values = toQuoteValues({ items, wish: null, terms }, christmas);
    expect(values.lines.map(({ price }) => price)).toEqual(['1234.05', '']);
    expect(values).toMatchObject({ ...terms, lastDay: '2027-01-08', message: '' });
    const wish = { what: 'Rails', quantity: 4, links: [] };
    expect(toQuoteValues({ items: [], wish, terms }).lines).toEqual([{ ...NEW_LINE, label: 'Rails', quantity: '4' }]);
  });

  test('lines are sent in whole fen and grams', () => {
    const values = { ...terms, lastDay: '2027-01-08', message: ' Soon. ' };
    const itemLine = { ...NEW_LINE, price: '1,234.5', grams: '２000' };
    expect(toQuoteInput({ ...values, lines: [itemLine] }, false)).toEqual({
      ...terms,
      lines: [{ fen: 123_450, grams: 2000 }],
      message: 'Soon.',
      validUntil: new Date(2027, 0, 8, 23, 59, 59).toISOString(),
    });
    const purchaseLine = { price: '10', grams: '', label: ' Rails ', quantity: '4' };
    expect(toQuoteInput({ ...values, lines: [purchaseLine] }, true).lines).toEqual([
      { fen: 1000, label: 'Rails', quantity: 4 },
    ]);
    expect(() => toQuoteInput({ ...values, lines: [NEW_LINE] }, false)).toThrow(RangeError);
  });

  test('weights and quantities are whole numbers', () => {
    expect([wholeGrams(''), wholeGrams('1,500'), wholeQuantity('40')]).toEqual([undefined, undefined, undefined]);
    expect([wholeGrams('1.5'), wholeGrams('0'), wholeQuantity('many')]).toEqual([
      'quoteRequests.line.errors.grams',
      'quoteRequests.line.errors.grams',
      'quoteRequests.line.errors.quantity',
    ]);
  });

  test('errors of the API belong to inputs', () => {
    expect(['lines[1].fen', 'lines[0].grams', 'validUntil', 'country', 'lines'].map(quoteSource)).toEqual([
      'lines.1.price',
      'lines.0.grams',
      'lastDay',
      'country',
      undefined,
    ]);
  });

  test('the currency follows the payment method', () => {
    expect([currencyFor(3, 'EUR'), currencyFor(0, 'CNY'), currencyFor(0, 'EUR')]).toEqual(['CNY', 'USD', 'EUR']);
  });

  test('a quote is valid until one of the next 90 days', () => {
    expect([firstDay(christmas), latestDay(christmas)]).toEqual(['2026-12-25', '2027-03-24']);
    expect(formatYuan(5)).toBe('0.05');
  });
});
