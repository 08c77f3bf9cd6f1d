import fc from 'fast-check';

import { formatScaled, Ratio } from './ratio';

const r = Ratio.parse;
const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const decimal = fc.tuple(whole, fc.integer({ min: 0, max: 12 })).map(([n, scale]) => r(`${n}e-${scale}`));

describe('parse', () => {
  it.each([
    ['0.139', '0.139'],
    ['-12.50', '-12.5'],
    ['007', '7'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [1.5e21, '1500000000000000000000'],
    [-0, '0'],
  ])('reads %j exactly', (text, exact) => {
    expect(r(text).toDecimal()).toBe(exact);
  });

  it.each(['', '.', '1.', '.5', '+1', '1,5', ' 1', '1\n', '0x10', '1e', '1e9999', 'NaN', Number.NaN, Infinity])(
    'rejects %j with a RangeError',
    (text) => {
      expect(() => r(text)).toThrow(RangeError);
    },
  );

  it('reads a number as its shortest decimal form, not as its binary value', () => {
    expect(r(0.1).plus(r(0.2)).toDecimal()).toBe('0.3');
  });

  it('reads back what toDecimal writes', () => {
    fc.assert(fc.property(decimal, (x) => expect(r(x.toDecimal()).minus(x).toDecimal()).toBe('0')));
  });
});

describe('arithmetic', () => {
  it('is commutative, and division undoes multiplication', () => {
    fc.assert(
      fc.property(decimal, decimal, (x, y) => {
        expect(x.plus(y).toDecimal()).toBe(y.plus(x).toDecimal());
        expect(x.times(y).toDecimal()).toBe(y.times(x).toDecimal());
        expect(x.minus(y).plus(y).minus(x).toDecimal()).toBe('0');
        fc.pre(y.toDecimal() !== '0');
        const back = x.times(y).over(y);
        expect(back.isBelow(x) || x.isBelow(back)).toBe(false);
      }),
    );
  });

  it('adds fractions whose denominators do not divide one another', () => {
    expect(
      Ratio.one
        .over(r(6))
        .plus(Ratio.one.over(r(4)))
        .toDecimal(),
    ).toBe('10/24');
  });

  it('rejects division by zero with a RangeError', () => {
    expect(() => Ratio.one.over(Ratio.zero)).toThrow(RangeError);
  });

  it('rejects a fraction where an integer is expected with a RangeError', () => {
    expect(() => Ratio.of(1.5)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  it.each([
    ['0.4999', 0n, 1n],
    ['0.5', 1n, 1n],
    ['1.5', 2n, 2n],
    ['2', 2n, 2n],
    ['-0.5', 0n, 0n],
    ['-0.51', -1n, 0n],
    ['-1.5', -1n, -1n],
  ])('rounds %s to %s half up and to %s upwards', (text, rounded, ceiled) => {
    expect(r(text).round()).toBe(rounded);
    expect(r(text).ceil()).toBe(ceiled);
  });

  it('rounds within half a unit, and up within one unit', () => {
    fc.assert(
      fc.property(
        decimal,
        whole.filter((d) => d !== 0n),
        (x, d) => {
          const value = x.over(Ratio.of(d));
          const error = Ratio.of(value.round()).minus(value);
          expect(r('-0.5').isBelow(error)).toBe(true);
          expect(r('0.5').isBelow(error)).toBe(false);
          const excess = Ratio.of(value.ceil()).minus(value);
          expect(excess.isBelow(Ratio.zero) || !excess.isBelow(Ratio.one)).toBe(false);
        },
      ),
    );
  });
});

describe('equals', () => {
  it('is true for the whole number itself only', () => {
    fc.assert(
      fc.property(decimal, whole, (x, n) => {
        expect(Ratio.of(n).equals(n)).toBe(true);
        expect(x.equals(n)).toBe(!x.isBelow(Ratio.of(n)) && !Ratio.of(n).isBelow(x));
        expect(x.plus(r('0.5')).equals(x.round())).toBe(x.plus(r('0.5')).minus(Ratio.of(x.round())).isZero);
      }),
    );
  });
});

describe('formatScaled', () => {
  it('writes what the same ratio writes', () => {
    const digits = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 0, max: 30 }), digits, (n, scale, minDigits) => {
        const written = formatScaled(n, scale, minDigits);
        expect(written).toBe(
          Ratio.of(n)
            .times(r(`1e-${scale}`))
            .toDecimal(minDigits),
        );
        expect(r(written).minus(r(`${n}e-${scale}`)).isZero).toBe(true);
        expect((written.split('.')[1] ?? '').length).toBeGreaterThanOrEqual(minDigits);
      }),
    );
  });
});

describe('toDecimal', () => {
  it.each([
    ['38', 2, '38.00'],
    ['2.125', 2, '2.125'],
    ['63.54567936', 2, '63.54567936'],
    ['0.05', 0, '0.05'],
    ['-0.05', 2, '-0.05'],
    ['0', 2, '0.00'],
  ])('writes %s with at least %i digits as %s', (text, digits, written) => {
    expect(r(text).toDecimal(digits)).toBe(written);
  });
});
