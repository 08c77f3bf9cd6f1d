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

/** What must become of an operation: whether it is refused, and otherwise the world as it is then. */
export function applyOperation(world: ModelState, operation: Operation, told: ServerFacts): ExpectedOutcome {
  if (hasBlankText(operation)) return 'refused';
  switch (operation.do) {
    case 'add':
      return add(world, operation, told);
    case 'remove':
      return remove(world, operation);
    case 'place':
      return place(world, operation, told);
    case 'deposit':
      return deposit(world, operation);
    case 'post':
      return post(world, operation, told);
    case 'post-as-shopper':
      return ['forbidden'];
    case 'pay':
      return payAtPayPal(world, operation, told);
    case 'forge':
      return forge(world, operation, told);
    case 'report':
      return report(world, operation);
    case 'settle':
      return settle(world, operation);
    case 'guest':
      world.shoppers.push({ role: 'guest', balance: 0, cart: [], since: world.now });
      return 'ok';
    case 'wait':
      world.now += operation.ms;
      return 'ok';
    case 'expire':
      return expire(world);
    case 'complete-old':
      return completeShipped(world);
    case 'drain':
      return settleInvoices(world);
    case 'nonsense':
      return 'refused';
    case 'repeat':
      return operation.changed ? ['idempotency_key_reused'] : 'ok';
    default:
      return applyOfOwner(world, operation, told);
  }
}

/** Where words are asked for, a blank is none. */
function hasBlankText(operation: Operation): boolean {
  const words =
    operation.do === 'change' ? [operation.comment] : operation.do === 'post' ? Object.values(operation.post) : [];
  return words.includes(' ');
}

function add(world: ModelState, { shopper, item }: Of<'add'>, { lineId = '' }: ServerFacts): ExpectedOutcome {
  if (item === 'nothing') return ['quantity_out_of_range'];
  if (item === 'unknown') return ['unknown_product'];
  shopperAt(world, shopper).cart.push({ id: lineId, printed: item !== 'blank' });
  return 'ok';
}

function remove(world: ModelState, { shopper, line }: Of<'remove'>): ExpectedOutcome {
  const { cart } = shopperAt(world, shopper);
  if (line >= cart.length) return NOT_FOUND;
  cart.splice(line, 1);
  return 'ok';
}

function place(world: ModelState, { shopper, terms, off, risk }: Of<'place'>, told: ServerFacts): ExpectedOutcome {
  const buyer = shopperAt(world, shopper);
  const byPayPal = terms.paymentMethod === PAYPAL;
  const refusals = [
    ...(!byPayPal && buyer.role !== 'reseller' ? ['prepaid_not_allowed'] : []),
    ...(buyer.cart.length === 0 ? ['empty_cart'] : []),
    ...(off !== 0 ? ['price_changed'] : []),
    ...(!isInsured(terms.shippingMethod) && !risk ? ['economy_risk_not_accepted'] : []),
  ];
  if (refusals.length > 0) return refusals;
  const { orderId = '', total = 0, product = 0, sids = [] } = told;
  world.orders.push({
    id: orderId,
    owner: shopper,
    state: 'preorder',
    placedAt: world.now,
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

function deposit(world: ModelState, { staff, shopper, amount }: Of<'deposit'>): ExpectedOutcome {
  if (!['accounting', 'admin'].includes(roleAt(world, staff))) return ['forbidden'];
  const receiver = shopperAt(world, shopper);
  if (receiver.role !== 'reseller') return ['prepaid_not_allowed', 'resource_not_found'];
  receiver.balance += amount;
  return 'ok';
}

type ByOwner = Extract<Operation, { shopper: number; order: number }>;

/** An order is there for its owner alone. */
function applyOfOwner(
  world: ModelState,
  operation: Exclude<ByOwner, Of<'post-as-shopper'>>,
  told: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(world, operation.order);
  const mine = order.owner === operation.shopper;
  if (!mine) return operation.do === 'checkout' ? ['order_not_found_or_paid'] : NOT_FOUND;
  switch (operation.do) {
    case 'look':
      return 'ok';
    case 'complete':
      return complete(order);
    case 'checkout':
      return checkout(world, order, operation.payNow, told);
    case 'cancel':
      return UNPAID.includes(order.state) ? cancel(world, order, 'customer') : NOT_ALLOWED;
    case 'upload':
    case 'link':
      return receiveArtwork(world, order, operation, told);
    case 'finish':
      return finish(world, order);
    case 'confirm':
      return confirm(world, order, operation.off === 0);
    case 'change':
      return requestChange(world, order, operation);
  }
}

function complete(order: Order): ExpectedOutcome {
  if (order.state !== 'preorder') return NOT_ALLOWED;
  enterState(order, 'recipient_info_added', 'customer', 'awaiting_payment');
  addMails(order, 'order_placed');
  if (order.byPayPal) order.invoice = 'wanted';
  return 'ok';
}

function isOverdue(world: ModelState, { placedAt }: Order): boolean {
  return world.now >= placedAt + DAYS_TO_PAY * DAY;
}

function checkout(world: ModelState, order: Order, payNow: boolean, { invoiceId = '' }: ServerFacts): ExpectedOutcome {
  if (order.state === 'preorder') return NOT_ALLOWED;
  if (order.state === 'expired') return ['order_expired'];
  if (order.state !== 'awaiting_payment') return ['order_not_found_or_paid'];
  if (isOverdue(world, order)) return ['order_expired'];
  if (!payNow) return 'ok';
  if (order.byPayPal) {
    order.invoice = 'open';
    order.invoiceId = invoiceId;
    return 'ok';
  }
  const payer = shopperAt(world, order.owner);
  if (payer.balance < order.total) return ['insufficient_balance'];
  payer.balance -= order.total;
  pay(world, order, 'prepaid', 'customer');
  return 'ok';
}

function pay(world: ModelState, order: Order, by: 'paypal' | 'prepaid' | 'manual', actor: string): void {
  const isReady = order.items.every(({ printed }) => !printed);
  order.paid = order.total;
  order.paidBy = by;
  if (by === 'paypal') order.invoice = 'paid';
  else withdrawInvoice(order);
  enterState(order, 'order_paid', actor, isReady ? 'ready_for_production' : 'awaiting_files');
  addMails(order, 'order_paid');
  if (isReady) addStaffMails(world, order, 'factory', 'ready_for_production');
  else addHistory(order, 'waiting_for_user_file', 'system');
}

/** An invoice that is still out is withdrawn, sooner or later. */
function withdrawInvoice(order: Order): void {
  if (order.invoice === 'wanted' || order.invoice === 'open') order.invoice = 'leaving';
}

function cancel(world: ModelState, order: Order, actor: string): ExpectedOutcome {
  const back = order.paid - order.refunded;
  refundTo(world, order, back);
  withdrawInvoice(order);
  enterState(order, 'order_cancelled', actor, 'cancelled');
  addMails(order, 'order_cancelled');
  if (back > 0 && order.paidBy === 'manual') addStaffMails(world, order, 'accounting', 'manual_refund_due');
  return 'ok';
}

/** What was paid goes back the way it came. */
function refundTo(world: ModelState, order: Order, amount: number): void {
  order.refunded += amount;
  if (order.paidBy === 'prepaid') shopperAt(world, order.owner).balance += amount;
}

const hasArtwork = (item: Item) => !item.printed || (item.artwork !== null && !item.rejected);
const hasProof = (item: Item) => !item.printed || item.proofIsCurrent;

function receiveArtwork(
  world: ModelState,
  order: Order,
  operation: Of<'upload'> | Of<'link'>,
  told: ServerFacts,
): ExpectedOutcome {
  const item = itemAt(order, operation.item);
  const mayUpload = order.state === 'awaiting_files' && item.printed;
  const fits = operation.do === 'link' || operation.fit;
  if (!mayUpload || !fits) return [...(mayUpload ? [] : NOT_ALLOWED), ...(fits ? [] : ['file_type_not_allowed'])];
  const wasComplete = order.items.every(hasArtwork);
  item.artwork = operation.do === 'link' ? operation.url : (told.sha256 ?? '');
  item.rejected = false;
  item.proofIsCurrent = false;
  if (operation.do === 'upload') world.files += 1;
  addHistory(order, 'user_file_upload', 'customer');
  if (!wasComplete && order.items.every(hasArtwork)) addHistory(order, 'all_files_uploaded', 'system');
  return 'ok';
}

function finish(world: ModelState, order: Order): ExpectedOutcome {
  if (order.state !== 'awaiting_files' || !order.items.every(hasArtwork)) return NOT_ALLOWED;
  enterState(order, 'artworks_submitted', 'customer', 'in_review');
  addStaffMails(world, order, 'customer_service', 'artworks_submitted');
  return 'ok';
}

function confirm(world: ModelState, order: Order, current: boolean): ExpectedOutcome {
  if (order.state !== 'awaiting_proof_approval' || !current) return NOT_ALLOWED;
  enterState(order, 'artwork_confirmed', 'customer', 'ready_for_production');
  addStaffMails(world, order, 'factory', 'ready_for_production');
  return 'ok';
}

function requestChange(world: ModelState, order: Order, { item: place }: Of<'change'>): ExpectedOutcome {
  const item = itemAt(order, place);
  if (order.state !== 'awaiting_proof_approval' || !item.printed) return NOT_ALLOWED;
  item.proofIsCurrent = false;
  enterState(order, 'proof_change_requested', 'customer', 'in_review');
  addStaffMails(world, order, 'customer_service', 'proof_change_requested');
  return 'ok';
}

const ROLES: readonly Role[] = ['customer_service', 'accounting', 'factory', 'isc_facility'];

/** From which states which roles may post it. */
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

/** An admin is whichever role the event takes. */
function post(world: ModelState, { staff, order: place, post: asked }: Of<'post'>, told: ServerFacts): ExpectedOutcome {
  const order = orderAt(world, place);
  const posting = roleAt(world, staff);
  const refusals: string[] = [];
  for (const role of posting === 'admin' ? ROLES : [posting]) {
    if (!STAFF_TABLE[asked.event].some(({ roles, from }) => roles.includes(role) && from.includes(order.state)))
      continue;
    const outcome = postAs(world, order, role, asked, told);
    if (outcome === 'ok') return 'ok';
    refusals.push(...outcome);
  }
  return [...refusals, ...NOT_ALLOWED];
}

function postAs(world: ModelState, order: Order, role: Role, asked: StaffPost, told: ServerFacts): ExpectedOutcome {
  switch (asked.event) {
    case 'order_paid': {
      if (isOverdue(world, order)) return ['order_expired'];
      if (asked.currency !== undefined) return ['currency_mismatch'];
      if (asked.off !== 0) return NOT_ALLOWED;
      pay(world, order, 'manual', role);
      return 'ok';
    }
    case 'artwork_rejected':
      return rejectArtwork(order, role, asked);
    case 'digital_proof_sent':
      return sendProof(world, order, role, itemAt(order, asked.item), told);
    case 'in_production':
      enterState(order, 'in_production', role, 'in_production');
      return 'ok';
    case 'shipped':
      return ship(world, order, role, asked);
    case 'order_completed': {
      if (asked.daysOff !== undefined && asked.daysOff !== 0) return NOT_ALLOWED;
      enterState(order, 'order_completed', role, 'completed');
      addMails(order, 'order_completed');
      return 'ok';
    }
    case 'order_cancelled':
      return cancel(world, order, role);
    case 'refund_issued':
      return refund(world, order, role, asked);
    case 'note_added': {
      addHistory(order, 'note_added', role);
      if (asked.visibility === 'customer') addMails(order, 'note');
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
  if (named.length === 0 || named.some(({ printed }) => !printed)) return NOT_ALLOWED;
  for (const item of named) Object.assign(item, { rejected: true, proofIsCurrent: false });
  enterState(order, 'artwork_rejected', role, 'awaiting_files');
  addHistory(order, 'waiting_for_user_file', 'system');
  addMails(order, 'artwork_rejected');
  return 'ok';
}

function sendProof(
  world: ModelState,
  order: Order,
  role: Role,
  item: Item,
  { sha256 = '' }: ServerFacts,
): ExpectedOutcome {
  if (!item.printed) return NOT_ALLOWED;
  item.proofs.push(sha256);
  item.proofIsCurrent = true;
  world.files += 1;
  const all = order.items.every(hasProof);
  enterState(order, 'digital_proof_sent', role, all ? 'awaiting_proof_approval' : 'in_review');
  if (all) addMails(order, 'proof_ready');
  return 'ok';
}

function ship(
  world: ModelState,
  order: Order,
  role: Role,
  { items }: Extract<StaffPost, { event: 'shipped' }>,
): ExpectedOutcome {
  const named = items.map((place) => itemAt(order, place));
  const twice = new Set(items).size < items.length || named.some(({ shipped }) => shipped);
  if (named.length === 0 || twice) return NOT_ALLOWED;
  for (const item of named) item.shipped = true;
  order.lastShipmentAt = world.now;
  enterState(order, 'shipped', role, order.items.every(({ shipped }) => shipped) ? 'shipped' : 'in_production');
  addMails(order, 'order_shipped');
  return 'ok';
}

/** Never more than the product price, but for money that pays for nothing, which accounting sends back first. */
function refund(
  world: ModelState,
  order: Order,
  role: Role,
  asked: Extract<StaffPost, { event: 'refund_issued' }>,
): ExpectedOutcome {
  const { amount, currency = order.currency } = asked;
  const unmatched = role === 'accounting' ? order.unmatched : 0;
  const limit = Math.max(0, Math.min(order.paid, order.product) - order.refunded) + unmatched;
  if (limit === 0) return NOT_ALLOWED;
  if (currency !== order.currency) return ['currency_mismatch'];
  if (amount > limit) return NOT_ALLOWED;
  const first = Math.min(amount, unmatched);
  order.unmatched -= first;
  reduceTasks(openTasks(world, order), first);
  refundTo(world, order, amount - first);
  addHistory(order, 'refund_issued', role);
  addMails(order, 'refund_issued');
  if (amount > first && order.paidBy === 'manual') addStaffMails(world, order, 'accounting', 'manual_refund_due');
  return 'ok';
}

/** What came for the order in its currency and still pays for nothing, oldest first. */
function openTasks(world: ModelState, order: Order): Task[] {
  const own = ({ order: place, currency, left }: Task) =>
    left > 0 && place !== null && world.orders[place] === order && currency === order.currency;
  return world.tasks
    .filter(own)
    .toSorted((one, other) => one.since - other.since || (one.capture < other.capture ? -1 : 1));
}

/** From the first that has as much, or from one after another. */
function reduceTasks(tasks: readonly Task[], amount: number): void {
  let missing = amount;
  const whole = tasks.find(({ left }) => left >= amount);
  for (const task of whole ? [whole] : tasks) {
    const part = Math.min(task.left, missing);
    task.left -= part;
    missing -= part;
  }
}

/** Accounting sends the money back, or has it pay its order where it is the total, alone or together. */
function settle(world: ModelState, { staff, task: place, how }: Of<'settle'>): ExpectedOutcome {
  if (!['accounting', 'admin'].includes(roleAt(world, staff))) return ['forbidden'];
  const task = at(world.tasks, place);
  if (task.left === 0) return ['already_decided'];
  const order = task.order === null ? null : orderAt(world, task.order);
  if (how === 'apply') return order ? applyTask(world, order, task) : NOT_FOUND;
  if (order?.currency === task.currency) {
    order.unmatched -= task.left;
    addHistory(order, 'refund_issued', 'accounting');
    addMails(order, 'refund_issued');
  } else world.unassignedMoney[task.currency] = (world.unassignedMoney[task.currency] ?? 0) - task.left;
  task.left = 0;
  return 'ok';
}

function applyTask(world: ModelState, order: Order, task: Task): ExpectedOutcome {
  if (order.state !== 'awaiting_payment') return NOT_ALLOWED;
  if (isOverdue(world, order)) return ['order_expired'];
  if (task.currency !== order.currency) return [...NOT_ALLOWED, 'currency_mismatch'];
  const together = task.left === order.total ? [task] : openTasks(world, order);
  if (together.reduce((sum, { left }) => sum + left, 0) !== order.total) return NOT_ALLOWED;
  for (const one of together) one.left = 0;
  order.unmatched -= order.total;
  withdrawInvoice(order);
  pay(world, order, 'paypal', 'system');
  order.invoice = 'leaving';
  return 'ok';
}

/** An invoice that is open takes money; one that was taken back takes none, unless PayPal has some of it already. */
function payAtPayPal(
  world: ModelState,
  { order: place }: Of<'pay'>,
  { capture, amount = 0, event = '' }: ServerFacts,
): ExpectedOutcome {
  const order = orderAt(world, place);
  const left = order.total - order.atPayPal.reduce((sum, payment) => sum + payment.amount, 0);
  const must = left > 0 && order.invoice === 'open';
  const may = left > 0 && (must || order.invoice === 'leaving' || order.atPayPal.length > 0);
  if (capture === undefined) return must ? ['should have been paid'] : 'ok';
  if (!may) return ['should not have been payable'];
  order.atPayPal.push({ capture, amount });
  const payments = [...order.atPayPal];
  world.reports.push({ order: place, currency: order.currency, payments, ours: true, event });
  return 'ok';
}

function forge(world: ModelState, { order: place, with: forgery }: Of<'forge'>, told: ServerFacts): ExpectedOutcome {
  const { event = '', capture = '', amount = 0 } = told;
  const { currency } = orderAt(world, place);
  const genuine = { order: place, currency, payments: [{ capture, amount }], ours: true, event };
  const changed: Record<Forgery, Partial<Report>> = {
    currency: { currency: anotherCurrency(currency) },
    amount: {},
    invoice: { order: null },
    payee: { ours: false },
    again: {},
  };
  world.reports.push({ ...genuine, ...changed[forgery] });
  return 'ok';
}

export const anotherCurrency = (currency: string) => (currency === 'USD' ? 'EUR' : 'USD');

/** However often and late a payment is told, it counts once: it pays what it fits, or is kept as paying for nothing. */
function report(world: ModelState, { report: place, spoilt }: Of<'report'>): ExpectedOutcome {
  if (spoilt) return ['bad_check_value'];
  const told = world.reports[place];
  if (!told) throw new RangeError(`no report ${place}`);
  for (const payment of told.payments) {
    if (world.countedCaptures.includes(payment.capture)) continue;
    world.countedCaptures.push(payment.capture);
    receive(world, told, payment);
  }
  return 'ok';
}

function receive(world: ModelState, { order: place, currency, ours }: Report, { capture, amount }: Payment): void {
  const order = place === null ? null : orderAt(world, place);
  const awaits = order?.state === 'awaiting_payment' && order.byPayPal && !isOverdue(world, order);
  if (order && ours && awaits && currency === order.currency && amount === order.total) {
    pay(world, order, 'paypal', 'system');
    return;
  }
  world.tasks.push({ capture, order: place, currency, left: amount, since: world.now });
  if (order?.currency === currency) order.unmatched += amount;
  else world.unassignedMoney[currency] = (world.unassignedMoney[currency] ?? 0) + amount;
  world.unmatchedMails += countStaff(world, 'accounting');
}

function expire(world: ModelState): ExpectedOutcome {
  for (const order of world.orders) {
    if (!UNPAID.includes(order.state) || world.now <= order.placedAt + DAYS_TO_PAY * DAY) continue;
    withdrawInvoice(order);
    enterState(order, 'order_expired', 'system', 'expired');
    addMails(order, 'order_expired');
  }
  return 'ok';
}

function completeShipped(world: ModelState): ExpectedOutcome {
  for (const order of world.orders) {
    if (order.state !== 'shipped' || world.now < order.lastShipmentAt + DAYS_TO_COMPLETION * DAY) continue;
    enterState(order, 'order_completed', 'system', 'completed');
    addMails(order, 'order_completed');
  }
  return 'ok';
}

function settleInvoices(world: ModelState): ExpectedOutcome {
  for (const order of world.orders) {
    const awaits = order.state === 'awaiting_payment' && !isOverdue(world, order);
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

/** Everyone of the role hears of it. */
function addStaffMails(world: ModelState, order: Order, role: Role, about: string): void {
  addMails(order, `staff_${about}`, countStaff(world, role));
}

const countStaff = (world: ModelState, role: Role) => world.staff.filter((one) => one.role === role).length;

function at<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}

const orderAt = (world: ModelState, place: number) => at(world.orders, place);
const shopperAt = (world: ModelState, place: number) => at(world.shoppers, place);
const roleAt = (world: ModelState, place: number) => at(world.staff, place).role;
const itemAt = (order: Order, place: number) => at(order.items, place);
