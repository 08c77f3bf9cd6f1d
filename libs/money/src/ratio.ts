/** The exponents of the powers of ten that real numbers have as denominators; others are recognised by division. */
const SCALES: ReadonlyMap<bigint, number> = new Map(
  Array.from({ length: 24 }, (_, scale) => [10n ** BigInt(scale), scale]),
);

const ZERO = 0x30;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/;

/** An exact rational number; only `round` and `ceil` lose precision. */
export class Ratio {
  static readonly zero = new Ratio(0n, 1n);
  static readonly one = new Ratio(1n, 1n);

  /** The denominator is positive and not reduced: decimals keep a power of ten, so that their sums stay short. */
  private constructor(
    private readonly numerator: bigint,
    private readonly denominator: bigint,
  ) {}

  /** @throws RangeError on a number that is not an integer. */
  static of(whole: bigint | number): Ratio {
    return new Ratio(BigInt(whole), 1n);
  }

  /**
   * Parses a decimal string, or a number as its shortest decimal form (0.1 is one tenth).
   *
   * @throws RangeError on any other text.
   */
  static parse(decimal: string | number): Ratio {
    const match = DECIMAL.exec(String(decimal));
    if (!match) throw new RangeError(`not a decimal: ${decimal}`);
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
    const digits = BigInt(sign + whole + fraction);
    const scale = fraction.length - Number(exponent);
    return scale > 0 ? new Ratio(digits, 10n ** BigInt(scale)) : Ratio.of(digits * 10n ** BigInt(-scale));
  }

  plus(other: Ratio): Ratio {
    if (this.denominator % other.denominator === 0n) {
      const scale = this.denominator / other.denominator;
      return new Ratio(this.numerator + other.numerator * scale, this.denominator);
    }
    if (other.denominator % this.denominator === 0n) return other.plus(this);
    return new Ratio(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Ratio): Ratio {
    return this.plus(new Ratio(-other.numerator, other.denominator));
  }

  times(other: Ratio): Ratio {
    return new Ratio(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** @throws RangeError on a divisor of zero. */
  over(divisor: Ratio): Ratio {
    if (divisor.isZero) throw new RangeError('division by zero');
    const numerator = this.numerator * divisor.denominator;
    const denominator = this.denominator * divisor.numerator;
    return denominator > 0n ? new Ratio(numerator, denominator) : new Ratio(-numerator, -denominator);
  }

  get isZero(): boolean {
    return this.numerator === 0n;
  }

  isBelow(other: Ratio): boolean {
    return this.numerator * other.denominator < other.numerator * this.denominator;
  }

  /** Whether this number is a given whole number. */
  equals(whole: bigint): boolean {
    return this.numerator === whole * this.denominator;
  }

  /** Rounds half up to a whole number, the only rounding rule for money: 0.5 is 1, −0.5 is 0. */
  round(): bigint {
    return divideRoundingDown(2n * this.numerator + this.denominator, 2n * this.denominator);
  }

  /** The smallest whole number that is not below this number. */
  ceil(): bigint {
    return -divideRoundingDown(-this.numerator, this.denominator);
  }

  /** The exact decimal with at least `minDigits` decimal digits; `n/d` if the denominator is not a power of ten. */
  toDecimal(minDigits = 0): string {
    const scale = SCALES.get(this.denominator) ?? scaleOf(this.denominator);
    return scale === undefined
      ? `${this.numerator}/${this.denominator}`
      : formatScaled(this.numerator, scale, minDigits);
  }
}

/** The exponent of a power of ten; undefined for any other number. */
function scaleOf(denominator: bigint): number | undefined {
  const scale = String(denominator).length - 1;
  return 10n ** BigInt(scale) === denominator ? scale : undefined;
}

/**
 * Writes `whole` / 10^`scale` as a decimal with at least `minDigits` decimal digits.
 *
 * @param scale a whole number from 0.
 */
export function formatScaled(whole: bigint, scale: number, minDigits = 0): string {
  const [sign, digits] = whole < 0n ? ['-', String(-whole)] : ['', String(whole)];
  const missing = scale + 1 - digits.length;
  const padded = missing > 0 ? '0'.repeat(missing) + digits : digits;
  const point = padded.length - scale;
  let end = padded.length;
  while (end > point + minDigits && padded.charCodeAt(end - 1) === ZERO) end -= 1;
  const fraction = padded.slice(point, end).padEnd(minDigits, '0');
  return sign + padded.slice(0, point) + (fraction && `.${fraction}`);
}

/** Division rounded towards negative infinity; bigint division rounds towards zero. */
function divideRoundingDown(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return quotient * denominator > numerator ? quotient - 1n : quotient;
}
