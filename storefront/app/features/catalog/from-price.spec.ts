import { toFromPrice } from './from-price';

const usd = { currency: 'USD', digits: 2, perCny: '0.14' };
const jpy = { currency: 'JPY', digits: 0, perCny: '20' };

describe('the lowest price of a product', () => {
  it('is in the visitor’s currency with its decimals', () => {
    expect(toFromPrice(2900, 'm2', usd, 2)).toEqual({ money: { currency: 'USD', amount: 406 }, per: 'm2' });
    expect(toFromPrice(2900, 'm2', jpy, 3)).toEqual({ money: { currency: 'JPY', amount: 580 }, per: 'm2' });
  });

  it('is per square foot for visitors who use inches or feet', () => {
    expect(toFromPrice(2900, 'm2', usd, 0)).toEqual({ money: { currency: 'USD', amount: 38 }, per: 'ft2' });
    expect(toFromPrice(2900, 'm2', usd, 1).per).toBe('ft2');
  });

  it('is per piece for products sold by the piece, in any unit', () => {
    expect(toFromPrice(9800, 'piece', usd, 0)).toEqual({ money: { currency: 'USD', amount: 1372 }, per: 'piece' });
  });
});
