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
    const scale = String(this.denominator).length - 1;
    if (10n ** BigInt(scale) !== this.denominator) return `${this.numerator}/${this.denominator}`;
    const [sign, magnitude] = this.numerator < 0n ? ['-', -this.numerator] : ['', this.numerator];
    const digits = String(magnitude).padStart(scale + 1, '0');
    const point = digits.length - scale;
    let end = digits.length;
    while (end > point && digits[end - 1] === '0') end -= 1;
    const fraction = digits.slice(point, end).padEnd(minDigits, '0');
    return sign + digits.slice(0, point) + (fraction && `.${fraction}`);
  }
}

/** Division rounded towards negative infinity; bigint division rounds towards zero. */
function divideRoundingDown(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return quotient * denominator > numerator ? quotient - 1n : quotient;
}
