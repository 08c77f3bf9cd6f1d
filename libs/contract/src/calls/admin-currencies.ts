import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { CURRENCY_CODES } from '../registries';
import { TARIFF_VALUES } from '../tariff';
import { EmailAddress, Instant, nullable, oneOf, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const Id = idParams(40);
const KnownCurrency = oneOf(CURRENCY_CODES);
const EnteredRate = Type.String({ minLength: 1, maxLength: 24 });

export const RateRow = strictObject({
  /** Units of the currency per CNY, a decimal. */
  perCny: Type.String(),
  validFrom: Instant,
  /** Null for the system. */
  source: nullable(Type.Union([Type.Literal('entered'), Type.Literal('fetched'), Type.Literal('approved')])),
  setAt: nullable(Instant),
  setBy: nullable(EmailAddress),
});

/** The last fetch of exchange rates; the same for every currency. */
export const RateFetch = strictObject({
  at: Instant,
  outcome: Type.Union([Type.Literal('done'), Type.Literal('failed')]),
  /**
   * The error of a failed fetch: `unreachable`, `timeout`, `redirected`, `status`, `too_large`, `not_understood`,
   * `other_base`, `out_of_date`.
   */
  reason: nullable(Type.String()),
  quotedOn: nullable(Type.String()),
  applied: Type.Integer(),
  pending: Type.Integer(),
});

const row = {
  /** The currency's code, ISO 4217. */
  id: Type.String(),
  digits: Type.Integer(),
  /** Whether customers can choose it: it has a rate and a payment method takes it, and the settings offer it. */
  offered: Type.Boolean(),
  /** Null for a currency without a rate, which is not offered. */
  perCny: nullable(Type.String()),
  validFrom: nullable(Instant),
  /** The next scheduled rate. */
  next: nullable(strictObject({ perCny: Type.String(), validFrom: Instant })),
  /** A fetched rate needs approval. */
  pendingRateId: nullable(Type.String()),
  /** Whether rates are fetched daily. */
  fetches: Type.Boolean(),
  lastFetch: nullable(RateFetch),
};

export const AdminCurrencyRow = strictObject(row);
/** With the newest 200 rates, scheduled ones first. */
export const AdminCurrency = strictObject({ ...row, rates: Type.Array(RateRow) });

export const PendingRate = strictObject({
  id: Type.String(),
  currency: Type.String(),
  reason: Type.Union([
    Type.Literal('missing'),
    Type.Literal('not_a_number'),
    Type.Literal('not_positive'),
    Type.Literal('jump'),
  ]),
  /** As received from the source, truncated. */
  quoted: nullable(Type.String()),
  /** The rate that an approval sets; null for an invalid one, which can only be rejected. */
  perCny: nullable(Type.String()),
  /** The rate it was compared with. */
  inForce: nullable(Type.String()),
  quotedOn: Type.String(),
  foundAt: Instant,
  status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('approved'),
    Type.Literal('rejected'),
    Type.Literal('superseded'),
  ]),
  decidedAt: nullable(Instant),
  decidedBy: nullable(EmailAddress),
});

const list = { ...staffCall, method: 'GET', input: ListQuery } as const;
const one = { ...staffCall, method: 'GET', params: Id, input: strictObject({}) } as const;

export const adminCurrencies = {
  'admin/currencies': call({
    ...list,
    path: 'admin/currencies',
    summary: 'Lists currencies with their current rate and the result of the last fetch',
    filters: ['id'],
    output: Type.Array(AdminCurrencyRow),
    errors: [],
  }),
  'admin/currency': call({
    ...one,
    path: 'admin/currencies/:id',
    summary: 'Returns a currency with its rate history',
    output: AdminCurrency,
    errors: ['resource_not_found'],
  }),
  'admin/currency-create': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/currencies',
    summary:
      'Adds a currency with its first rate, and opens a draft with its fees; customers can choose it once they are published',
    idempotent: true,
    input: strictObject({
      id: KnownCurrency,
      perCny: EnteredRate,
      /** A share of the amount. */
      exchangeFee: TARIFF_VALUES.exchange_fee,
    }),
    output: strictObject({
      /** The currency's code. */
      id: Type.String(),
      /** Null for CNY without payment methods that take it. */
      draftId: nullable(Type.String()),
    }),
    errors: [],
  }),
  'admin/currency-rate': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/currencies/:id/rates',
    summary: 'Sets a rate, from now or a later time; a change of more than 10 % requires `confirmJump`',
    idempotent: true,
    params: Id,
    input: strictObject({
      perCny: EnteredRate,
      validFrom: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      confirmJump: Type.Optional(Type.Boolean()),
    }),
    output: AdminCurrency,
    errors: ['resource_not_found', 'rate_fixed', 'rate_jump', 'rate_exists'],
  }),
  'admin/pending-rates': call({
    ...list,
    path: 'admin/pending-rates',
    summary: 'Lists fetched rates that need approval (`filter`: status, currency)',
    filters: ['status', 'currency', 'id'],
    output: Type.Array(PendingRate),
    errors: [],
  }),
  'admin/pending-rate': call({
    ...one,
    path: 'admin/pending-rates/:id',
    summary: 'Returns a fetched rate that needs approval',
    output: PendingRate,
    errors: ['resource_not_found'],
  }),
  'admin/pending-rate-decision': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/pending-rates/:id/decision',
    summary: 'Approves or rejects a fetched rate; an invalid one can only be rejected',
    idempotent: true,
    params: Id,
    input: strictObject({ decision: Type.Union([Type.Literal('approved'), Type.Literal('rejected')]) }),
    output: PendingRate,
    errors: ['resource_not_found', 'already_decided', 'rate_unusable', 'rate_exists'],
  }),
} as const;
