import { Ratio } from '@shop/money';

/** Why a tariff document cannot be published. */
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
  | 'unknown_finish'
  | 'duplicate_finish'
  | 'finish_conflict'
  | 'too_short'
  | 'parcel_below_packaging'
  | 'zone_without_service'
  | 'exchange_fee_missing'
  | 'unknown_currency';

/** A fault at a path such as `products.vinyl-440.pricing.tiers[1].retail`. */
export interface TariffFault {
  readonly path: string;
  readonly code: TariffFaultCode;
}

export interface NumberRule {
  readonly whole?: true;
  readonly positive?: true;
  readonly belowOne?: true;
  /** The largest valid number; 10¹² by default. */
  readonly max?: number;
}

const MAX_NUMBER_LENGTH = 40;
const DEFAULT_MAX = 1e12;

/** A node of an unvalidated JSON document. All nodes of a document add their faults to the same list. */
export class DocumentNode {
  constructor(
    readonly value: unknown,
    readonly path: string,
    private readonly faults: TariffFault[],
  ) {}

  get isAbsent(): boolean {
    return this.value === undefined || this.value === null;
  }

  addFault(code: TariffFaultCode): void {
    this.faults.push({ path: this.path, code });
  }

  /** The field of an object; an absent node if there is no such field or the value is not an object. */
  at(name: string): DocumentNode {
    const { value } = this;
    const field: unknown = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return new DocumentNode(field, this.path === '' ? name : `${this.path}.${name}`, this.faults);
  }

  /** The fields that are present, by name. Adds a fault if the value is absent or not an object. */
  entries(): [string, DocumentNode][] {
    if (!this.isObject()) return [];
    return Object.keys(this.value as object)
      .map((name): [string, DocumentNode] => [name, this.at(name)])
      .filter(([, node]) => !node.isAbsent);
  }

  /** Whether the value is an object. Adds a fault for every field that is not in `names`. */
  hasOnlyFields(...names: readonly string[]): boolean {
    for (const [name, node] of this.entries()) if (!names.includes(name)) node.addFault('unknown_field');
    return isRecord(this.value);
  }

  /** The items of an array. Adds a fault if the value is absent or not an array. */
  items(): DocumentNode[] {
    if (this.isAbsent) this.addFault('required');
    else if (!Array.isArray(this.value)) this.addFault('invalid');
    else return this.value.map((item: unknown, index) => new DocumentNode(item, `${this.path}[${index}]`, this.faults));
    return [];
  }

  /** The number, if it satisfies the rule; a negative number never does. Adds a fault if it is absent or invalid. */
  number(rule: NumberRule = {}): Ratio | undefined {
    if (this.isAbsent) this.addFault('required');
    return this.optionalNumber(rule);
  }

  /** As `number`, but may be absent. */
  optionalNumber(rule: NumberRule = {}): Ratio | undefined {
    if (this.isAbsent) return undefined;
    const value = parseNumber(this.value);
    const code = value ? findNumberFault(value, rule) : 'not_a_decimal';
    if (code) this.addFault(code);
    return code ? undefined : value;
  }

  private isObject(): boolean {
    if (this.isAbsent) this.addFault('required');
    else if (!isRecord(this.value)) this.addFault('invalid');
    return isRecord(this.value);
  }
}

function findNumberFault(
  value: Ratio,
  { whole, positive, belowOne, max: most = DEFAULT_MAX }: NumberRule,
): TariffFaultCode | undefined {
  if (value.isBelow(Ratio.zero)) return 'negative';
  if (whole && !value.isWhole) return 'not_whole';
  if (positive && value.isZero) return 'not_positive';
  if (belowOne && !value.isBelow(Ratio.one)) return 'not_below_one';
  return Ratio.of(most).isBelow(value) ? 'out_of_range' : undefined;
}

function parseNumber(value: unknown): Ratio | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (String(value).length > MAX_NUMBER_LENGTH) return undefined;
  try {
    return Ratio.parse(value);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
