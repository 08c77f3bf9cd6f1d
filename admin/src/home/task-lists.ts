import type { HomeTaskView } from '@shop/contract';
import { orderListPath } from '../common/order-list-path';
import type { OrderStatus } from '../common/order-statuses';

export type TaskName = HomeTaskView['task'];

interface TaskList {
  resource: string;
  filter: object;
  /** Whether a record has a page of its own. */
  hasPages: boolean;
}

const orders = (status: OrderStatus): TaskList => ({ resource: 'orders', filter: { status }, hasPages: true });
const records = (resource: string, filter: object): TaskList => ({ resource, filter, hasPages: true });
const cards = (resource: string, filter: object): TaskList => ({ resource, filter, hasPages: false });

/** The list behind each number of the home page. */
const TASK_LISTS: Readonly<Record<TaskName, TaskList>> = {
  orders_to_review: orders('in_review'),
  proofs_out: orders('awaiting_proof_approval'),
  orders_to_produce: orders('ready_for_production'),
  orders_in_production: orders('in_production'),
  orders_shipped: orders('shipped'),
  payments_awaited: orders('awaiting_payment'),
  claims: records('claims', { state: 'open' }),
  messages: records('contact-messages', { status: 'open' }),
  quote_requests: records('quote-requests', { state: 'open' }),
  reviews: cards('reviews', { state: 'pending' }),
  reseller_applications: records('reseller-applications', { status: 'pending' }),
  unmatched_payments: cards('unmatched-payments', { state: 'open' }),
  disputes: cards('paypal-disputes', { state: 'open' }),
  failed_refunds: cards('paypal-refunds', { open: true, state: 'failed' }),
  external_refunds: cards('paypal-refunds', { open: true, state: 'done' }),
  deposits_to_approve: records('prepaid-requests', { state: 'pending' }),
  rates_to_approve: records('pending-rates', { status: 'pending' }),
  emails_waiting: records('emails', { state: 'waiting' }),
  jobs_failed: cards('jobs', { status: 'failed' }),
};

/** The path of the list of everything that waits of a kind. */
export function taskListPath(task: TaskName): string {
  const { resource, filter } = TASK_LISTS[task];
  if ('status' in filter && resource === 'orders') return orderListPath(filter.status as OrderStatus);
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** The path of the page of something that waits, or of its list if it has no page. */
export function taskItemPath(task: TaskName, id: string): string {
  const { resource, hasPages } = TASK_LISTS[task];
  return hasPages ? `/${resource}/${encodeURIComponent(id)}/show` : taskListPath(task);
}
