import { addDays } from '../../i18n/format';
import { endOfDay, formatYuan, parseLines, toLineDrafts, withPaymentMethod } from './quote-draft';

const emptyLine = { price: '', grams: '', label: '', quantity: '' };
const item = { sku: 'vinyl', quantity: 1, artwork: 'custom' as const, finishes: [] };
const requestedItem = { item, name: 'Vinyl', category: '', slug: '', why: null };

describe('quote form', () => {
  test('lines start at the tariff price if there is one', () => {
    const items = [
      { ...requestedItem, fen: 123_405 },
      { ...requestedItem, fen: null },
    ];
    expect(toLineDrafts({ items, wish: null }).map(({ price }) => price)).toEqual(['1234.05', '']);
    const wish = { what: 'Rails', quantity: 4, links: [] };
    expect(toLineDrafts({ items: [], wish })).toEqual([{ ...emptyLine, label: 'Rails', quantity: '4' }]);
  });

  test('lines are parsed to whole fen and grams', () => {
    const itemLine = { ...emptyLine, price: '1,234.5', grams: '２000' };
    expect(parseLines([itemLine], { needsWeight: [false], isPurchase: false })).toEqual({
      ok: true,
      lines: [{ fen: 123_450, grams: 2000 }],
    });
    const purchaseLine = { price: '10', grams: '500', label: ' Rails ', quantity: '4' };
    expect(parseLines([purchaseLine], { needsWeight: [true], isPurchase: true })).toEqual({
      ok: true,
      lines: [{ fen: 1000, grams: 500, label: 'Rails', quantity: 4 }],
    });
  });

  test('missing and invalid fields are reported for each line', () => {
    const itemLines = [{ ...emptyLine, price: '5' }, emptyLine];
    expect(parseLines(itemLines, { needsWeight: [true, false], isPurchase: false })).toEqual({
      ok: false,
      invalidFields: [['grams'], ['price']],
    });
    const purchaseLine = { ...emptyLine, price: '0', grams: '1.5' };
    expect(parseLines([purchaseLine], { needsWeight: [false], isPurchase: true })).toEqual({
      ok: false,
      invalidFields: [['price', 'grams', 'label', 'quantity']],
    });
  });

  test('the currency follows the payment method', () => {
    const terms = { currency: 'EUR', country: 'FR', shippingMethod: 0, paymentMethod: 0 };
    expect(withPaymentMethod(terms, 3)).toMatchObject({ currency: 'CNY', paymentMethod: 3 });
    expect(withPaymentMethod({ ...terms, currency: 'CNY' }, 0)).toMatchObject({ currency: 'USD', paymentMethod: 0 });
    expect(withPaymentMethod(terms, 0)).toEqual(terms);
  });

  test('a quote is valid until the end of the chosen day', () => {
    expect(addDays(new Date(2026, 11, 25, 12), 14)).toBe('2027-01-08');
    expect(endOfDay('2027-01-08')).toBe(new Date(2027, 0, 8, 23, 59, 59).toISOString());
    expect(endOfDay('soon')).toBeNull();
    expect(formatYuan(5)).toBe('0.05');
  });
});
