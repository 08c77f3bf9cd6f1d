/** A fraction of bigints; the denominator is positive. */
interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The powers of ten that are safe integers. */
const POWERS_OF_TEN = Array.from({ length: 16 }, (_, exponent) => Number(`1e${exponent}`));
/** Whole numbers of so many decimal digits are safe integers. */
const SAFE_DIGITS = 15;

const ZERO = 0x30;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/;

/**
 * An exact rational number; only `round` and `ceil` lose precision. It calculates with numbers as long as numerator and
 * denominator are safe integers, as those of prices are, and with bigints otherwise, which takes many times as long.
 */
export class Ratio {
  static readonly zero = new Ratio(0, 1);
  static readonly one = new Ratio(1, 1);

  /**
   * The denominator is positive and not reduced: decimals keep a power of ten, so that their sums stay short.
   *
   * @param numerator a safe integer, or NaN
   * @param denominator a safe integer, or NaN
   * @param large the fraction where those are NaN, because one of its parts is not a safe integer
   */
  private constructor(
    private readonly numerator: number,
    private readonly denominator: number,
    private readonly large?: Fraction,
  ) {}

  /** @throws RangeError on a number that is not an integer. */
  static of(whole: bigint | number): Ratio {
    return typeof whole === 'number' && Number.isSafeInteger(whole)
      ? new Ratio(whole, 1)
      : Ratio.ofBigints(BigInt(whole), 1n);
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
    const digits = whole + fraction;
    const scale = fraction.length - Number(exponent);
    const denominator = POWERS_OF_TEN[scale];
    if (denominator !== undefined && digits.length <= SAFE_DIGITS) return new Ratio(Number(sign + digits), denominator);
    const numerator = BigInt(sign + digits);
    return scale > 0
      ? Ratio.ofBigints(numerator, 10n ** BigInt(scale))
      : Ratio.ofBigints(numerator * 10n ** BigInt(-scale), 1n);
  }

  private static ofBigints(numerator: bigint, denominator: bigint): Ratio {
    return Ratio.ofNumbers(Number(numerator), Number(denominator)) ?? new Ratio(NaN, NaN, { numerator, denominator });
  }

  /** Undefined unless both are safe integers. */
  private static ofNumbers(numerator: number, denominator: number): Ratio | undefined {
    const areSafe = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
    return areSafe ? new Ratio(numerator, denominator) : undefined;
  }

  /** The sum of two fractions with the same denominator; undefined unless all numbers are safe integers. */
  private static ofSum(left: number, right: number, denominator: number): Ratio | undefined {
    const areSafe = Number.isSafeInteger(left) && Number.isSafeInteger(right);
    return areSafe ? Ratio.ofNumbers(left + right, denominator) : undefined;
  }

  plus(other: Ratio): Ratio {
    return this.plusNumbers(other) ?? this.plusBigints(other);
  }

  private plusNumbers({ numerator, denominator }: Ratio): Ratio | undefined {
    if (this.denominator === denominator) return Ratio.ofSum(this.numerator, numerator, denominator);
    const scale = this.denominator / denominator;
    if (isExactQuotient(scale)) return Ratio.ofSum(this.numerator, numerator * scale, this.denominator);
    const otherScale = denominator / this.denominator;
    if (isExactQuotient(otherScale)) return Ratio.ofSum(this.numerator * otherScale, numerator, denominator);
    return Ratio.ofSum(this.numerator * denominator, numerator * this.denominator, this.denominator * denominator);
  }

  private plusBigints(other: Ratio): Ratio {
    const [a, b] = [this.fraction, other.fraction];
    if (a.denominator % b.denominator === 0n)
      return Ratio.ofBigints(a.numerator + b.numerator * (a.denominator / b.denominator), a.denominator);
    if (b.denominator % a.denominator === 0n) return other.plusBigints(this);
    return Ratio.ofBigints(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
  }

  minus(other: Ratio): Ratio {
    return this.plus(other.negative);
  }

  times(other: Ratio): Ratio {
    const product = Ratio.ofNumbers(this.numerator * other.numerator, this.denominator * other.denominator);
    if (product) return product;
    const [a, b] = [this.fraction, other.fraction];
    return Ratio.ofBigints(a.numerator * b.numerator, a.denominator * b.denominator);
  }

  /** @throws RangeError on a divisor of zero. */
  over(divisor: Ratio): Ratio {
    if (divisor.isZero) throw new RangeError('division by zero');
    if (divisor.isBelow(Ratio.zero)) return this.negative.over(divisor.negative);
    const quotient = Ratio.ofNumbers(this.numerator * divisor.denominator, this.denominator * divisor.numerator);
    if (quotient) return quotient;
    const [a, b] = [this.fraction, divisor.fraction];
    return Ratio.ofBigints(a.numerator * b.denominator, a.denominator * b.numerator);
  }

  get isZero(): boolean {
    return this.large ? this.large.numerator === 0n : this.numerator === 0;
  }

  /** Whether it is a whole number. */
  get isWhole(): boolean {
    return this.large
      ? this.large.numerator % this.large.denominator === 0n
      : isExactQuotient(this.numerator / this.denominator);
  }

  isBelow(other: Ratio): boolean {
    const [left, right] = [this.numerator * other.denominator, other.numerator * this.denominator];
    if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left < right;
    const [a, b] = [this.fraction, other.fraction];
    return a.numerator * b.denominator < b.numerator * a.denominator;
  }

  /** Whether this number is a given whole number. */
  equals(whole: number): boolean {
    const other = Ratio.of(whole);
    return !this.isBelow(other) && !other.isBelow(this);
  }

  /**
   * Rounds half up to a whole number, the only rounding rule for money: 0.5 is 1, −0.5 is 0.
   *
   * @returns the exact result if that is a safe integer; otherwise a number that is not a safe integer either
   */
  round(): number {
    const whole = roundDown(this.numerator / this.denominator);
    const multiple = whole * this.denominator;
    // Doubling a number is always exact.
    if (Number.isSafeInteger(multiple)) return 2 * (this.numerator - multiple) < this.denominator ? whole : whole + 1;
    const { numerator, denominator } = this.fraction;
    return Number(divideRoundingDown(2n * numerator + denominator, 2n * denominator));
  }

  /**
   * The smallest whole number that is not below this number.
   *
   * @returns the exact result if that is a safe integer; otherwise a number that is not a safe integer either
   */
  ceil(): number {
    return this.large
      ? Number(-divideRoundingDown(-this.large.numerator, this.large.denominator))
      : -roundDown(-this.numerator / this.denominator) + 0;
  }

  /** The exact decimal with at least `minDigits` decimal digits; `n/d` if the denominator is not a power of ten. */
  toDecimal(minDigits = 0): string {
    const [numerator, denominator] = this.large
      ? [this.large.numerator, this.large.denominator]
      : [this.numerator, this.denominator];
    const scale = String(denominator).length - 1;
    const power = typeof denominator === 'number' ? POWERS_OF_TEN[scale] : 10n ** BigInt(scale);
    return denominator === power ? formatScaled(numerator, scale, minDigits) : `${numerator}/${denominator}`;
  }

  private get fraction(): Fraction {
    return this.large ?? { numerator: BigInt(this.numerator), denominator: BigInt(this.denominator) };
  }

  private get negative(): Ratio {
    const { large } = this;
    return large
      ? new Ratio(NaN, NaN, { numerator: -large.numerator, denominator: large.denominator })
      : new Ratio(-this.numerator, this.denominator);
  }
}

/**
 * Whether the quotient of two safe integers is a whole number. JavaScript rounds the quotient, but by less than its distance
 * to the nearest whole number, so it never rounds another quotient to one.
 */
const isExactQuotient = Number.isInteger;

/** The largest whole number that is not above a quotient of safe integers. Adding 0 turns -0 into 0. */
const roundDown = (quotient: number): number => Math.floor(quotient) + 0;

/**
 * Writes `whole` / 10^`scale` as a decimal with at least `minDigits` decimal digits.
 *
 * @param whole a bigint or a safe integer
 * @param scale a whole number from 0
 */
export function formatScaled(whole: bigint | number, scale: number, minDigits = 0): string {
  const [sign, digits] = whole < 0 ? ['-', String(-whole)] : ['', String(whole)];
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
