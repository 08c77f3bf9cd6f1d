import fc from 'fast-check';

import { sumMoney } from './money';

const yuan = (amount: number) => ({ currency: 'CNY', amount });

describe('sumMoney', () => {
  it('adds what is in one currency', () => {
    expect(sumMoney('CNY', [yuan(8002), yuan(-2), yuan(500)])).toEqual(yuan(8500));
  });

  it('is zero of its currency for nothing', () => {
    expect(sumMoney('JPY', [])).toEqual({ currency: 'JPY', amount: 0 });
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (amounts) => {
        expect(sumMoney('CNY', amounts.map(yuan))).toEqual(sumMoney('CNY', amounts.toReversed().map(yuan)));
      }),
    );
  });

  it('refuses to mix currencies', () => {
    expect(() => sumMoney('CNY', [yuan(1), { currency: 'USD', amount: 1 }])).toThrow(TypeError);
  });

  it.each([[yuan(0.5)], [yuan(Number.NaN)], [yuan(Number.MAX_SAFE_INTEGER + 1)]])(
    'refuses %j, not whole or not exact',
    (money) => {
      expect(() => sumMoney('CNY', [money])).toThrow(RangeError);
    },
  );

  it('refuses a sum that a number cannot hold', () => {
    expect(() => sumMoney('CNY', [yuan(Number.MAX_SAFE_INTEGER), yuan(1)])).toThrow(RangeError);
  });
});
