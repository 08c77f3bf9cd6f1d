import { dayAfter, endOfDay, firstLines, readLines, withPayment, yuan } from './draft';

const line = { price: '', grams: '', label: '', quantity: '' };
const item = { sku: 'vinyl', quantity: 1, artwork: 'custom' as const, finishes: [] };
const asked = { item, name: 'Vinyl', category: '', slug: '', why: null };

describe('an answer being typed', () => {
  test('begins at the tariff’s prices, where it has any', () => {
    const items = [
      { ...asked, fen: 123_405 },
      { ...asked, fen: null },
    ];
    expect(firstLines({ items, wish: null }).map(({ price }) => price)).toEqual(['1234.05', '']);
    const wish = { what: 'Rails', quantity: 4, links: [] };
    expect(firstLines({ items: [], wish })).toEqual([{ ...line, label: 'Rails', quantity: '4' }]);
  });

  test('is read in whole fen and grams', () => {
    expect(readLines([{ ...line, price: '1,234.5', grams: '２000' }], [false], false)).toEqual({
      ok: true,
      lines: [{ fen: 123_450, grams: 2000 }],
    });
    expect(readLines([{ price: '10', grams: '500', label: ' Rails ', quantity: '4' }], [true], true)).toEqual({
      ok: true,
      lines: [{ fen: 1000, grams: 500, label: 'Rails', quantity: 4 }],
    });
  });

  test('says what is missing, line by line', () => {
    expect(readLines([{ ...line, price: '5' }, line], [true, false], false)).toEqual({
      ok: false,
      faults: [['grams'], ['price']],
    });
    expect(readLines([{ ...line, price: '0', grams: '1.5' }], [false], true)).toEqual({
      ok: false,
      faults: [['price', 'grams', 'label', 'quantity']],
    });
  });

  test('keeps currency and payment together', () => {
    const terms = { currency: 'EUR', country: 'FR', shippingMethod: 0, paymentMethod: 0 };
    expect(withPayment(terms, 3)).toMatchObject({ currency: 'CNY', paymentMethod: 3 });
    expect(withPayment({ ...terms, currency: 'CNY' }, 0)).toMatchObject({ currency: 'USD', paymentMethod: 0 });
    expect(withPayment(terms, 0)).toEqual(terms);
  });

  test('holds until the end of a day', () => {
    expect(dayAfter(new Date(2026, 11, 25, 12), 14)).toBe('2027-01-08');
    expect(endOfDay('2027-01-08')).toBe(new Date(2027, 0, 8, 23, 59, 59).toISOString());
    expect(endOfDay('soon')).toBeNull();
    expect(yuan(5)).toBe('0.05');
  });
});
