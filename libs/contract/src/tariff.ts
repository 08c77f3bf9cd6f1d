import { Type } from '@sinclair/typebox';
import { closed } from './values';

/** A decimal as it is typed; whether it is one, and may be, the tariff's judgement says. */
const Figure = Type.Union([Type.String({ maxLength: 40 }), Type.Number()]);
const Absent = Type.Null();
const OptionalFigure = Type.Optional(Type.Union([Figure, Absent]));
const Code = Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w.-]+$' });
const by = <T extends Parameters<typeof Type.Record>[1]>(value: T, most: number) =>
  Type.Record(Code, value, { maxProperties: most, additionalProperties: false });

const Tiers = Type.Array(closed({ from: Figure, retail: Figure, reseller: Figure }), { maxItems: 50 });

const terms = {
  setupFen: Figure,
  artworkFactor: by(Type.Union([Figure, Absent]), 3),
  finishes: by(
    closed({
      fenPerMetre: OptionalFigure,
      fenPerGrommet: OptionalFigure,
      fenPerPiece: OptionalFigure,
      fenPerM2: OptionalFigure,
      gramsPerPiece: OptionalFigure,
    }),
    50,
  ),
};

const AreaProductTariff = closed({
  ...terms,
  pricing: closed({ kind: Type.Literal('area'), minBillableMm2: Figure, tiers: Tiers }),
  limits: closed({ minMm: Figure, maxLongMm: Figure, rollWidthMm: Figure, maxQuantity: Figure }),
  seamFenPerMetre: OptionalFigure,
  gramsPerM2: Figure,
  gramsPerPiece: Figure,
  cm3PerM2: Figure,
  cm3PerPiece: Figure,
  bulk: Type.Optional(Type.Union([closed({ quantity: OptionalFigure, areaM2: OptionalFigure }), Absent])),
});

const UnitProductTariff = closed({
  ...terms,
  pricing: closed({
    kind: Type.Literal('unit'),
    variants: by(closed({ grams: Figure, cm3: Figure, tiers: Tiers }), 50),
  }),
  limits: closed({ maxQuantity: Figure }),
  bulk: Type.Optional(Type.Union([closed({ quantity: OptionalFigure }), Absent])),
});

/** What a draft may set, by the kind of change; null takes a service, zone or exclusion away. Fees are kept to 5 digits. */
export const TARIFF_VALUES = {
  product: { area: AreaProductTariff, unit: UnitProductTariff },
  service: closed({
    firstGrams: Figure,
    firstFen: Figure,
    nextGrams: Figure,
    nextFen: Figure,
    divisor: OptionalFigure,
    packagingGrams: Figure,
    maxParcelGrams: Figure,
    maxTotalGrams: OptionalFigure,
  }),
  zone: closed({ zone: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' }), major: Type.Boolean() }),
  exclusion: Type.Literal(true),
  exchange_fee: Type.String({ pattern: '^\\d(\\.\\d{1,5})?$' }),
  remittance: closed({
    rate: Type.String({ pattern: '^\\d(\\.\\d{1,5})?$' }),
    fixed: Type.Record(Type.String({ pattern: '^[A-Z]{3}$' }), Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), {
      additionalProperties: false,
    }),
  }),
} as const;
