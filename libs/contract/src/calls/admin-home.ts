import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { Empty, Instant, Money, nullable, strictObject } from '../values';
import { staffCall } from './staff-call';

/** What waits for a role, by name; the back office knows the list behind each. */
export const HOME_TASKS = [
  'orders_to_review',
  'proofs_out',
  'orders_to_produce',
  'orders_in_production',
  'orders_shipped',
  'payments_awaited',
  'claims',
  'messages',
  'quote_requests',
  'reviews',
  'reseller_applications',
  'unmatched_payments',
  'disputes',
  'failed_refunds',
  'external_refunds',
  'deposits_to_approve',
  'rates_to_approve',
  'emails_waiting',
  'jobs_failed',
] as const;

const Task = Type.Union(HOME_TASKS.map((name) => Type.Literal(name)));

/** How much of one kind waits. */
export const HomeTask = strictObject({
  task: Type.Unsafe<(typeof HOME_TASKS)[number]>(Task),
  count: Type.Integer(),
  overdue: Type.Integer(),
  /** Since when the oldest waits; null if nothing does. */
  oldest: nullable(Instant),
});

/** One thing that waits. */
export const HomeItem = strictObject({
  task: Type.Unsafe<(typeof HOME_TASKS)[number]>(Task),
  id: Type.String(),
  /** Whom or what it is about: a recipient, a subject; empty where the id says it all. */
  title: Type.String(),
  /** Since when it waits. */
  since: Instant,
  /** Null without a due time. */
  due: nullable(Instant),
  overdue: Type.Boolean(),
});

/** Of the last 30 days, for admins. */
export const HomeFigures = strictObject({
  placed: Type.Integer(),
  paid: Type.Integer(),
  completed: Type.Integer(),
  /** What was charged for orders that were paid in these days, by currency, less refunds of these days. */
  sales: Type.Array(Money),
});

export const adminHome = {
  'admin/home': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/home',
    summary:
      'Returns what waits for the caller’s role, the oldest first, and for admins the figures of the last 30 days',
    input: Empty,
    output: strictObject({
      tasks: Type.Array(HomeTask),
      items: Type.Array(HomeItem),
      figures: nullable(HomeFigures),
    }),
    errors: [],
  }),
} as const;
