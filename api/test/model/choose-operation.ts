import type { Random } from '../random';
import type { Forgery, ItemKind, Operation, StaffPost, Terms } from './operation';
import { DAY, type Order, type Role, type State, type ModelState } from './model-state';

const MINUTE = 60_000;
/** How long a guest's session can be renewed at the longest, with some to spare. */
const GUEST_SESSION_MS = 25 * DAY;
/** Orders under way: below this many people come to buy more than anything, above the other hardly any more. */
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

/** Everything that is done to the shop, most of it what people do, some of it what nobody should. */
export function chooseOperation(world: ModelState, chance: Random): Operation {
  const live = findOrders(world, ({ state }) => !FINAL_STATES.includes(state));
  return chance.pickWeighted<() => Operation>([
    [live.length < FEW_OPEN_ORDERS ? 40 : live.length < MANY_OPEN_ORDERS ? 20 : 4, () => chooseShopping(world, chance)],
    [live.length > 0 ? 48 : 0, () => continueOrder(world, chance, chance.pick(live))],
    [world.orders.length > 0 ? 9 : 0, () => chooseAnyOperation(world, chance)],
    [world.reports.length > 0 ? 8 : 0, () => chooseReport(world, chance)],
    [world.orders.length > 0 ? 3 : 0, () => viewOrder(world, chance)],
    [2, () => chooseWait(world, chance)],
    [3, () => ({ do: 'expire' })],
    [1, () => ({ do: 'complete-old' })],
    [1, () => ({ do: 'drain' })],
    [2, () => deposit(world, chance)],
    [world.tasks.length > 0 ? 1 : 0, () => chooseSettlement(world, chance, null)],
    [1, () => ({ do: 'guest' })],
    [
      2,
      () => ({
        do: 'nonsense',
        which: chance.integer(0, 99),
        shopper: pickShopper(world, chance),
        staff: pickAnyStaff(world, chance),
      }),
    ],
    [3, () => ({ do: 'repeat', back: chance.integer(0, 9), changed: chance.percent(30) })],
  ])();
}

/** Some quarters of an hour up to four days, or until an order falls due, or the moment before or after. */
function chooseWait(world: ModelState, chance: Random): Operation {
  const unpaid = world.orders.filter(({ state }) => state === 'preorder' || state === 'awaiting_payment');
  if (unpaid.length === 0 || chance.percent(50)) {
    return { do: 'wait', ms: chance.integer(1, 4 * 24 * 4) * 15 * MINUTE };
  }
  const untilDue = chance.pick(unpaid).placedAt + 7 * DAY - world.now;
  return { do: 'wait', ms: Math.max(1, untilDue + chance.pick([-60_000, -1, 0, 1, 1, 1])) };
}

/** Two things that may be done at the very same time to one order or one account. */
export function chooseConcurrentPair(world: ModelState, chance: Random): [Operation, Operation] | null {
  const live = findOrders(world, ({ state }) => !FINAL_STATES.includes(state));
  if (live.length === 0) return null;
  const place = chance.pick(live);
  const one = continueOrder(world, chance, place);
  const other = chance.pickWeighted<() => Operation>([
    [30, () => one],
    [40, () => continueOrder(world, chance, place)],
    [10, () => staffPost(world, chance, place, chance.pick(STAFF_EVENTS), true)],
    [10, () => (world.reports.length > 0 ? chooseReport(world, chance) : one)],
    [5, () => ({ do: 'expire' })],
    [5, () => cancel(world, place)],
  ])();
  return [one, other];
}

function findOrders(world: ModelState, wanted: (order: Order) => boolean): number[] {
  return world.orders.flatMap((order, place) => (wanted(order) && hasSession(world, order.owner) ? [place] : []));
}

const hasSession = (world: ModelState, shopper: number) => {
  const { role, since } = itemAt(world.shoppers, shopper);
  return role !== 'guest' || world.now - since < GUEST_SESSION_MS;
};

const pickShopper = (world: ModelState, chance: Random) =>
  chance.pick(world.shoppers.flatMap((_, place) => (hasSession(world, place) ? [place] : [])));
const pickAnyStaff = (world: ModelState, chance: Random) => chance.integer(0, world.staff.length - 1);

/** One of the role, or now and then an admin in its stead. */
function pickStaff(world: ModelState, chance: Random, role: Role): number {
  const wanted = chance.percent(15) ? 'admin' : role;
  return chance.pick(world.staff.flatMap((one, place) => (one.role === wanted ? [place] : [])));
}

function chooseShopping(world: ModelState, chance: Random): Operation {
  const shopper = pickShopper(world, chance);
  const { cart, role } = itemAt(world.shoppers, shopper);
  if (cart.length === 0 || chance.percent(30)) {
    const item = chance.pickWeighted<ItemKind>([
      [45, 'banner'],
      [25, 'blank'],
      [22, 'stand'],
      [4, 'nothing'],
      [4, 'unknown'],
    ]);
    return { do: 'add', shopper, item };
  }
  if (chance.percent(8)) return { do: 'remove', shopper, line: chance.integer(0, cart.length) };
  const prepaid = role === 'reseller' ? chance.percent(75) : chance.percent(4);
  const terms: Terms = {
    currency: prepaid ? 'CNY' : chance.pick(CURRENCIES),
    shippingMethod: chance.percent(12) ? 3 : 0,
    paymentMethod: prepaid ? 3 : 0,
  };
  return { do: 'place', shopper, terms, off: chance.percent(6) ? chance.pick([-1, 1]) : 0, risk: chance.percent(70) };
}

/** What the order waits for, or what may well happen to it. */
function continueOrder(world: ModelState, chance: Random, place: number): Operation {
  const order = itemAt(world.orders, place);
  const shopper = order.owner;
  const staff = (event: StaffPost['event']) => () => staffPost(world, chance, place, event);
  const aside: [number, () => Operation][] = [
    [7, staff('refund_issued')],
    [2, staff('note_added')],
    [order.invoiceId ? 5 : 0, () => ({ do: 'forge', order: place, with: chance.pick(FORGERIES) })],
    [2, staff('order_cancelled')],
    [order.unmatched > 0 ? 20 : 0, () => chooseSettlement(world, chance, place)],
  ];
  const likely: Record<State, [number, () => Operation][]> = {
    preorder: [
      [70, () => ({ do: 'complete', shopper, order: place })],
      [5, () => cancel(world, place)],
    ],
    awaiting_payment: [
      [order.invoiceId ? 6 : 60, () => ({ do: 'checkout', shopper, order: place, payNow: chance.percent(92) })],
      [order.invoiceId ? 40 : 0, () => ({ do: 'pay', order: place, part: chance.percent(15) ? 1 : null })],
      [order.atPayPal.length > 0 ? 60 : 0, () => chooseReportOf(world, chance, place)],
      [6, staff('order_paid')],
      [5, () => cancel(world, place)],
    ],
    awaiting_files: [
      [60, () => upload(world, chance, place)],
      [20, () => ({ do: 'finish', shopper, order: place })],
    ],
    in_review: [
      [60, staff('digital_proof_sent')],
      [12, staff('artwork_rejected')],
    ],
    awaiting_proof_approval: [
      [50, () => ({ do: 'confirm', shopper, order: place, off: chance.percent(10) ? 1 : 0 })],
      [20, () => ({ do: 'change', shopper, order: place, item: pickItem(order, chance), comment: 'larger' })],
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
  return chance.pickWeighted([...likely[order.state], ...aside])();
}

/** Whatever it is, to whichever order, by whomever. */
function chooseAnyOperation(world: ModelState, chance: Random): Operation {
  const place = chance.integer(0, world.orders.length - 1);
  const order = itemAt(world.orders, place);
  const shopper = chance.percent(70) && hasSession(world, order.owner) ? order.owner : pickShopper(world, chance);
  const item = pickItem(order, chance);
  const post = () => postOf(order, chance, chance.pick(STAFF_EVENTS));
  return chance.pickWeighted<() => Operation>([
    [10, () => ({ do: 'post', staff: pickAnyStaff(world, chance), order: place, post: post() })],
    [10, () => staffPost(world, chance, place, 'refund_issued', true)],
    [2, () => ({ do: 'post-as-shopper', shopper, order: place, post: post() })],
    [2, () => ({ do: 'complete', shopper, order: place })],
    [3, () => ({ do: 'checkout', shopper, order: place, payNow: chance.percent(80) })],
    [2, () => ({ do: 'cancel', shopper, order: place })],
    [2, () => ({ do: 'upload', shopper, order: place, item, randomText: words(chance), fit: chance.percent(80) })],
    [1, () => ({ do: 'link', shopper, order: place, item, url: randomLink(chance) })],
    [2, () => ({ do: 'finish', shopper, order: place })],
    [2, () => ({ do: 'confirm', shopper, order: place, off: 0 })],
    [1, () => ({ do: 'change', shopper, order: place, item, comment: chance.pick(['larger', ' ']) })],
    [order.invoiceId ? 4 : 0, () => ({ do: 'pay', order: place, part: null })],
    [order.invoiceId ? 3 : 0, () => ({ do: 'forge', order: place, with: chance.pick(FORGERIES) })],
  ])();
}

const cancel = (world: ModelState, place: number): Operation => ({
  do: 'cancel',
  shopper: itemAt(world.orders, place).owner,
  order: place,
});

function upload(world: ModelState, chance: Random, place: number): Operation {
  const order = itemAt(world.orders, place);
  const lacking = order.items.flatMap(({ printed, artwork, rejected }, at) =>
    printed && (artwork === null || rejected) ? [at] : [],
  );
  const item = lacking.length > 0 && chance.percent(85) ? chance.pick(lacking) : pickItem(order, chance);
  const shopper = order.owner;
  if (chance.percent(20)) return { do: 'link', shopper, order: place, item, url: randomLink(chance) };
  return { do: 'upload', shopper, order: place, item, randomText: words(chance), fit: chance.percent(95) };
}

const pickItem = (order: Order, chance: Random) => chance.integer(0, order.items.length - 1);
const words = (chance: Random) => `words ${chance.integer(0, 1_000_000)}`;
const randomLink = (chance: Random) => `https://files.example.com/${chance.integer(0, 1_000_000)}.pdf`;

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
  world: ModelState,
  chance: Random,
  place: number,
  event: StaffPost['event'],
  anyone = false,
): Operation {
  const order = itemAt(world.orders, place);
  const byAccounting = event === 'refund_issued' && (order.unmatched > 0 || chance.percent(30));
  const role = byAccounting ? 'accounting' : POSTED_BY[event];
  const staff = anyone && chance.percent(40) ? pickAnyStaff(world, chance) : pickStaff(world, chance, role);
  return { do: 'post', staff, order: place, post: postOf(order, chance, event) };
}

function postOf(order: Order, chance: Random, event: StaffPost['event']): StaffPost {
  const places = order.items.map((_, at) => at);
  switch (event) {
    case 'order_paid':
      return {
        event,
        off: chance.percent(15) ? chance.pick([-1, 1]) : 0,
        ...(chance.percent(8) && { currency: 'HKD' }),
      };
    case 'artwork_rejected': {
      const printed = places.filter((at) => order.items[at]?.printed);
      return {
        event,
        items: chance.percent(85) ? printed.slice(0, 1) : chance.pickSome(places),
        reason: pickReason(chance),
      };
    }
    case 'digital_proof_sent': {
      const lacking = places.filter((at) => order.items[at]?.printed && !order.items[at]?.proofIsCurrent);
      const item = lacking.length > 0 && chance.percent(85) ? chance.pick(lacking) : pickItem(order, chance);
      return { event, item, words: words(chance) };
    }
    case 'in_production':
      return { event };
    case 'shipped': {
      const left = places.filter((at) => !order.items[at]?.shipped);
      const items = chance.percent(55) ? left : chance.percent(70) ? chance.pickSome(left) : chance.pickSome(places);
      return { event, items, agent: chance.percent(95) ? 'EMS' : ' ' };
    }
    case 'order_completed':
      return { event, ...(chance.percent(30) && { daysOff: chance.pick([0, 0, 5, -900]) }) };
    case 'order_cancelled':
      return { event, reason: pickReason(chance) };
    case 'refund_issued':
      return {
        event,
        amount: amountToRefund(order, chance),
        reason: pickReason(chance),
        ...(chance.percent(6) && { currency: 'HKD' }),
      };
    case 'note_added':
      return {
        event,
        memo: chance.percent(95) ? 'rang twice' : ' ',
        visibility: chance.pick(['internal', 'customer']),
      };
  }
}

const pickReason = (chance: Random) => (chance.percent(95) ? 'scratched' : ' ');

/** At the limits as often as within them. */
function amountToRefund({ product, paid, refunded, unmatched, total }: Order, chance: Random): number {
  const left = Math.max(1, Math.min(product, paid) - refunded);
  const edges = [left, left + 1, left + unmatched, left + unmatched + 1, Math.max(1, unmatched), total, product];
  return chance.percent(60) ? chance.pick(edges) : chance.integer(1, left);
}

function deposit(world: ModelState, chance: Random): Operation {
  const staff = chance.percent(80) ? pickStaff(world, chance, 'accounting') : pickAnyStaff(world, chance);
  const resellers = world.shoppers.flatMap(({ role }, place) => (role === 'reseller' ? [place] : []));
  const shopper = chance.percent(90) ? chance.pick(resellers) : pickShopper(world, chance);
  return { do: 'deposit', staff, shopper, amount: chance.integer(1, 400_000) };
}

/** The newest reports before the older, and some of those again. */
function chooseReport(world: ModelState, chance: Random): Operation {
  const newest = world.reports.length - 1;
  const report = chance.percent(70) ? chance.integer(Math.max(0, newest - 4), newest) : chance.integer(0, newest);
  return { do: 'report', report, times: chance.percent(25) ? chance.integer(2, 3) : 1, spoilt: chance.percent(8) };
}

function chooseReportOf(world: ModelState, chance: Random, place: number): Operation {
  const reports = world.reports.flatMap(({ order }, at) => (order === place ? [at] : []));
  if (reports.length === 0) return chooseReport(world, chance);
  return { do: 'report', report: chance.pick(reports), times: chance.percent(25) ? 2 : 1, spoilt: false };
}

function chooseSettlement(world: ModelState, chance: Random, place: number | null): Operation {
  const tasks = world.tasks.flatMap(({ order }, at) => (place === null || order === place ? [at] : []));
  const staff = chance.percent(85) ? pickStaff(world, chance, 'accounting') : pickAnyStaff(world, chance);
  return { do: 'settle', staff, task: chance.pick(tasks), how: chance.pick(['give-back', 'apply', 'apply']) };
}

function viewOrder(world: ModelState, chance: Random): Operation {
  const place = chance.integer(0, world.orders.length - 1);
  const { owner } = itemAt(world.orders, place);
  const shopper = hasSession(world, owner) && chance.percent(90) ? owner : pickShopper(world, chance);
  return { do: 'look', shopper, order: place };
}

function itemAt<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}
