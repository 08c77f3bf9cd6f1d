import { Type, type TSchema } from '@sinclair/typebox';
import {
  FIRE_RATING_CODES,
  LANGUAGE_CODES,
  MATERIAL_CODES,
  PLACE_CODES,
  strictObject,
  TARIFF_VALUES,
  USE_CODES,
} from '@shop/contract';
import { details, forms, motifs, scenes } from '@shop/drawing';

const Text = Type.String({ minLength: 1 });
const Code = Type.String({ pattern: '^[a-z0-9-]+$' });
const Sku = Type.String({ pattern: '^[a-z0-9.-]+$' });
const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
const Decimal = Type.String({ pattern: '^\\d+(\\.\\d+)?$' });
const Millimetres = Type.Integer({ minimum: 0 });
const Days = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 1 })]);

const oneOf = (values: readonly string[]) => Type.Union(values.map((value) => Type.Literal(value)));
const recordOf = <T extends TSchema>(key: TSchema & { pattern?: string }, value: T) =>
  Type.Record(Type.String({ pattern: key.pattern ?? '' }), value, { additionalProperties: false });
const translated = <T extends TSchema>(text: T) =>
  strictObject(Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text])));

const productFields = {
  sku: Sku,
  slug: Code,
  uvInkjet: Type.Boolean(),
  featured: Type.Optional(Type.Literal(true)),
  properties: strictObject({
    printerType: Code,
    resolution: Type.Integer({ minimum: 1 }),
    waterproof: Type.Boolean(),
    uvResistant: Type.Boolean(),
  }),
  facets: strictObject({
    uses: Type.Array(oneOf(USE_CODES)),
    places: Type.Array(oneOf(PLACE_CODES), { minItems: 1 }),
    materials: Type.Array(oneOf(MATERIAL_CODES), { minItems: 1 }),
    fireRatings: Type.Array(oneOf(FIRE_RATING_CODES)),
  }),
  scene: oneOf(scenes),
  detail: oneOf(details),
  motif: oneOf(motifs),
  mirrored: Type.Optional(Type.Literal(true)),
  text: translated(
    strictObject({
      name: Text,
      summary: Text,
      description: Text,
      notes: Type.Array(Text),
      uses: Type.Array(Text),
    }),
  ),
};

const Variant = strictObject({
  label: translated(Text),
  widthMm: Millimetres,
  heightMm: Millimetres,
  depthMm: Millimetres,
  print: strictObject({ widthMm: Millimetres, heightMm: Millimetres }),
});

const Size = strictObject({ widthMm: Millimetres, lengthMm: Millimetres });

const Product = Type.Union([
  strictObject({ ...productFields, kind: Type.Literal('area'), tariff: TARIFF_VALUES.product.area, defaultSize: Size }),
  strictObject({
    ...productFields,
    kind: Type.Literal('unit'),
    tariff: TARIFF_VALUES.product.unit,
    form: oneOf(Object.keys(forms)),
    variants: Type.Record(Text, Variant),
  }),
]);

/** The form of the data files, by name. The files of products have the form of `product`. */
export const STARTER_DATA_SCHEMAS = {
  categories: Type.Array(
    strictObject({
      slug: Code,
      /** In the order of the menu. */
      products: Type.Array(Sku, { minItems: 1 }),
      texts: translated(strictObject({ name: Text, summary: Text })),
    }),
  ),
  'printer-types': recordOf(Code, translated(Text)),
  finishes: recordOf(Code, translated(strictObject({ name: Text, note: Text }))),
  'chinese-names': strictObject({
    categories: recordOf(Code, Text),
    printerTypes: recordOf(Code, Text),
    finishes: recordOf(Code, Text),
    variants: recordOf(Sku, Type.Record(Text, Text)),
  }),
  'finish-rules': strictObject({
    exclusive: Type.Array(Type.Array(Code, { minItems: 2 })),
    oneOf: Type.Array(Type.Array(Code, { minItems: 2 })),
    requires: recordOf(Code, Type.Array(Code, { minItems: 1 })),
  }),
  'search-synonyms': Type.Array(Type.Array(Text, { minItems: 2, maxItems: 20, uniqueItems: true })),
  currencies: Type.Array(
    strictObject({
      code: CurrencyCode,
      digits: Type.Integer({ minimum: 0, maximum: 3 }),
      perCny: Decimal,
      exchangeFee: TARIFF_VALUES.exchange_fee,
    }),
  ),
  fees: Type.Record(Type.String({ pattern: '^\\d+$' }), TARIFF_VALUES.remittance, { additionalProperties: false }),
  shipping: strictObject({
    zones: recordOf(Code, Type.Array(Country, { minItems: 1 })),
    majorCountries: Type.Array(Country),
    unservedCountries: Type.Record(Text, Type.Array(Country)),
    methods: Type.Array(
      strictObject({
        method: Type.Integer({ minimum: 0 }),
        deliveryDays: strictObject({ major: Days, other: Days }),
        services: recordOf(Code, TARIFF_VALUES.service),
      }),
    ),
  }),
  product: Product,
} as const;
