import { ACCOUNTING_DECISION_HOURS, CONTACT_ANSWER_HOURS, type HomeTaskView, type ShippingStage } from '@shop/contract';
import { changesRequestedSql, lateSql, RELEASE_DAY } from '../orders/public';
import { itemsInStageSql } from '../production/public';
import { WAITS_FOR_CARRIER } from '../shipping/public';

type TaskName = HomeTaskView['task'];

/**
 * The rows behind a task: id, title, since when it waits, and when it is due. `$1` is now, `$2` the last day on which
 * released orders are late. Each uses an index that has the open rows only, or those of one status.
 */
export interface TaskSource extends Readonly<Record<'from' | 'id' | 'title' | 'since' | 'due', string>> {
  /** What the row is about in money. */
  readonly money?: Readonly<Record<'currency' | 'amount', string>>;
  /** Whether it is overdue, where that does not follow from `due`. */
  readonly overdue?: string;
  /** The order of the rows that wait longest, where an index has it; by default overdue ones, then by `since`. */
  readonly longestWaiting?: string;
}

const NO_DUE = 'null::timestamptz';
const decisionDue = (since: string) => `${since} + interval '${ACCOUNTING_DECISION_HOURS} hours'`;
const RECIPIENT = `person_name(o.ship_to ->> 'firstName', o.ship_to ->> 'lastName')`;

const ordersIn = (state: string, due = NO_DUE): TaskSource => ({
  from: `customer_order o where o.state = '${state}'`,
  id: 'o.id',
  title: RECIPIENT,
  since: 'o.updated_at',
  due,
});

const IS_LATE = lateSql('$2');

/** Rows about production: since the release of the order; what is due is calculated from it. */
const inProduction = (from: string): TaskSource => ({
  from,
  id: 'o.id',
  title: RECIPIENT,
  since: 'coalesce(o.released_at, o.updated_at)',
  due: NO_DUE,
  overdue: IS_LATE,
  longestWaiting: `${RELEASE_DAY}, o.id`,
});

const itemsIn = (stage: ShippingStage): TaskSource => ({
  from: itemsInStageSql(stage),
  id: 'q.sid::text',
  title: 'q.order_id::text',
  since: 'q.released_at',
  due: NO_DUE,
  overdue: 'q.released_on <= $2::date',
  longestWaiting: 'q.released_on, q.order_id',
});

const openRefunds = (state: string): TaskSource => ({
  from: `paypal_refund f where ${state} and f.settled_at is null`,
  id: 'f.id::text',
  title: `coalesce(f.order_id::text, f.paypal_refund_id, f.capture_id, '')`,
  money: { currency: 'f.currency', amount: 'f.amount' },
  since: 'f.requested_at',
  due: decisionDue('f.requested_at'),
});

/** Whether a task is due at the end of the production days of its order. */
export const isProductionTask = (task: TaskName): boolean => TASK_SOURCES[task].longestWaiting !== undefined;

/** The rows of every task. */
export const TASK_SOURCES: Readonly<Record<TaskName, TaskSource>> = {
  orders_to_review: ordersIn('in_review'),
  proofs_out: ordersIn('awaiting_proof_approval'),
  changes_requested: {
    ...ordersIn('in_review'),
    from: `customer_order o where o.state = 'in_review' and ${changesRequestedSql('o.id')}`,
  },
  orders_to_produce: inProduction(`customer_order o where o.state = 'ready_for_production'`),
  orders_in_production: inProduction(`customer_order o where o.state = 'in_production'`),
  orders_late: inProduction(`customer_order o where ${IS_LATE}`),
  items_expected: itemsIn('expected'),
  items_to_pack: itemsIn('to_pack'),
  items_to_ship: itemsIn('to_ship'),
  shipments_to_hand_over: {
    from: `shipment s join customer_order o on o.id = s.order_id where ${WAITS_FOR_CARRIER}`,
    id: 's.id::text',
    title: 's.order_id::text',
    since: 's.shipped_at',
    due: NO_DUE,
  },
  orders_shipped: ordersIn('shipped'),
  payments_awaited: ordersIn('awaiting_payment', 'o.due_at'),
  claims: {
    from: `claim c where c.resolved_at is null`,
    id: 'c.id::text',
    title: 'c.order_id',
    since: 'c.opened_at',
    // Until the end of the day, in China's time.
    due: `(c.response_due + 1)::timestamp at time zone interval '8 hours'`,
  },
  messages: {
    from: `contact_message m where m.status = 'open'`,
    id: 'm.id::text',
    title: 'm.subject',
    since: 'm.received_at',
    due: `m.received_at + interval '${CONTACT_ANSWER_HOURS} hours'`,
  },
  quote_requests: {
    from: `quote_request q left join account a on a.id = q.account_id where q.state = 'open'`,
    id: 'q.id::text',
    title: `coalesce(nullif(q.name, ''), q.email, a.email, '')`,
    since: 'q.requested_at',
    due: 'q.due_at',
  },
  reviews: {
    from: `review r where r.state = 'pending'`,
    id: 'r.id::text',
    title: 'r.sku',
    since: 'r.submitted_at',
    due: NO_DUE,
  },
  reseller_applications: {
    from: `reseller_application p where p.status = 'pending'`,
    id: 'p.id::text',
    title: 'p.company',
    since: 'p.applied_at',
    due: NO_DUE,
  },
  unmatched_payments: {
    from: `unmatched_payment u where u.settled_at is null`,
    id: 'u.id::text',
    title: 'coalesce(u.order_id::text, u.reference)',
    money: { currency: 'u.currency', amount: 'u.amount - u.refunded' },
    since: 'u.received_at',
    due: decisionDue('u.received_at'),
  },
  disputes: {
    from: `paypal_dispute d where d.state = 'open'`,
    id: 'd.id',
    title: 'coalesce(d.order_id::text, d.id)',
    money: { currency: 'd.currency', amount: 'd.amount' },
    since: 'd.reported_at',
    due: 'd.respond_by',
  },
  failed_refunds: openRefunds(`f.state = 'failed'`),
  external_refunds: openRefunds(`f.state = 'done' and f.origin = 'paypal'`),
  deposits_to_approve: {
    from: `prepaid_request p join account a on a.id = p.account_id where p.state = 'pending'`,
    id: 'p.id::text',
    title: 'a.email',
    money: { currency: `'CNY'`, amount: 'p.fen' },
    since: 'p.entered_at',
    due: decisionDue('p.entered_at'),
  },
  rates_to_approve: {
    from: `pending_rate r where r.status = 'pending'`,
    id: 'r.id::text',
    title: 'r.currency',
    since: 'r.detected_at',
    due: decisionDue('r.detected_at'),
  },
  days_to_close: {
    from: `(select generate_series(coalesce((select max(day) + 1 from daily_close), (select min(day) from ledger_entry)),
      ($1::timestamptz at time zone interval '8 hours')::date - 1, interval '1 day')::date as day) open`,
    id: 'open.day::text',
    title: `''`,
    since: `(open.day + 1)::timestamp at time zone interval '8 hours'`,
    due: NO_DUE,
  },
  emails_waiting: {
    from: `mail m where m.sent_at is null and m.created_at < $1::timestamptz - interval '10 minutes'`,
    id: 'm.id::text',
    title: 'm.recipient',
    since: 'm.created_at',
    due: NO_DUE,
  },
  jobs_failed: {
    from: `graphile_worker.jobs j where j.attempts >= j.max_attempts`,
    id: 'j.id::text',
    title: 'j.task_identifier',
    since: 'j.created_at',
    due: NO_DUE,
  },
};
