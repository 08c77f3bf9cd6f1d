import type { HomeItemView, HomeTaskView, ShippingStage } from '@shop/contract';

export type TaskName = HomeTaskView['task'];

interface TaskList {
  resource: string;
  filter: object;
  /** The field by which the oldest come first. */
  sort: string;
  /** Whether a record has a page of its own. */
  hasPages: boolean;
  /** Whether the list finds a record without a page by its title. */
  isSearchable?: boolean;
}

const orders = (filter: object): TaskList => ({ resource: 'orders', filter, sort: 'lastUpdate', hasPages: true });
const records = (resource: string, filter: object, sort: string): TaskList => ({
  ...{ resource, filter, sort },
  hasPages: true,
});
const cards = (resource: string, filter: object, sort: string): TaskList => ({
  ...{ resource, filter, sort },
  hasPages: false,
});
const payments = (resource: string, filter: object, sort: string): TaskList => ({
  ...cards(resource, filter, sort),
  isSearchable: true,
});

type FacilityTask = 'items_expected' | 'items_to_pack' | 'items_to_ship' | 'shipments_to_hand_over';

/** The list behind each number of the home page; the items of the facility are on its page. */
const TASK_LISTS: Readonly<Record<Exclude<TaskName, FacilityTask>, TaskList>> = {
  orders_to_review: orders({ status: 'in_review' }),
  changes_requested: orders({ attention: 'changes_requested' }),
  proofs_out: orders({ status: 'awaiting_proof_approval' }),
  orders_late: orders({ attention: 'late' }),
  orders_to_produce: orders({ status: 'ready_for_production' }),
  orders_in_production: orders({ status: 'in_production' }),
  orders_shipped: orders({ status: 'shipped' }),
  payments_awaited: { ...orders({ status: 'awaiting_payment' }), sort: 'due' },
  claims: records('claims', { state: 'open' }, 'answerDue'),
  messages: records('contact-messages', { status: 'open' }, 'answerBy'),
  quote_requests: records('quote-requests', { state: 'open' }, 'replyBy'),
  reviews: cards('reviews', { state: 'pending' }, 'submittedAt'),
  reseller_applications: records('reseller-applications', { status: 'pending' }, 'appliedAt'),
  unmatched_payments: payments('unmatched-payments', { state: 'open' }, 'receivedAt'),
  disputes: payments('paypal-disputes', { state: 'open' }, 'reportedAt'),
  failed_refunds: payments('paypal-refunds', { open: true, state: 'failed' }, 'requestedAt'),
  external_refunds: payments('paypal-refunds', { open: true, state: 'done' }, 'requestedAt'),
  deposits_to_approve: records('prepaid-requests', { state: 'pending' }, 'enteredAt'),
  rates_to_approve: records('pending-rates', { status: 'pending' }, 'foundAt'),
  days_to_close: cards('daily-closes', {}, 'id'),
  emails_waiting: records('emails', { state: 'waiting' }, 'queuedAt'),
  jobs_failed: cards('jobs', { status: 'failed' }, 'createdAt'),
};

const FACILITY_STAGES: Readonly<Record<FacilityTask, ShippingStage | 'to_hand_over'>> = {
  items_expected: 'expected',
  items_to_pack: 'to_pack',
  items_to_ship: 'to_ship',
  shipments_to_hand_over: 'to_hand_over',
};

const isFacilityTask = (task: TaskName): task is FacilityTask => task in FACILITY_STAGES;

/** The path of the list of everything that waits of a kind, the oldest first. Closed days are listed with the latest first. */
export function taskListPath(task: TaskName): string {
  if (isFacilityTask(task)) return `/facility?stage=${FACILITY_STAGES[task]}`;
  const { resource, filter, sort } = TASK_LISTS[task];
  return listPath(resource, filter, sort, task === 'days_to_close' ? 'DESC' : 'ASC');
}

/** The path of a list with a filter, in an order. */
export function listPath(resource: string, filter: object, sort: string, order: 'ASC' | 'DESC'): string {
  const query = { filter: JSON.stringify(filter), sort, order, page: '1', perPage: '25' };
  return `/${resource}?${new URLSearchParams(query).toString()}`;
}

/** The path of the page of something that waits, or of its list if it has no page, searched for it if the list can be. */
export function taskItemPath({ task, id, title }: Pick<HomeItemView, 'task' | 'id' | 'title'>): string {
  if (isFacilityTask(task)) return taskListPath(task);
  const { resource, filter, sort, hasPages, isSearchable = false } = TASK_LISTS[task];
  if (hasPages) return `/${resource}/${encodeURIComponent(id)}/show`;
  return isSearchable && title !== '' ? listPath(resource, { ...filter, q: title }, sort, 'ASC') : taskListPath(task);
}
