import { Type } from '@sinclair/typebox';
import { closed, optionalLine } from './values';

/**
 * A value that pricing itself judges, so that nonsense is refused with pricing's own code and place in its checking
 * order; the schema only documents it.
 */
const judgedByPricing = {
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

/** The sku of what was bought for somebody: no product of the catalogue; its name is the item's label. */
export const BUY_FOR_ME = 'buy-for-me';

/** What a customer configures: a size of an area product, or a variant of a unit product. */
export const Item = closed({
  sku: Type.String({ maxLength: 64 }),
  variant: Type.Optional(Type.String({ maxLength: 64 })),
  width: judgedByPricing.decimal,
  length: judgedByPricing.decimal,
  unit: judgedByPricing.unit,
  quantity: judgedByPricing.whole,
  artwork: Type.Unsafe<'custom' | 'blank' | 'black'>(
    Type.String({ maxLength: 16, enum: ['custom', 'blank', 'black'] }),
  ),
  finishes: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 32 }),
  label: optionalLine(200),
});

/** Where a quote ships to and how it is paid; each value is judged by pricing. */
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
