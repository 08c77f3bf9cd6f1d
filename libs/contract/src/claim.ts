import { Type } from '@sinclair/typebox';
import { strictObject, DateOnly, Instant, Money } from './values';

export const ClaimResolution = Type.Union([Type.Literal('reprint'), Type.Literal('refund'), Type.Literal('refused')]);

/** A customer's claim for one item and its resolution. */
export const Claim = strictObject({
  id: Type.String(),
  sid: Type.String(),
  reason: Type.String(),
  /** Each URL is valid for a short time. */
  photos: Type.Array(strictObject({ name: Type.String(), url: Type.String() })),
  openedAt: Instant,
  state: Type.Union([Type.Literal('open'), Type.Literal('resolved')]),
  /** The day by which staff must answer. */
  answerDue: DateOnly,
  resolution: Type.Optional(ClaimResolution),
  lostParcel: Type.Boolean(),
  /** The amount of a refund. */
  amount: Type.Optional(Money),
  answer: Type.Optional(Type.String()),
  resolvedAt: Type.Optional(Instant),
  reprintOrderId: Type.Optional(Type.String()),
});
