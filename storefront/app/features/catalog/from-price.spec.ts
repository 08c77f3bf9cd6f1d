import { inReadersTerms } from './from-price';

const usd = { currency: 'USD', digits: 2, perCny: '0.14' };
const jpy = { currency: 'JPY', digits: 0, perCny: '20' };

describe('the lowest price of a product', () => {
  it('is in the reader’s currency, in its own digits', () => {
    expect(inReadersTerms(2900, 'm2', usd, 2)).toEqual({ money: { currency: 'USD', amount: 406 }, per: 'm2' });
    expect(inReadersTerms(2900, 'm2', jpy, 3)).toEqual({ money: { currency: 'JPY', amount: 580 }, per: 'm2' });
  });

  it('is by the square foot for who measures in inches or feet', () => {
    expect(inReadersTerms(2900, 'm2', usd, 0)).toEqual({ money: { currency: 'USD', amount: 38 }, per: 'ft2' });
    expect(inReadersTerms(2900, 'm2', usd, 1).per).toBe('ft2');
  });

  it('is by the piece for what is sold so, whatever the unit', () => {
    expect(inReadersTerms(9800, 'piece', usd, 0)).toEqual({ money: { currency: 'USD', amount: 1372 }, per: 'piece' });
  });
});
