import { Type } from '@sinclair/typebox';
import { call } from '../call';
import { staffView } from '../staff-view';
import { DateOnly, Empty, Instant, Money, nullable, oneOf, strictObject } from '../values';
import { staffCall } from './staff-call';

/** What waits for a role, by name; the back office knows the list behind each. */
export const HOME_TASKS = [
  'orders_to_review',
  'changes_requested',
  'proofs_out',
  'orders_late',
  'orders_to_produce',
  'orders_in_production',
  'items_expected',
  'items_to_pack',
  'items_to_ship',
  'shipments_to_hand_over',
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
  'days_to_close',
  'emails_waiting',
  'jobs_failed',
] as const;

const Task = oneOf(HOME_TASKS);

/** How much of one kind waits. */
export const HomeTask = strictObject({
  task: Task,
  count: Type.Integer(),
  overdue: Type.Integer(),
  /** Since when the oldest waits; null if nothing does. */
  oldest: nullable(Instant),
});

/** One thing that waits. */
export const HomeItem = staffView(
  strictObject({
    task: Task,
    id: Type.String(),
    /** Whom or what it is about: a recipient, a subject; empty where the id says it all. */
    title: Type.String(),
    /** The money that it is about; null where it is about none. */
    amount: nullable(Money),
    /** Since when it waits. */
    since: Instant,
    /** Null without a due time. */
    due: nullable(Instant),
    overdue: Type.Boolean(),
  }),
);

/** Sales of a day (`YYYY-MM-DD`) or month (`YYYY-MM`) in China, in CNY at the rates of the orders. */
export const HomeSales = strictObject({
  period: Type.String(),
  /** Orders paid. */
  orders: Type.Integer(),
  /** Payments for orders less refunds and chargebacks, by the day on which they were posted. */
  sales: Money,
  margin: Money,
});

/** For admins: the last 30 days in China, and 12 months with the current one. */
export const HomeFigures = strictObject({
  from: DateOnly,
  to: DateOnly,
  days: Type.Array(HomeSales),
  months: Type.Array(HomeSales),
  /** Sales of the 30 days in the currencies of the orders. */
  currencies: Type.Array(Money),
  /**
   * The margin of the 30 days and its parts in CNY: paid less returned is sales; sales less factory prices and shipping charges
   * is the margin. The costs of an order count with its payment, until it is cancelled and refunded in full.
   */
  margin: strictObject({
    paid: Money,
    returned: Money,
    sales: Money,
    factory: Money,
    shipping: Money,
    margin: Money,
  }),
  /** Orders placed in the 30 days by how far they are now. */
  funnel: strictObject({
    /** Customers with something in the cart that was added in these days. */
    carts: Type.Integer(),
    quoteRequests: Type.Integer(),
    placed: Type.Integer(),
    /** Paid and not cancelled; each later step is part of the one before. */
    paid: Type.Integer(),
    approved: Type.Integer(),
    shipped: Type.Integer(),
  }),
});

/** An open task of the caller about an order. */
export const HomeOwnTask = strictObject({
  id: Type.String(),
  orderId: Type.String(),
  text: Type.String(),
  /** A day in China. */
  due: nullable(DateOnly),
  overdue: Type.Boolean(),
  /** The name of the staff member who entered it. */
  by: Type.String(),
  createdAt: Instant,
});

/** A note that mentions the caller and was not marked as read. */
export const HomeMention = strictObject({
  /** The history entry of the order. */
  id: Type.String(),
  orderId: Type.String(),
  text: Type.String(),
  by: Type.String(),
  at: Instant,
});

export const adminHome = {
  'admin/home': call({
    ...staffCall,
    method: 'GET',
    path: 'admin/home',
    summary:
      'Returns what waits for the caller’s role, the oldest first, and for admins sales, margin and the order funnel',
    input: Empty,
    output: strictObject({
      tasks: Type.Array(HomeTask),
      items: Type.Array(HomeItem),
      /** The caller’s own open tasks, those due first, and unread mentions; at most 50 of each. */
      own: strictObject({ tasks: Type.Array(HomeOwnTask), mentions: Type.Array(HomeMention) }),
      figures: nullable(HomeFigures),
    }),
    errors: [],
  }),
} as const;
