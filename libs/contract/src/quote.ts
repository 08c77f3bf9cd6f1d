import { Type } from '@sinclair/typebox';
import { closed, DateOnly, Minor } from './values';

/** One step of the calculation, in numbers: `label` is a stable key that the reader's language names. */
export const FormulaStep = closed({
  label: Type.String(),
  expression: Type.String(),
  /** Minor units of `currency`; without one mm² (`area`), a count (`parcels`) or else grams. */
  amount: Minor,
  currency: Type.Optional(Type.String()),
  line: Type.Optional(Type.Integer()),
});

/** First and last day. */
export const DaySpan = closed({ from: DateOnly, to: DateOnly });
export const Promised = closed({ production: DaySpan, delivery: DaySpan });

/** Both panels. `original` is fen, EXW; `adjusted` is whole minor units of its currency. */
export const Quote = closed({
  original: closed({
    lines: Type.Array(closed({ line: Minor, grommets: Type.Integer(), seams: Type.Integer() })),
    product: Minor,
  }),
  weight: closed({
    actualGrams: Type.Integer(),
    volumetricGrams: Type.Integer(),
    chargeableGrams: Type.Integer(),
    parcels: Type.Integer(),
    gramsToNextStep: Type.Integer(),
  }),
  shipping: closed({ first: Minor, next: Minor }),
  adjusted: closed({
    currency: Type.String(),
    lines: Type.Array(Minor),
    /** Before the discount. */
    product: Minor,
    /** What a coupon takes off it; there only when one is used. */
    discount: Type.Optional(Minor),
    shippingFirst: Minor,
    shippingNext: Minor,
    subtotal: Minor,
    exchangeFee: Minor,
    remittanceFee: Minor,
    total: Minor,
  }),
  bulk: Type.Boolean(),
  /** When it would leave the factory and arrive, were artwork and payment there when it was quoted. */
  promise: Type.Optional(Promised),
  formula: Type.Array(FormulaStep),
});
