import { Type } from '@sinclair/typebox';
import { sensitive } from './sensitivity';
import { strictObject, DateOnly, MinorUnits } from './values';

/** One step of the calculation. `label` is a stable key that clients translate. */
export const FormulaStep = strictObject({
  label: Type.String(),
  expression: Type.String(),
  /** Minor units of `currency`; without a currency mm² (`area`), a count (`parcels`) or grams (all others). */
  amount: MinorUnits,
  currency: Type.Optional(Type.String()),
  line: Type.Optional(Type.Integer()),
});

/** First and last day. */
export const DaySpan = strictObject({ from: DateOnly, to: DateOnly });
export const DeliveryEstimate = strictObject({ production: DaySpan, delivery: DaySpan });

const amounts = {
  original: sensitive(
    'money',
    strictObject({
      lines: Type.Array(strictObject({ line: MinorUnits, grommets: Type.Integer(), seams: Type.Integer() })),
      product: MinorUnits,
    }),
  ),
  weight: strictObject({
    actualGrams: Type.Integer(),
    volumetricGrams: Type.Integer(),
    chargeableGrams: Type.Integer(),
    parcels: Type.Integer(),
    gramsToNextStep: Type.Integer(),
  }),
  shipping: sensitive('money', strictObject({ first: MinorUnits, next: MinorUnits })),
  adjusted: sensitive(
    'money',
    strictObject({
      currency: Type.String(),
      lines: Type.Array(MinorUnits),
      /** Before the discount. */
      product: MinorUnits,
      /** A coupon's discount; absent without a coupon. */
      discount: Type.Optional(MinorUnits),
      shippingFirst: MinorUnits,
      shippingNext: MinorUnits,
      subtotal: MinorUnits,
      exchangeFee: MinorUnits,
      remittanceFee: MinorUnits,
      total: MinorUnits,
    }),
  ),
  bulk: Type.Boolean(),
  /** Duty and tax that customs charge on arrival, estimated; not part of the total. Absent where they are not known. */
  arrivalCosts: Type.Optional(
    sensitive(
      'money',
      strictObject({
        /** In minor units of the currency of the adjusted quote, as all of them. */
        duty: MinorUnits,
        tax: MinorUnits,
        total: MinorUnits,
        /** Since when the newest of the duties that it is made of is valid. */
        validFrom: DateOnly,
      }),
    ),
  ),
  /** Estimated dates if artwork and payment arrive at the time of the quote. */
  promise: Type.Optional(DeliveryEstimate),
};

/** The original quote in fen (EXW) and the adjusted quote in minor units of the customer's currency. */
export const Quote = strictObject({ ...amounts, formula: sensitive('money', Type.Array(FormulaStep)) });

/** A quote without the steps of its calculation, which are three quarters of its bytes. */
export const QuoteAmounts = strictObject(amounts);
