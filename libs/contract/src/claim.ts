import { Type } from '@sinclair/typebox';
import { closed, DateOnly, Instant, Money } from './values';

export const ClaimResolution = Type.Union([Type.Literal('reprint'), Type.Literal('refund'), Type.Literal('refused')]);

/** What a customer reported of one item, and how it was settled. */
export const Claim = closed({
  id: Type.String(),
  sid: Type.String(),
  reason: Type.String(),
  /** Each may be fetched for a short while. */
  photos: Type.Array(closed({ name: Type.String(), url: Type.String() })),
  openedAt: Instant,
  state: Type.Union([Type.Literal('open'), Type.Literal('resolved')]),
  /** The day by which there is to be an answer. */
  answerDue: DateOnly,
  resolution: Type.Optional(ClaimResolution),
  lostParcel: Type.Boolean(),
  /** Of a refund. */
  amount: Type.Optional(Money),
  answer: Type.Optional(Type.String()),
  resolvedAt: Type.Optional(Instant),
  reprintOrderId: Type.Optional(Type.String()),
});
