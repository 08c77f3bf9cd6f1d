import { Type } from '@sinclair/typebox';
import { strictObject } from './values';

/** A decimal as entered; `validateTariff` checks its value. */
const DecimalInput = Type.Union([Type.String({ maxLength: 40 }), Type.Number()]);
const Absent = Type.Null();
const OptionalDecimal = Type.Optional(Type.Union([DecimalInput, Absent]));
const EntryKey = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.-]+$' });
const recordOf = <T extends Parameters<typeof Type.Record>[1]>(value: T, most: number) =>
  Type.Record(EntryKey, value, { maxProperties: most, additionalProperties: false });

const Tiers = Type.Array(strictObject({ from: DecimalInput, retail: DecimalInput, reseller: DecimalInput }), {
  maxItems: 50,
});

const FinishGroup = Type.Array(EntryKey, { maxItems: 50 });
const FinishGroups = Type.Optional(Type.Union([Type.Array(FinishGroup, { maxItems: 50 }), Absent]));

const FinishRules = strictObject({
  exclusive: FinishGroups,
  oneOf: FinishGroups,
  requires: Type.Optional(Type.Union([recordOf(Type.Union([FinishGroup, Absent]), 50), Absent])),
});

const commonFields = {
  setupFen: DecimalInput,
  artworkFactor: recordOf(Type.Union([DecimalInput, Absent]), 3),
  finishes: recordOf(
    strictObject({
      fenPerMetre: OptionalDecimal,
      fenPerGrommet: OptionalDecimal,
      fenPerPiece: OptionalDecimal,
      fenPerM2: OptionalDecimal,
      gramsPerPiece: OptionalDecimal,
    }),
    50,
  ),
  finishRules: Type.Optional(Type.Union([FinishRules, Absent])),
};

const AreaProductTariff = strictObject({
  ...commonFields,
  pricing: strictObject({ kind: Type.Literal('area'), minBillableMm2: DecimalInput, tiers: Tiers }),
  limits: strictObject({
    minMm: DecimalInput,
    maxLongMm: DecimalInput,
    rollWidthMm: DecimalInput,
    maxQuantity: DecimalInput,
  }),
  seamFenPerMetre: OptionalDecimal,
  gramsPerM2: DecimalInput,
  gramsPerPiece: DecimalInput,
  cm3PerM2: DecimalInput,
  cm3PerPiece: DecimalInput,
  bulk: Type.Optional(Type.Union([strictObject({ quantity: OptionalDecimal, areaM2: OptionalDecimal }), Absent])),
});

const UnitProductTariff = strictObject({
  ...commonFields,
  pricing: strictObject({
    kind: Type.Literal('unit'),
    variants: recordOf(strictObject({ grams: DecimalInput, cm3: DecimalInput, tiers: Tiers }), 50),
  }),
  limits: strictObject({ maxQuantity: DecimalInput }),
  bulk: Type.Optional(Type.Union([strictObject({ quantity: OptionalDecimal }), Absent])),
});

/**
 * The values a draft may set, by kind of change; null removes a service, zone or exclusion. Fees have at most 5 decimal
 * digits.
 */
export const TARIFF_VALUES = {
  product: { area: AreaProductTariff, unit: UnitProductTariff },
  service: strictObject({
    firstGrams: DecimalInput,
    firstFen: DecimalInput,
    nextGrams: DecimalInput,
    nextFen: DecimalInput,
    divisor: OptionalDecimal,
    packagingGrams: DecimalInput,
    maxParcelGrams: DecimalInput,
    maxTotalGrams: OptionalDecimal,
  }),
  zone: strictObject({
    zone: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' }),
    major: Type.Boolean(),
  }),
  exclusion: Type.Literal(true),
  exchange_fee: Type.String({ pattern: '^\\d(\\.\\d{1,5})?$' }),
  remittance: strictObject({
    rate: Type.String({ pattern: '^\\d(\\.\\d{1,5})?$' }),
    fixed: Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), {
      additionalProperties: false,
    }),
  }),
} as const;
