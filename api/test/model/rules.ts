import { PAYPAL, isInsured } from '@shop/contract';
import type { ExpectedOutcome, Forgery, Operation, StaffPost, ServerFacts } from './operation';
import {
  DAY,
  type Item,
  type Order,
  type Payment,
  type Report,
  type Role,
  type State,
  type Task,
  type ModelState,
} from './model-state';

const DAYS_TO_PAY = 7;
const DAYS_TO_COMPLETION = 30;
const NOT_ALLOWED = ['event_not_allowed'];
const INVALID_DATA = ['validation_failed'];
const NOT_FOUND = ['resource_not_found'];
const PAID: readonly State[] = [
  'awaiting_files',
  'in_review',
  'awaiting_proof_approval',
  'ready_for_production',
  'in_production',
  'shipped',
  'completed',
];
const UNPAID: readonly State[] = ['preorder', 'awaiting_payment'];
const FINAL_STATES: readonly State[] = ['cancelled', 'expired'];

type Of<D extends Operation['do']> = Extract<Operation, { do: D }>;

/** Applies an operation to the model; returns the outcome that the shop must have. */
export function applyOperation(model: ModelState, operation: Operation, facts: ServerFacts): ExpectedOutcome {
  if (hasBlankText(operation)) return 'rejected';
  switch (operation.do) {
    case 'add':
      return add(model, operation, facts);
    case 'remove':
      return remove(model, operation);
    case 'place':
      return place(model, operation, facts);
    case 'deposit':
      return deposit(model, operation);
    case 'post':
      return post(model, operation, facts);
    case 'post-as-shopper':
      return ['forbidden'];
    case 'pay':
      return payAtPayPal(model, operation, facts);
    case 'forge':
      return forge(model, operation, facts);
    case 'report':
      return report(model, operation);
    case 'settle':
      return settle(model, operation);
    case 'guest':
      model.shoppers.push({ role: 'guest', balance: 0, cart: [], since: model.now });
      return 'ok';
    case 'wait':
      model.now += operation.ms;
      return 'ok';
    case 'expire':
      return expire(model);
    case 'complete-shipped':
      return completeShipped(model);
    case 'drain':
      return settleInvoices(model);
    case 'invalid-request':
      return 'rejected';
    case 'repeat':
      return operation.changed ? ['idempotency_key_reused'] : 'ok';
    default:
      return applyOfOwner(model, operation, facts);
  }
}

/** Whether a required text is blank. */
function hasBlankText(operation: Operation): boolean {
  const words =
    operation.do === 'change' ? [operation.comment] : operation.do === 'post' ? Object.values(operation.post) : [];
  return words.includes(' ');
}

function add(model: ModelState, { shopper, item }: Of<'add'>, { lineId = '' }: ServerFacts): ExpectedOutcome {
  if (item === 'zero-quantity') return ['quantity_out_of_range'];
  if (item === 'unknown') return ['unknown_product'];
  shopperAt(model, shopper).cart.push({ id: lineId, printed: item !== 'blank' });
  return 'ok';
}

function remove(model: ModelState, { shopper, line }: Of<'remove'>): ExpectedOutcome {
  const { cart } = shopperAt(model, shopper);
  if (line >= cart.length) return NOT_FOUND;
  cart.splice(line, 1);
  return 'ok';
}

function place(
  model: ModelState,
  { shopper, terms, difference, acceptsRisk }: Of<'place'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const buyer = shopperAt(model, shopper);
  const byPayPal = terms.paymentMethod === PAYPAL;
  const errors = [
    ...(!byPayPal && buyer.role !== 'reseller' ? ['prepaid_not_allowed'] : []),
    ...(buyer.cart.length === 0 ? ['empty_cart'] : []),
    ...(difference !== 0 ? ['price_changed'] : []),
    ...(!isInsured(terms.shippingMethod) && !acceptsRisk ? ['economy_risk_not_accepted'] : []),
  ];
  if (errors.length > 0) return errors;
  const { orderId = '', total = 0, product = 0, sids = [] } = facts;
  model.orders.push({
    id: orderId,
    owner: shopper,
    state: 'preorder',
    placedAt: model.now,
    currency: terms.currency,
    total,
    product,
    byPayPal,
    items: buyer.cart.map(({ printed }, elementAt) => newItem(sids[elementAt] ?? '', printed)),
    history: ['preorder/customer>preorder'],
    mails: {},
    paidBy: null,
    paid: 0,
    refunded: 0,
    unmatched: 0,
    lastShipmentAt: 0,
    invoice: 'none',
    invoiceId: '',
    atPayPal: [],
  });
  buyer.cart = [];
  return 'ok';
}

function newItem(sid: string, printed: boolean): Item {
  return { sid, printed, artwork: null, rejected: false, proofs: [], proofIsCurrent: false, shipped: false };
}

function deposit(model: ModelState, { staff, shopper, amount }: Of<'deposit'>): ExpectedOutcome {
  if (!['accounting', 'admin'].includes(roleAt(model, staff))) return ['forbidden'];
  const receiver = shopperAt(model, shopper);
  if (receiver.role !== 'reseller') return ['prepaid_not_allowed', 'resource_not_found'];
  receiver.balance += amount;
  return 'ok';
}

type ByOwner = Extract<Operation, { shopper: number; order: number }>;

/** An order exists for its owner only. */
function applyOfOwner(
  model: ModelState,
  operation: Exclude<ByOwner, Of<'post-as-shopper'>>,
  facts: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(model, operation.order);
  const mine = order.owner === operation.shopper;
  if (!mine) return operation.do === 'checkout' ? ['order_not_found_or_paid'] : NOT_FOUND;
  switch (operation.do) {
    case 'view':
      return 'ok';
    case 'complete':
      return complete(order);
    case 'checkout':
      return checkout(model, order, operation.payNow, facts);
    case 'cancel':
      return UNPAID.includes(order.state) ? cancel(model, order, 'customer') : NOT_ALLOWED;
    case 'upload':
    case 'link':
      return receiveArtwork(model, order, operation, facts);
    case 'finish':
      return finish(model, order);
    case 'confirm':
      return confirm(model, order, operation.difference === 0);
    case 'change':
      return requestChange(model, order, operation);
  }
}

function complete(order: Order): ExpectedOutcome {
  if (order.state !== 'preorder') return NOT_ALLOWED;
  enterState(order, 'recipient_info_added', 'customer', 'awaiting_payment');
  addMails(order, 'order_placed');
  if (order.byPayPal) order.invoice = 'wanted';
  return 'ok';
}

function isOverdue(model: ModelState, { placedAt }: Order): boolean {
  return model.now >= placedAt + DAYS_TO_PAY * DAY;
}

function checkout(model: ModelState, order: Order, payNow: boolean, { invoiceId = '' }: ServerFacts): ExpectedOutcome {
  if (order.state === 'preorder') return NOT_ALLOWED;
  if (order.state === 'expired') return ['order_expired'];
  if (order.state !== 'awaiting_payment') return ['order_not_found_or_paid'];
  if (isOverdue(model, order)) return ['order_expired'];
  if (!payNow) return 'ok';
  if (order.byPayPal) {
    order.invoice = 'open';
    order.invoiceId = invoiceId;
    return 'ok';
  }
  const payer = shopperAt(model, order.owner);
  if (payer.balance < order.total) return ['insufficient_balance'];
  payer.balance -= order.total;
  pay(model, order, 'prepaid', 'customer');
  return 'ok';
}

function pay(model: ModelState, order: Order, by: 'paypal' | 'prepaid' | 'manual', actor: string): void {
  const isReady = order.items.every(({ printed }) => !printed);
  order.paid = order.total;
  order.paidBy = by;
  if (by === 'paypal') order.invoice = 'paid';
  else withdrawInvoice(order);
  enterState(order, 'order_paid', actor, isReady ? 'ready_for_production' : 'awaiting_files');
  addMails(order, 'order_paid');
  if (isReady) addStaffMails(model, order, 'factory', 'ready_for_production');
  else addHistory(order, 'waiting_for_user_file', 'system');
}

/** An open invoice is withdrawn by a job. */
function withdrawInvoice(order: Order): void {
  if (order.invoice === 'wanted' || order.invoice === 'open') order.invoice = 'leaving';
}

function cancel(model: ModelState, order: Order, actor: string): ExpectedOutcome {
  const back = order.paid - order.refunded;
  refundTo(model, order, back);
  withdrawInvoice(order);
  enterState(order, 'order_cancelled', actor, 'cancelled');
  addMails(order, 'order_cancelled');
  if (back > 0 && order.paidBy === 'manual') addStaffMails(model, order, 'accounting', 'manual_refund_due');
  return 'ok';
}

/** Refunds to the original payment method. */
function refundTo(model: ModelState, order: Order, amount: number): void {
  order.refunded += amount;
  if (order.paidBy === 'prepaid') shopperAt(model, order.owner).balance += amount;
}

const hasArtwork = (item: Item) => !item.printed || (item.artwork !== null && !item.rejected);
const hasProof = (item: Item) => !item.printed || item.proofIsCurrent;

function receiveArtwork(
  model: ModelState,
  order: Order,
  operation: Of<'upload'> | Of<'link'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const item = itemAt(order, operation.item);
  const mayUpload = order.state === 'awaiting_files' && item.printed;
  const fits = operation.do === 'link' || operation.isAllowedType;
  if (!mayUpload || !fits) return [...(mayUpload ? [] : NOT_ALLOWED), ...(fits ? [] : ['file_type_not_allowed'])];
  const wasComplete = order.items.every(hasArtwork);
  item.artwork = operation.do === 'link' ? operation.url : (facts.sha256 ?? '');
  item.rejected = false;
  item.proofIsCurrent = false;
  if (operation.do === 'upload') model.files += 1;
  addHistory(order, 'user_file_upload', 'customer');
  if (!wasComplete && order.items.every(hasArtwork)) addHistory(order, 'all_files_uploaded', 'system');
  return 'ok';
}

function finish(model: ModelState, order: Order): ExpectedOutcome {
  if (order.state !== 'awaiting_files' || !order.items.every(hasArtwork)) return NOT_ALLOWED;
  enterState(order, 'artworks_submitted', 'customer', 'in_review');
  addStaffMails(model, order, 'customer_service', 'artworks_submitted');
  return 'ok';
}

function confirm(model: ModelState, order: Order, current: boolean): ExpectedOutcome {
  if (order.state !== 'awaiting_proof_approval' || !current) return NOT_ALLOWED;
  enterState(order, 'artwork_confirmed', 'customer', 'ready_for_production');
  addStaffMails(model, order, 'factory', 'ready_for_production');
  return 'ok';
}

function requestChange(model: ModelState, order: Order, { item: place }: Of<'change'>): ExpectedOutcome {
  const item = itemAt(order, place);
  if (order.state !== 'awaiting_proof_approval' || !item.printed) return NOT_ALLOWED;
  item.proofIsCurrent = false;
  enterState(order, 'proof_change_requested', 'customer', 'in_review');
  addStaffMails(model, order, 'customer_service', 'proof_change_requested');
  return 'ok';
}

const ROLES: readonly Role[] = ['customer_service', 'accounting', 'factory', 'isc_facility'];

/** The roles that may post an event, and the states in which they may. */
const STAFF_TABLE: Record<StaffPost['event'], readonly { roles: readonly Role[]; from: readonly State[] }[]> = {
  order_paid: [{ roles: ['accounting'], from: ['awaiting_payment'] }],
  artwork_rejected: [{ roles: ['customer_service'], from: ['in_review'] }],
  digital_proof_sent: [{ roles: ['customer_service'], from: ['in_review'] }],
  in_production: [{ roles: ['factory'], from: ['ready_for_production'] }],
  shipped: [{ roles: ['factory', 'isc_facility'], from: ['in_production'] }],
  order_completed: [{ roles: ['customer_service', 'factory', 'isc_facility'], from: ['shipped'] }],
  order_cancelled: [
    {
      roles: ['customer_service'],
      from: [...UNPAID, 'awaiting_files', 'in_review', 'awaiting_proof_approval', 'ready_for_production'],
    },
  ],
  refund_issued: [
    { roles: ['customer_service', 'accounting'], from: PAID },
    { roles: ['accounting'], from: ['awaiting_payment', ...FINAL_STATES] },
  ],
  note_added: [{ roles: ROLES, from: [...UNPAID, ...PAID, ...FINAL_STATES] }],
};

/** An admin may post the events of all roles. */
function post(
  model: ModelState,
  { staff, order: place, post: staffPost }: Of<'post'>,
  facts: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(model, place);
  const ownRole = roleAt(model, staff);
  const errors: string[] = [];
  for (const role of ownRole === 'admin' ? ROLES : [ownRole]) {
    if (!STAFF_TABLE[staffPost.event].some(({ roles, from }) => roles.includes(role) && from.includes(order.state)))
      continue;
    const outcome = postAs(model, order, role, staffPost, facts);
    if (outcome === 'ok') return 'ok';
    errors.push(...outcome);
  }
  return [...errors, ...NOT_ALLOWED];
}

function postAs(
  model: ModelState,
  order: Order,
  role: Role,
  staffPost: StaffPost,
  facts: ServerFacts,
): ExpectedOutcome {
  switch (staffPost.event) {
    case 'order_paid': {
      if (isOverdue(model, order)) return ['order_expired'];
      if (staffPost.currency !== undefined) return ['currency_mismatch'];
      if (staffPost.difference !== 0) return NOT_ALLOWED;
      pay(model, order, 'manual', role);
      return 'ok';
    }
    case 'artwork_rejected':
      return rejectArtwork(order, role, staffPost);
    case 'digital_proof_sent':
      return sendProof(model, order, role, itemAt(order, staffPost.item), facts);
    case 'in_production':
      enterState(order, 'in_production', role, 'in_production');
      return 'ok';
    case 'shipped':
      return ship(model, order, role, staffPost);
    case 'order_completed': {
      if (staffPost.daysOff !== undefined && staffPost.daysOff !== 0) return INVALID_DATA;
      enterState(order, 'order_completed', role, 'completed');
      addMails(order, 'order_completed');
      return 'ok';
    }
    case 'order_cancelled':
      return cancel(model, order, role);
    case 'refund_issued':
      return refund(model, order, role, staffPost);
    case 'note_added': {
      addHistory(order, 'note_added', role);
      if (staffPost.visibility === 'customer') addMails(order, 'note');
      return 'ok';
    }
  }
}

function rejectArtwork(
  order: Order,
  role: Role,
  { items }: Extract<StaffPost, { event: 'artwork_rejected' }>,
): ExpectedOutcome {
  const named = items.map((place) => itemAt(order, place));
  if (named.length === 0) return INVALID_DATA;
  if (named.some(({ printed }) => !printed)) return NOT_ALLOWED;
  for (const item of named) Object.assign(item, { rejected: true, proofIsCurrent: false });
  enterState(order, 'artwork_rejected', role, 'awaiting_files');
  addHistory(order, 'waiting_for_user_file', 'system');
  addMails(order, 'artwork_rejected');
  return 'ok';
}

function sendProof(
  model: ModelState,
  order: Order,
  role: Role,
  item: Item,
  { sha256 = '' }: ServerFacts,
): ExpectedOutcome {
  if (!item.printed) return NOT_ALLOWED;
  item.proofs.push(sha256);
  item.proofIsCurrent = true;
  model.files += 1;
  const all = order.items.every(hasProof);
  enterState(order, 'digital_proof_sent', role, all ? 'awaiting_proof_approval' : 'in_review');
  if (all) addMails(order, 'proof_ready');
  return 'ok';
}

function ship(
  model: ModelState,
  order: Order,
  role: Role,
  { items }: Extract<StaffPost, { event: 'shipped' }>,
): ExpectedOutcome {
  const named = items.map((place) => itemAt(order, place));
  const twice = new Set(items).size < items.length || named.some(({ shipped }) => shipped);
  if (named.length === 0) return INVALID_DATA;
  if (twice) return NOT_ALLOWED;
  for (const item of named) item.shipped = true;
  order.lastShipmentAt = model.now;
  enterState(order, 'shipped', role, order.items.every(({ shipped }) => shipped) ? 'shipped' : 'in_production');
  addMails(order, 'order_shipped');
  return 'ok';
}

/** Refunds at most the product price. Accounting can also refund unmatched payments, which are refunded first. */
function refund(
  model: ModelState,
  order: Order,
  role: Role,
  staffPost: Extract<StaffPost, { event: 'refund_issued' }>,
): ExpectedOutcome {
  const { amount, currency = order.currency } = staffPost;
  const unmatched = role === 'accounting' ? order.unmatched : 0;
  const limit = Math.max(0, Math.min(order.paid, order.product) - order.refunded) + unmatched;
  if (limit === 0) return NOT_ALLOWED;
  if (currency !== order.currency) return ['currency_mismatch'];
  if (amount > limit) return NOT_ALLOWED;
  const first = Math.min(amount, unmatched);
  order.unmatched -= first;
  reduceTasks(openTasks(model, order), first);
  refundTo(model, order, amount - first);
  addHistory(order, 'refund_issued', role);
  addMails(order, 'refund_issued');
  if (amount > first && order.paidBy === 'manual') addStaffMails(model, order, 'accounting', 'manual_refund_due');
  return 'ok';
}

/** The order's unmatched payments in its currency, oldest first. */
function openTasks(model: ModelState, order: Order): Task[] {
  const own = ({ order: place, currency, left }: Task) =>
    left > 0 && place !== null && model.orders[place] === order && currency === order.currency;
  return model.tasks
    .filter(own)
    .toSorted((one, other) => one.since - other.since || (one.capture < other.capture ? -1 : 1));
}

/** Takes the amount from the first task that has as much, or otherwise from one after another. */
function reduceTasks(tasks: readonly Task[], amount: number): void {
  let missing = amount;
  const whole = tasks.find(({ left }) => left >= amount);
  for (const task of whole ? [whole] : tasks) {
    const part = Math.min(task.left, missing);
    task.left -= part;
    missing -= part;
  }
}

/** Accounting refunds an unmatched payment, or applies it to its order if the order's payments add up to the total. */
function settle(model: ModelState, { staff, task: place, how }: Of<'settle'>): ExpectedOutcome {
  if (!['accounting', 'admin'].includes(roleAt(model, staff))) return ['forbidden'];
  const task = at(model.tasks, place);
  if (task.left === 0) return ['already_decided'];
  const order = task.order === null ? null : orderAt(model, task.order);
  if (how === 'apply') return order ? applyTask(model, order, task) : NOT_FOUND;
  if (order?.currency === task.currency) {
    order.unmatched -= task.left;
    addHistory(order, 'refund_issued', 'accounting');
    addMails(order, 'refund_issued');
  } else model.unassignedMoney[task.currency] = (model.unassignedMoney[task.currency] ?? 0) - task.left;
  task.left = 0;
  return 'ok';
}

function applyTask(model: ModelState, order: Order, task: Task): ExpectedOutcome {
  if (order.state !== 'awaiting_payment') return NOT_ALLOWED;
  if (isOverdue(model, order)) return ['order_expired'];
  if (task.currency !== order.currency) return [...NOT_ALLOWED, 'currency_mismatch'];
  const together = task.left === order.total ? [task] : openTasks(model, order);
  if (together.reduce((sum, { left }) => sum + left, 0) !== order.total) return NOT_ALLOWED;
  for (const one of together) one.left = 0;
  order.unmatched -= order.total;
  withdrawInvoice(order);
  pay(model, order, 'paypal', 'system');
  order.invoice = 'leaving';
  return 'ok';
}

/** An open invoice can be paid. A withdrawn one cannot, unless it was paid in part. */
function payAtPayPal(
  model: ModelState,
  { order: place }: Of<'pay'>,
  { capture, amount = 0, event = '' }: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(model, place);
  const left = order.total - order.atPayPal.reduce((sum, payment) => sum + payment.amount, 0);
  const must = left > 0 && order.invoice === 'open';
  const may = left > 0 && (must || order.invoice === 'leaving' || order.atPayPal.length > 0);
  if (capture === undefined) return must ? ['should have been paid'] : 'ok';
  if (!may) return ['should not have been payable'];
  order.atPayPal.push({ capture, amount });
  const payments = [...order.atPayPal];
  model.reports.push({ order: place, currency: order.currency, payments, ours: true, event });
  return 'ok';
}

function forge(model: ModelState, { order: place, with: forgery }: Of<'forge'>, facts: ServerFacts): ExpectedOutcome {
  const { event = '', capture = '', amount = 0 } = facts;
  const { currency } = orderAt(model, place);
  const genuine = { order: place, currency, payments: [{ capture, amount }], ours: true, event };
  const changed: Record<Forgery, Partial<Report>> = {
    currency: { currency: anotherCurrency(currency) },
    amount: {},
    invoice: { order: null },
    payee: { ours: false },
    again: {},
  };
  model.reports.push({ ...genuine, ...changed[forgery] });
  return 'ok';
}

export const anotherCurrency = (currency: string) => (currency === 'USD' ? 'EUR' : 'USD');

/** A payment counts once, however often it is reported: it pays its order, or is recorded as unmatched. */
function report(model: ModelState, { report: place, invalidSignature }: Of<'report'>): ExpectedOutcome {
  if (invalidSignature) return ['bad_check_value'];
  const delivered = model.reports[place];
  if (!delivered) throw new RangeError(`no report ${place}`);
  for (const payment of delivered.payments) {
    if (model.countedCaptures.includes(payment.capture)) continue;
    model.countedCaptures.push(payment.capture);
    receive(model, delivered, payment);
  }
  return 'ok';
}

function receive(model: ModelState, { order: place, currency, ours }: Report, { capture, amount }: Payment): void {
  const order = place === null ? null : orderAt(model, place);
  const awaits = order?.state === 'awaiting_payment' && order.byPayPal && !isOverdue(model, order);
  if (order && ours && awaits && currency === order.currency && amount === order.total) {
    pay(model, order, 'paypal', 'system');
    return;
  }
  model.tasks.push({ capture, order: place, currency, left: amount, since: model.now });
  if (order?.currency === currency) order.unmatched += amount;
  else model.unassignedMoney[currency] = (model.unassignedMoney[currency] ?? 0) + amount;
  model.unmatchedMails += countStaff(model, 'accounting');
}

function expire(model: ModelState): ExpectedOutcome {
  for (const order of model.orders) {
    if (!UNPAID.includes(order.state) || model.now <= order.placedAt + DAYS_TO_PAY * DAY) continue;
    withdrawInvoice(order);
    enterState(order, 'order_expired', 'system', 'expired');
    addMails(order, 'order_expired');
  }
  return 'ok';
}

function completeShipped(model: ModelState): ExpectedOutcome {
  for (const order of model.orders) {
    if (order.state !== 'shipped' || model.now < order.lastShipmentAt + DAYS_TO_COMPLETION * DAY) continue;
    enterState(order, 'order_completed', 'system', 'completed');
    addMails(order, 'order_completed');
  }
  return 'ok';
}

function settleInvoices(model: ModelState): ExpectedOutcome {
  for (const order of model.orders) {
    const awaits = order.state === 'awaiting_payment' && !isOverdue(model, order);
    if (order.invoice === 'wanted' && awaits) order.invoice = 'open';
    if (order.invoice === 'leaving') order.invoice = 'gone';
  }
  return 'ok';
}

function enterState(order: Order, event: string, actor: string, state: State): void {
  order.state = state;
  addHistory(order, event, actor);
}

function addHistory(order: Order, event: string, actor: string): void {
  order.history.push(`${event}/${actor}>${order.state}`);
}

function addMails(order: Order, template: string, copies = 1): void {
  order.mails[template] = (order.mails[template] ?? 0) + copies;
}

/** Every member of the role gets an email. */
function addStaffMails(model: ModelState, order: Order, role: Role, about: string): void {
  addMails(order, `staff_${about}`, countStaff(model, role));
}

const countStaff = (model: ModelState, role: Role) => model.staff.filter((one) => one.role === role).length;

function at<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}

const orderAt = (model: ModelState, place: number) => at(model.orders, place);
const shopperAt = (model: ModelState, place: number) => at(model.shoppers, place);
const roleAt = (model: ModelState, place: number) => at(model.staff, place).role;
const itemAt = (order: Order, place: number) => at(order.items, place);
