import { Ratio } from '@shop/money';

/** Why a tariff cannot be published. */
export type TariffFaultCode =
  | 'required'
  | 'unknown_field'
  | 'invalid'
  | 'not_a_decimal'
  | 'not_whole'
  | 'negative'
  | 'not_positive'
  | 'not_below_one'
  | 'out_of_range'
  | 'tiers_empty'
  | 'tiers_unsorted'
  | 'tier_gap'
  | 'reseller_above_retail'
  | 'weight_missing'
  | 'limits_contradict'
  | 'nothing_offered'
  | 'parcel_below_packaging'
  | 'zone_without_service'
  | 'exchange_fee_missing'
  | 'unknown_currency';

/** `path` as in `products.vinyl-440.pricing.tiers[1].retail`. */
export interface TariffFault {
  readonly path: string;
  readonly code: TariffFaultCode;
}

export interface NumberRule {
  readonly whole?: true;
  readonly positive?: true;
  readonly belowOne?: true;
  /** The largest it may be; 10¹² where none is given. */
  readonly most?: number;
}

const LONGEST_NUMBER = 40;
const MOST = 1e12;

/** One place in a document of any form, with the faults that were found so far in all of it. */
export class Spot {
  constructor(
    readonly value: unknown,
    readonly path: string,
    private readonly faults: TariffFault[],
  ) {}

  get isAbsent(): boolean {
    return this.value === undefined || this.value === null;
  }

  fault(code: TariffFaultCode): void {
    this.faults.push({ path: this.path, code });
  }

  /** A field of an object; an absent one of all else. */
  at(name: string): Spot {
    const { value } = this;
    const inside: unknown = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return new Spot(inside, this.path === '' ? name : `${this.path}.${name}`, this.faults);
  }

  /** The fields that are present, by name. An absent object and what is none are faults. */
  entries(): [string, Spot][] {
    if (!this.isObject()) return [];
    return Object.keys(this.value as object)
      .map((name): [string, Spot] => [name, this.at(name)])
      .filter(([, spot]) => !spot.isAbsent);
  }

  /** Whether it is an object; its fields of other names are faults. */
  hasOnly(...names: readonly string[]): boolean {
    for (const [name, spot] of this.entries()) if (!names.includes(name)) spot.fault('unknown_field');
    return isRecord(this.value);
  }

  items(): Spot[] {
    if (this.isAbsent) this.fault('required');
    else if (!Array.isArray(this.value)) this.fault('invalid');
    else return this.value.map((item: unknown, index) => new Spot(item, `${this.path}[${index}]`, this.faults));
    return [];
  }

  /** The number here, if it keeps to the rule; it is never negative. */
  number(rule: NumberRule = {}): Ratio | undefined {
    if (this.isAbsent) this.fault('required');
    return this.optionalNumber(rule);
  }

  optionalNumber(rule: NumberRule = {}): Ratio | undefined {
    if (this.isAbsent) return undefined;
    const value = parsed(this.value);
    const code = value ? broken(value, rule) : 'not_a_decimal';
    if (code) this.fault(code);
    return code ? undefined : value;
  }

  private isObject(): boolean {
    if (this.isAbsent) this.fault('required');
    else if (!isRecord(this.value)) this.fault('invalid');
    return isRecord(this.value);
  }
}

function broken(value: Ratio, { whole, positive, belowOne, most = MOST }: NumberRule): TariffFaultCode | undefined {
  if (value.isBelow(Ratio.zero)) return 'negative';
  if (whole && value.isBelow(Ratio.of(value.ceil()))) return 'not_whole';
  if (positive && value.isZero) return 'not_positive';
  if (belowOne && !value.isBelow(Ratio.one)) return 'not_below_one';
  return Ratio.of(most).isBelow(value) ? 'out_of_range' : undefined;
}

function parsed(value: unknown): Ratio | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (String(value).length > LONGEST_NUMBER) return undefined;
  try {
    return Ratio.parse(value);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
