import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { DateOnly, EmailAddress, Empty, Instant, Money, nullable, strictObject } from '../values';
import { idParams, ListQuery, staffCall } from './staff-call';

const DailyCloseBalance = strictObject({
  account: Type.String(),
  /** In the chart of accounts. */
  code: Type.String(),
  currency: Type.String(),
  opening: Money,
  received: Money,
  given: Money,
  closing: Money,
});

export const DailyClose = strictObject({
  /** The business day: `2026-11-20`. */
  id: DateOnly,
  closedAt: Instant,
  /** Null for the system. */
  closedBy: nullable(EmailAddress),
  entries: Type.Integer(),
  /** The numbers of the day's first and last journal entry; null for a day without entries. */
  firstNumber: nullable(Type.Integer()),
  lastNumber: nullable(Type.Integer()),
  auditsEmpty: Type.Boolean(),
  /** The number of findings of the integrity checks by check; empty if all passed. */
  findings: Type.Record(Type.String(), Type.Integer()),
});

export const DailyCloseDetail = Type.Composite(
  [DailyClose, strictObject({ balances: Type.Array(DailyCloseBalance) })],
  {
    additionalProperties: false,
  },
);

export const adminDailyCloses = {
  'admin/daily-closes': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/daily-closes',
    summary: 'Lists the closed business days, newest first',
    input: ListQuery,
    filters: [],
    output: Type.Array(DailyClose),
    errors: [],
  }),
  'admin/daily-close': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/daily-closes/:id',
    summary: 'Returns a closed day with the opening and closing balance of each account',
    params: idParams(60),
    input: Empty,
    output: DailyCloseDetail,
    errors: ['resource_not_found'],
  }),
  'admin/daily-close-now': call({
    ...staffCall,
    method: 'POST',
    path: 'admin/daily-closes',
    summary: 'Closes every finished day that is not closed yet, up to `day`; returns the last of them',
    idempotent: true,
    input: strictObject({ day: Type.Optional(DateOnly) }),
    output: DailyClose,
    errors: ['day_not_over', 'nothing_to_close'],
  }),
} as const;
