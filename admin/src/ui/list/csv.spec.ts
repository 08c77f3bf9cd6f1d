import { toCsvRow } from './csv';

describe('CSV export of a list', () => {
  test('an amount of money becomes a decimal and a currency column', () => {
    expect(toCsvRow({ id: 'a', amount: { currency: 'USD', amount: 1234 } })).toEqual({
      id: 'a',
      amount: 12.34,
      amountCurrency: 'USD',
    });
    expect(toCsvRow({ amount: { currency: 'JPY', amount: -500 } })).toEqual({ amount: -500, amountCurrency: 'JPY' });
  });

  test('nested values become JSON and missing values empty cells', () => {
    expect(toCsvRow({ languages: ['en'], next: { perCny: '1' }, doneAt: null, isOpen: true, count: 2 })).toEqual({
      languages: '["en"]',
      next: '{"perCny":"1"}',
      doneAt: null,
      isOpen: true,
      count: 2,
    });
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('the text %j cannot run as a formula', (text) => {
    expect(toCsvRow({ text })).toEqual({ text: `'${text}` });
  });
});
