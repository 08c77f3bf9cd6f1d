import fc from 'fast-check';

import { sumMoney } from './money';

const yuan = (amount: number) => ({ currency: 'CNY', amount });

describe('sumMoney', () => {
  it('adds amounts of one currency', () => {
    expect(sumMoney('CNY', [yuan(8002), yuan(-2), yuan(500)])).toEqual(yuan(8500));
  });

  it('returns zero for no amounts', () => {
    expect(sumMoney('JPY', [])).toEqual({ currency: 'JPY', amount: 0 });
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (amounts) => {
        expect(sumMoney('CNY', amounts.map(yuan))).toEqual(sumMoney('CNY', amounts.toReversed().map(yuan)));
      }),
    );
  });

  it('rejects an amount in another currency with a TypeError', () => {
    expect(() => sumMoney('CNY', [yuan(1), { currency: 'USD', amount: 1 }])).toThrow(TypeError);
  });

  it.each([[yuan(0.5)], [yuan(Number.NaN)], [yuan(Number.MAX_SAFE_INTEGER + 1)]])(
    'rejects %j with a RangeError',
    (money) => {
      expect(() => sumMoney('CNY', [money])).toThrow(RangeError);
    },
  );

  it('rejects a sum beyond the safe integers with a RangeError', () => {
    expect(() => sumMoney('CNY', [yuan(Number.MAX_SAFE_INTEGER), yuan(1)])).toThrow(RangeError);
  });
});
