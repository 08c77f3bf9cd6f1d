import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { closed, Instant } from '../values';
import { ListQuery } from './admin';

const Id = closed({ id: Type.String({ maxLength: 40 }) });
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);

export const RateRow = closed({
  /** Units of the currency that one CNY buys, a decimal. */
  perCny: Type.String(),
  validFrom: Instant,
  /** Null for a rate from before anybody could enter one. */
  source: orNull(Type.Union([Type.Literal('entered'), Type.Literal('fetched'), Type.Literal('approved')])),
  setAt: orNull(Instant),
  setBy: orNull(Type.String()),
});

/** How the last asking for rates went; the same for every currency. */
export const RateFetch = closed({
  at: Instant,
  outcome: Type.Union([Type.Literal('done'), Type.Literal('failed')]),
  /** Why it failed: `unreachable`, `timeout`, `redirected`, `status`, `too_large`, `not_understood`, `other_base`, `out_of_date`. */
  reason: orNull(Type.String()),
  quotedOn: orNull(Type.String()),
  applied: Type.Integer(),
  pending: Type.Integer(),
});

const row = {
  /** The currency's code, ISO 4217. */
  id: Type.String(),
  digits: Type.Integer(),
  /** Null while it has no rate, and so is not offered. */
  perCny: orNull(Type.String()),
  validFrom: orNull(Instant),
  /** The rate that is planned to follow. */
  next: orNull(closed({ perCny: Type.String(), validFrom: Instant })),
  /** A rate of it waits for a decision. */
  pendingRateId: orNull(Type.String()),
  /** Whether rates are fetched every day. */
  fetches: Type.Boolean(),
  lastFetch: orNull(RateFetch),
};

export const AdminCurrencyRow = closed(row);
/** With its newest 200 rates, those to come first. */
export const AdminCurrency = closed({ ...row, rates: Type.Array(RateRow) });

export const PendingRate = closed({
  id: Type.String(),
  currency: Type.String(),
  reason: Type.Union([
    Type.Literal('missing'),
    Type.Literal('not_a_number'),
    Type.Literal('not_positive'),
    Type.Literal('jump'),
  ]),
  /** As the source wrote it, shortened. */
  quoted: orNull(Type.String()),
  /** What an approval puts in force; null for what is no rate. */
  perCny: orNull(Type.String()),
  /** The rate it was held against. */
  inForce: orNull(Type.String()),
  quotedOn: Type.String(),
  foundAt: Instant,
  status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('approved'),
    Type.Literal('rejected'),
    Type.Literal('superseded'),
  ]),
  decidedAt: orNull(Instant),
  decidedBy: orNull(Type.String()),
});

const bare = { bare: true, personal: true } as const;
const list = { ...bare, method: 'GET', input: ListQuery } as const;
const one = { ...bare, method: 'GET', params: Id, input: closed({}) } as const;

export const adminCurrencies = {
  'admin/currencies': call({
    ...list,
    path: 'admin/currencies',
    summary: 'Currencies with the rate in force, and how the last fetch went',
    output: Type.Array(AdminCurrencyRow),
    refusals: [],
  }),
  'admin/currency': call({
    ...one,
    path: 'admin/currencies/:id',
    summary: 'One currency with the history of its rates',
    output: AdminCurrency,
    refusals: ['resource_not_found'],
  }),
  'admin/currency-rate': call({
    ...bare,
    method: 'POST',
    path: 'admin/currencies/:id/rates',
    summary: 'Enters a rate, from now or from a later instant; a jump over 10 % wants `confirmJump`',
    idempotent: true,
    params: Id,
    input: closed({
      perCny: Type.String({ minLength: 1, maxLength: 24 }),
      validFrom: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      confirmJump: Type.Optional(Type.Boolean()),
    }),
    output: AdminCurrency,
    refusals: ['resource_not_found', 'rate_fixed', 'rate_jump', 'rate_exists'],
  }),
  'admin/pending-rates': call({
    ...list,
    path: 'admin/pending-rates',
    summary: 'Fetched rates that nobody may quote by before a person has looked (`filter`: status, currency)',
    output: Type.Array(PendingRate),
    refusals: [],
  }),
  'admin/pending-rate': call({
    ...one,
    path: 'admin/pending-rates/:id',
    summary: 'One of them',
    output: PendingRate,
    refusals: ['resource_not_found'],
  }),
  'admin/pending-rate-decision': call({
    ...bare,
    method: 'POST',
    path: 'admin/pending-rates/:id/decision',
    summary: 'Puts it in force from now, or rejects it; what is no rate can only be rejected',
    idempotent: true,
    params: Id,
    input: closed({ decision: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]) }),
    output: PendingRate,
    refusals: ['resource_not_found', 'already_decided', 'rate_unusable', 'rate_exists'],
  }),
} as const;
