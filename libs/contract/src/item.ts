import { Type } from '@sinclair/typebox';
import { nullable, optionalText, strictObject } from './values';

/** Values that pricing validates, with its own error codes and order; the schema only documents them. */
const validatedByPricing = {
  decimal: Type.Optional(
    Type.Unsafe<string>(
      Type.Unknown({ type: 'string', description: 'decimal, at most 6 digits before the point and 4 after' }),
    ),
  ),
  whole: Type.Unsafe<number>(Type.Unknown({ type: 'integer', minimum: 1 })),
  unit: Type.Optional(
    Type.Unsafe<number>(
      Type.Unknown({ type: 'integer', enum: [0, 1, 2, 3], description: '0 inch, 1 foot, 2 centimetre, 3 metre' }),
    ),
  ),
};

/** A configured product: an area product with a size, or a unit product with a variant. */
export const Item = strictObject({
  sku: Type.String({ maxLength: 64 }),
  variant: Type.Optional(Type.String({ maxLength: 64 })),
  width: validatedByPricing.decimal,
  length: validatedByPricing.decimal,
  unit: validatedByPricing.unit,
  quantity: validatedByPricing.whole,
  artwork: Type.Unsafe<'custom' | 'blank' | 'black'>(
    Type.String({ maxLength: 16, enum: ['custom', 'blank', 'black'] }),
  ),
  finishes: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 32 }),
  label: optionalText(200),
});

/** The product of a configured item, as lists show it. */
export const ItemProduct = strictObject({
  sku: Type.String(),
  name: Type.String(),
  category: Type.String(),
  slug: Type.String(),
  image: Type.String(),
  drawing: strictObject({ form: Type.String(), scene: Type.String(), detail: Type.String() }),
  /** False if the product is withdrawn or the item can no longer be priced. */
  available: Type.Boolean(),
});

/** Where a quote ships to and how it is paid. Pricing validates the values. */
export const quoteTerms = {
  currency: Type.String({ maxLength: 8 }),
  country: Type.String({ maxLength: 8 }),
  shippingMethod: Type.Integer({
    minimum: -1_000_000,
    maximum: 1_000_000,
    description: '0 standard, 1 UPU, 2 priority, 3 economy',
  }),
  paymentMethod: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000, description: '0 PayPal, 3 prepaid account' }),
};

/** What an item is called besides its product, in the language of the reader. */
export const ItemNames = {
  /** Null for a product without variants. */
  variantName: nullable(Type.String()),
  /** Of the finishes of the item, in its order. */
  finishNames: Type.Array(Type.String()),
};
