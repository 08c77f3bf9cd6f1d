import type { Random } from '../random';
import type { Forgery, ItemKind, Operation, StaffPost, Terms } from './operation';
import { DAY, type Order, type Role, type State, type ModelState } from './model-state';

const MINUTE = 60_000;
/** Guests' sessions can be renewed for longer than this. */
const GUEST_SESSION_MS = 25 * DAY;
/** With fewer open orders most operations are purchases, with more than the second number hardly any are. */
const FEW_OPEN_ORDERS = 15;
const MANY_OPEN_ORDERS = 40;
const CURRENCIES = ['USD', 'JPY', 'EUR', 'GBP'];
const FORGERIES: readonly Forgery[] = ['currency', 'amount', 'invoice', 'payee', 'again', 'again', 'again'];
const STAFF_EVENTS: readonly StaffPost['event'][] = [
  'order_paid',
  'artwork_rejected',
  'digital_proof_sent',
  'in_production',
  'shipped',
  'order_completed',
  'order_cancelled',
  'refund_issued',
  'note_added',
];
const FINAL_STATES: readonly State[] = ['completed', 'cancelled', 'expired'];

/** Chooses the next operation: mostly what users normally do, sometimes what they must not do. */
export function chooseOperation(model: ModelState, random: Random): Operation {
  const live = findOrders(model, ({ state }) => !FINAL_STATES.includes(state));
  return random.pickWeighted<() => Operation>([
    [live.length < FEW_OPEN_ORDERS ? 40 : live.length < MANY_OPEN_ORDERS ? 20 : 4, () => chooseShopping(model, random)],
    [live.length > 0 ? 48 : 0, () => continueOrder(model, random, random.pick(live))],
    [model.orders.length > 0 ? 9 : 0, () => chooseAnyOperation(model, random)],
    [model.reports.length > 0 ? 8 : 0, () => chooseReport(model, random)],
    [model.orders.length > 0 ? 3 : 0, () => viewOrder(model, random)],
    [2, () => chooseWait(model, random)],
    [3, () => ({ do: 'expire' })],
    [1, () => ({ do: 'complete-shipped' })],
    [1, () => ({ do: 'drain' })],
    [2, () => deposit(model, random)],
    [model.tasks.length > 0 ? 1 : 0, () => chooseSettlement(model, random, null)],
    [1, () => ({ do: 'guest' })],
    [
      2,
      () => ({
        do: 'invalid-request',
        which: random.integer(0, 99),
        shopper: pickShopper(model, random),
        staff: pickAnyStaff(model, random),
      }),
    ],
    [3, () => ({ do: 'repeat', back: random.integer(0, 9), changed: random.percent(30) })],
  ])();
}

/** Waits up to four days, or until about the time when an order expires. */
function chooseWait(model: ModelState, random: Random): Operation {
  const unpaid = model.orders.filter(({ state }) => state === 'preorder' || state === 'awaiting_payment');
  if (unpaid.length === 0 || random.percent(50)) {
    return { do: 'wait', ms: random.integer(1, 4 * 24 * 4) * 15 * MINUTE };
  }
  const untilDue = random.pick(unpaid).placedAt + 7 * DAY - model.now;
  return { do: 'wait', ms: Math.max(1, untilDue + random.pick([-60_000, -1, 0, 1, 1, 1])) };
}

/** Two simultaneous operations on one order or one account. */
export function chooseConcurrentPair(model: ModelState, random: Random): [Operation, Operation] | null {
  const live = findOrders(model, ({ state }) => !FINAL_STATES.includes(state));
  if (live.length === 0) return null;
  const place = random.pick(live);
  const one = continueOrder(model, random, place);
  const other = random.pickWeighted<() => Operation>([
    [30, () => one],
    [40, () => continueOrder(model, random, place)],
    [10, () => staffPost(model, random, place, random.pick(STAFF_EVENTS), true)],
    [10, () => (model.reports.length > 0 ? chooseReport(model, random) : one)],
    [5, () => ({ do: 'expire' })],
    [5, () => cancel(model, place)],
  ])();
  return [one, other];
}

function findOrders(model: ModelState, wanted: (order: Order) => boolean): number[] {
  return model.orders.flatMap((order, place) => (wanted(order) && hasSession(model, order.owner) ? [place] : []));
}

const hasSession = (model: ModelState, shopper: number) => {
  const { role, since } = itemAt(model.shoppers, shopper);
  return role !== 'guest' || model.now - since < GUEST_SESSION_MS;
};

const pickShopper = (model: ModelState, random: Random) =>
  random.pick(model.shoppers.flatMap((_, place) => (hasSession(model, place) ? [place] : [])));
const pickAnyStaff = (model: ModelState, random: Random) => random.integer(0, model.staff.length - 1);

/** A member of the role, or sometimes an admin. */
function pickStaff(model: ModelState, random: Random, role: Role): number {
  const wanted = random.percent(15) ? 'admin' : role;
  return random.pick(model.staff.flatMap((one, place) => (one.role === wanted ? [place] : [])));
}

function chooseShopping(model: ModelState, random: Random): Operation {
  const shopper = pickShopper(model, random);
  const { cart, role } = itemAt(model.shoppers, shopper);
  if (cart.length === 0 || random.percent(30)) {
    const item = random.pickWeighted<ItemKind>([
      [45, 'banner'],
      [25, 'blank'],
      [22, 'stand'],
      [4, 'zero-quantity'],
      [4, 'unknown'],
    ]);
    return { do: 'add', shopper, item };
  }
  if (random.percent(8)) return { do: 'remove', shopper, line: random.integer(0, cart.length) };
  const prepaid = role === 'reseller' ? random.percent(75) : random.percent(4);
  const terms: Terms = {
    currency: prepaid ? 'CNY' : random.pick(CURRENCIES),
    shippingMethod: random.percent(12) ? 3 : 0,
    paymentMethod: prepaid ? 3 : 0,
  };
  return {
    do: 'place',
    shopper,
    terms,
    difference: random.percent(6) ? random.pick([-1, 1]) : 0,
    acceptsRisk: random.percent(70),
  };
}

/** Chooses an operation that is likely in the order's state. */
function continueOrder(model: ModelState, random: Random, place: number): Operation {
  const order = itemAt(model.orders, place);
  const shopper = order.owner;
  const staff = (event: StaffPost['event']) => () => staffPost(model, random, place, event);
  const otherOperations: [number, () => Operation][] = [
    [7, staff('refund_issued')],
    [2, staff('note_added')],
    [order.invoiceId ? 5 : 0, () => ({ do: 'forge', order: place, with: random.pick(FORGERIES) })],
    [2, staff('order_cancelled')],
    [order.unmatched > 0 ? 20 : 0, () => chooseSettlement(model, random, place)],
  ];
  const likely: Record<State, [number, () => Operation][]> = {
    preorder: [
      [70, () => ({ do: 'complete', shopper, order: place })],
      [5, () => cancel(model, place)],
    ],
    awaiting_payment: [
      [order.invoiceId ? 6 : 60, () => ({ do: 'checkout', shopper, order: place, payNow: random.percent(92) })],
      [order.invoiceId ? 40 : 0, () => ({ do: 'pay', order: place, part: random.percent(15) ? 1 : null })],
      [order.atPayPal.length > 0 ? 60 : 0, () => chooseReportOf(model, random, place)],
      [6, staff('order_paid')],
      [5, () => cancel(model, place)],
    ],
    awaiting_files: [
      [60, () => upload(model, random, place)],
      [20, () => ({ do: 'finish', shopper, order: place })],
    ],
    in_review: [
      [60, staff('digital_proof_sent')],
      [12, staff('artwork_rejected')],
    ],
    awaiting_proof_approval: [
      [50, () => ({ do: 'confirm', shopper, order: place, difference: random.percent(10) ? 1 : 0 })],
      [20, () => ({ do: 'change', shopper, order: place, item: pickItem(order, random), comment: 'larger' })],
    ],
    ready_for_production: [[60, staff('in_production')]],
    in_production: [[60, staff('shipped')]],
    shipped: [
      [20, staff('order_completed')],
      [10, staff('refund_issued')],
    ],
    completed: [],
    cancelled: [],
    expired: [],
  };
  return random.pickWeighted([...likely[order.state], ...otherOperations])();
}

/** Chooses any operation on any order by any user. */
function chooseAnyOperation(model: ModelState, random: Random): Operation {
  const place = random.integer(0, model.orders.length - 1);
  const order = itemAt(model.orders, place);
  const shopper = random.percent(70) && hasSession(model, order.owner) ? order.owner : pickShopper(model, random);
  const item = pickItem(order, random);
  const post = () => postOf(order, random, random.pick(STAFF_EVENTS));
  return random.pickWeighted<() => Operation>([
    [10, () => ({ do: 'post', staff: pickAnyStaff(model, random), order: place, post: post() })],
    [10, () => staffPost(model, random, place, 'refund_issued', true)],
    [2, () => ({ do: 'post-as-shopper', shopper, order: place, post: post() })],
    [2, () => ({ do: 'complete', shopper, order: place })],
    [3, () => ({ do: 'checkout', shopper, order: place, payNow: random.percent(80) })],
    [2, () => ({ do: 'cancel', shopper, order: place })],
    [
      2,
      () => ({
        do: 'upload',
        shopper,
        order: place,
        item,
        randomText: randomText(random),
        isAllowedType: random.percent(80),
      }),
    ],
    [1, () => ({ do: 'link', shopper, order: place, item, url: randomLink(random) })],
    [2, () => ({ do: 'finish', shopper, order: place })],
    [2, () => ({ do: 'confirm', shopper, order: place, difference: 0 })],
    [1, () => ({ do: 'change', shopper, order: place, item, comment: random.pick(['larger', ' ']) })],
    [order.invoiceId ? 4 : 0, () => ({ do: 'pay', order: place, part: null })],
    [order.invoiceId ? 3 : 0, () => ({ do: 'forge', order: place, with: random.pick(FORGERIES) })],
  ])();
}

const cancel = (model: ModelState, place: number): Operation => ({
  do: 'cancel',
  shopper: itemAt(model.orders, place).owner,
  order: place,
});

function upload(model: ModelState, random: Random, place: number): Operation {
  const order = itemAt(model.orders, place);
  const missing = order.items.flatMap(({ printed, artwork, rejected }, at) =>
    printed && (artwork === null || rejected) ? [at] : [],
  );
  const item = missing.length > 0 && random.percent(85) ? random.pick(missing) : pickItem(order, random);
  const shopper = order.owner;
  if (random.percent(20)) return { do: 'link', shopper, order: place, item, url: randomLink(random) };
  return {
    do: 'upload',
    shopper,
    order: place,
    item,
    randomText: randomText(random),
    isAllowedType: random.percent(95),
  };
}

const pickItem = (order: Order, random: Random) => random.integer(0, order.items.length - 1);
const randomText = (random: Random) => `words ${random.integer(0, 1_000_000)}`;
const randomLink = (random: Random) => `https://files.example.com/${random.integer(0, 1_000_000)}.pdf`;

const POSTED_BY: Record<StaffPost['event'], Role> = {
  order_paid: 'accounting',
  artwork_rejected: 'customer_service',
  digital_proof_sent: 'customer_service',
  in_production: 'factory',
  shipped: 'factory',
  order_completed: 'customer_service',
  order_cancelled: 'customer_service',
  refund_issued: 'customer_service',
  note_added: 'isc_facility',
};

function staffPost(
  model: ModelState,
  random: Random,
  place: number,
  event: StaffPost['event'],
  anyone = false,
): Operation {
  const order = itemAt(model.orders, place);
  const byAccounting = event === 'refund_issued' && (order.unmatched > 0 || random.percent(30));
  const role = byAccounting ? 'accounting' : POSTED_BY[event];
  const staff = anyone && random.percent(40) ? pickAnyStaff(model, random) : pickStaff(model, random, role);
  return { do: 'post', staff, order: place, post: postOf(order, random, event) };
}

function postOf(order: Order, random: Random, event: StaffPost['event']): StaffPost {
  const places = order.items.map((_, at) => at);
  switch (event) {
    case 'order_paid':
      return {
        event,
        difference: random.percent(15) ? random.pick([-1, 1]) : 0,
        ...(random.percent(8) && { currency: 'HKD' }),
      };
    case 'artwork_rejected': {
      const printed = places.filter((at) => order.items[at]?.printed);
      return {
        event,
        items: random.percent(85) ? printed.slice(0, 1) : random.pickSome(places),
        reason: pickReason(random),
      };
    }
    case 'digital_proof_sent': {
      const missing = places.filter((at) => order.items[at]?.printed && !order.items[at]?.proofIsCurrent);
      const item = missing.length > 0 && random.percent(85) ? random.pick(missing) : pickItem(order, random);
      return { event, item, content: randomText(random) };
    }
    case 'in_production':
      return { event };
    case 'shipped': {
      const left = places.filter((at) => !order.items[at]?.shipped);
      const items = random.percent(55) ? left : random.percent(70) ? random.pickSome(left) : random.pickSome(places);
      return { event, items, agent: random.percent(95) ? 'EMS' : ' ' };
    }
    case 'order_completed':
      return { event, ...(random.percent(30) && { daysOff: random.pick([0, 0, 5, -900]) }) };
    case 'order_cancelled':
      return { event, reason: pickReason(random) };
    case 'refund_issued':
      return {
        event,
        amount: amountToRefund(order, random),
        reason: pickReason(random),
        ...(random.percent(6) && { currency: 'HKD' }),
      };
    case 'note_added':
      return {
        event,
        memo: random.percent(95) ? 'rang twice' : ' ',
        visibility: random.pick(['internal', 'customer']),
      };
  }
}

const pickReason = (random: Random) => (random.percent(95) ? 'scratched' : ' ');

/** An amount that is often at or just above a limit. */
function amountToRefund({ product, paid, refunded, unmatched, total }: Order, random: Random): number {
  const left = Math.max(1, Math.min(product, paid) - refunded);
  const edges = [left, left + 1, left + unmatched, left + unmatched + 1, Math.max(1, unmatched), total, product];
  return random.percent(60) ? random.pick(edges) : random.integer(1, left);
}

function deposit(model: ModelState, random: Random): Operation {
  const staff = random.percent(80) ? pickStaff(model, random, 'accounting') : pickAnyStaff(model, random);
  const resellers = model.shoppers.flatMap(({ role }, place) => (role === 'reseller' ? [place] : []));
  const shopper = random.percent(90) ? random.pick(resellers) : pickShopper(model, random);
  return { do: 'deposit', staff, shopper, amount: random.integer(1, 400_000) };
}

/** Chooses mostly a new report, sometimes an old one again. */
function chooseReport(model: ModelState, random: Random): Operation {
  const newest = model.reports.length - 1;
  const report = random.percent(70) ? random.integer(Math.max(0, newest - 4), newest) : random.integer(0, newest);
  return {
    do: 'report',
    report,
    times: random.percent(25) ? random.integer(2, 3) : 1,
    invalidSignature: random.percent(8),
  };
}

function chooseReportOf(model: ModelState, random: Random, place: number): Operation {
  const reports = model.reports.flatMap(({ order }, at) => (order === place ? [at] : []));
  if (reports.length === 0) return chooseReport(model, random);
  return { do: 'report', report: random.pick(reports), times: random.percent(25) ? 2 : 1, invalidSignature: false };
}

function chooseSettlement(model: ModelState, random: Random, place: number | null): Operation {
  const tasks = model.tasks.flatMap(({ order }, at) => (place === null || order === place ? [at] : []));
  const staff = random.percent(85) ? pickStaff(model, random, 'accounting') : pickAnyStaff(model, random);
  return { do: 'settle', staff, task: random.pick(tasks), how: random.pick(['refund', 'apply', 'apply']) };
}

function viewOrder(model: ModelState, random: Random): Operation {
  const place = random.integer(0, model.orders.length - 1);
  const { owner } = itemAt(model.orders, place);
  const shopper = hasSession(model, owner) && random.percent(90) ? owner : pickShopper(model, random);
  return { do: 'view', shopper, order: place };
}

function itemAt<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}
