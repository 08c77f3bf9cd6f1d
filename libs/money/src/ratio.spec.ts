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

describe('numbers up to and past the safe integers', () => {
  /** Whole numbers of every size, many of them close to the largest safe integer or to its root. */
  const numerator = fc.oneof(
    fc.maxSafeInteger().map(BigInt),
    fc.integer({ min: -1000, max: 1000 }).map((step) => BigInt(Number.MAX_SAFE_INTEGER) + BigInt(step)),
    fc.integer({ min: -1000, max: 1000 }).map((step) => 94_906_265n + BigInt(step)),
    fc.integer({ min: -20, max: 20 }).map(BigInt),
    whole,
  );
  /** A ratio, with the same fraction of bigints. */
  const fraction = fc
    .tuple(
      numerator,
      numerator.map((n) => (n > 0n ? n : 1n - n)),
    )
    .map(([n, d]) => {
      return { ratio: Ratio.of(n).over(Ratio.of(d)), n, d };
    });
  /** The fraction that a ratio writes. */
  const read = (ratio: Ratio): [bigint, bigint] => {
    const [text = '', d = '1'] = ratio.toDecimal().split('/');
    const digits = text.split('.')[1] ?? '';
    return [BigInt(text.replace('.', '')), BigInt(d) * 10n ** BigInt(digits.length)];
  };
  const expectFraction = (ratio: Ratio, n: bigint, d: bigint) => {
    const [found, divisor] = read(ratio);
    expect(found * d).toBe(n * divisor);
  };
  const roundDown = (n: bigint, d: bigint) => n / d - (n % d < 0n ? 1n : 0n);

  it('are added, subtracted, multiplied, divided and compared as fractions of bigints', () => {
    fc.assert(
      fc.property(fraction, fraction, (x, y) => {
        expectFraction(x.ratio.plus(y.ratio), x.n * y.d + y.n * x.d, x.d * y.d);
        expectFraction(x.ratio.minus(y.ratio), x.n * y.d - y.n * x.d, x.d * y.d);
        expectFraction(x.ratio.times(y.ratio), x.n * y.n, x.d * y.d);
        if (y.n !== 0n) expectFraction(x.ratio.over(y.ratio), x.n * y.d, x.d * y.n);
        expect(x.ratio.isBelow(y.ratio)).toBe(x.n * y.d < y.n * x.d);
        expect(x.ratio.isZero).toBe(x.n === 0n);
        expect(x.ratio.isWhole).toBe(x.n % x.d === 0n);
      }),
      { numRuns: 2000 },
    );
  });

  it('are rounded exactly to a safe integer, or to a number that is not one', () => {
    fc.assert(
      fc.property(fraction, ({ ratio, n, d }) => {
        expect(ratio.round()).toBe(Number(roundDown(2n * n + d, 2n * d)));
        expect(ratio.ceil()).toBe(Number(-roundDown(-n, d)));
      }),
      { numRuns: 5000 },
    );
  });
});

describe('rounding', () => {
  it.each([
    ['0.4999', 0, 1],
    ['0.5', 1, 1],
    ['1.5', 2, 2],
    ['2', 2, 2],
    ['-0.5', 0, 0],
    ['-0.51', -1, 0],
    ['-1.5', -1, -1],
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
          fc.pre(Number.isSafeInteger(value.ceil()) && Number.isSafeInteger(value.round()));
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
      fc.property(decimal, fc.maxSafeInteger(), (x, n) => {
        expect(Ratio.of(n).equals(n)).toBe(true);
        expect(x.equals(n)).toBe(!x.isBelow(Ratio.of(n)) && !Ratio.of(n).isBelow(x));
        expect(Ratio.of(n).plus(r('0.5')).equals(n)).toBe(false);
        expect(x.isWhole).toBe(!x.toDecimal().includes('.'));
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
