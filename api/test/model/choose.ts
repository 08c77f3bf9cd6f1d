import type { Chance } from '../seeded';
import type { Forgery, ItemKind, Operation, StaffPost, Terms } from './operation';
import { DAY, type Order, type Role, type State, type World } from './world';

const MINUTE = 60_000;
/** How long a guest's session can be renewed at the longest, with some to spare. */
const GUEST_STAYS = 25 * DAY;
/** Orders under way: below this many people come to buy more than anything, above the other hardly any more. */
const MANY_LIVE = 15;
const MOST_LIVE = 40;
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
const OVER: readonly State[] = ['completed', 'cancelled', 'expired'];

/** Everything that is done to the shop, most of it what people do, some of it what nobody should. */
export function choose(world: World, chance: Chance): Operation {
  const live = placesOf(world, ({ state }) => !OVER.includes(state));
  return chance.weighed<() => Operation>([
    [live.length < MANY_LIVE ? 40 : live.length < MOST_LIVE ? 20 : 4, () => shop(world, chance)],
    [live.length > 0 ? 48 : 0, () => goOn(world, chance, chance.one(live))],
    [world.orders.length > 0 ? 9 : 0, () => anything(world, chance)],
    [world.reports.length > 0 ? 8 : 0, () => tell(world, chance)],
    [world.orders.length > 0 ? 3 : 0, () => look(world, chance)],
    [2, () => wait(world, chance)],
    [3, () => ({ do: 'expire' })],
    [1, () => ({ do: 'complete-old' })],
    [1, () => ({ do: 'drain' })],
    [2, () => deposit(world, chance)],
    [world.tasks.length > 0 ? 1 : 0, () => settle(world, chance, null)],
    [1, () => ({ do: 'guest' })],
    [
      2,
      () => ({
        do: 'nonsense',
        which: chance.whole(0, 99),
        shopper: member(world, chance),
        staff: anyStaff(world, chance),
      }),
    ],
    [3, () => ({ do: 'repeat', back: chance.whole(0, 9), changed: chance.percent(30) })],
  ])();
}

/** Some quarters of an hour up to four days, or until an order falls due, or the moment before or after. */
function wait(world: World, chance: Chance): Operation {
  const unpaid = world.orders.filter(({ state }) => state === 'preorder' || state === 'awaiting_payment');
  if (unpaid.length === 0 || chance.percent(50)) {
    return { do: 'wait', ms: chance.whole(1, 4 * 24 * 4) * 15 * MINUTE };
  }
  const untilDue = chance.one(unpaid).placedAt + 7 * DAY - world.now;
  return { do: 'wait', ms: Math.max(1, untilDue + chance.one([-60_000, -1, 0, 1, 1, 1])) };
}

/** Two things that may be done at the very same time to one order or one account. */
export function choosePair(world: World, chance: Chance): [Operation, Operation] | null {
  const live = placesOf(world, ({ state }) => !OVER.includes(state));
  if (live.length === 0) return null;
  const place = chance.one(live);
  const one = goOn(world, chance, place);
  const other = chance.weighed<() => Operation>([
    [30, () => one],
    [40, () => goOn(world, chance, place)],
    [10, () => staffPost(world, chance, place, chance.one(STAFF_EVENTS), true)],
    [10, () => (world.reports.length > 0 ? tell(world, chance) : one)],
    [5, () => ({ do: 'expire' })],
    [5, () => cancel(world, place)],
  ])();
  return [one, other];
}

function placesOf(world: World, wanted: (order: Order) => boolean): number[] {
  return world.orders.flatMap((order, place) => (wanted(order) && isHere(world, order.owner) ? [place] : []));
}

const isHere = (world: World, shopper: number) => {
  const { role, since } = of(world.shoppers, shopper);
  return role !== 'guest' || world.now - since < GUEST_STAYS;
};

const member = (world: World, chance: Chance) =>
  chance.one(world.shoppers.flatMap((_, place) => (isHere(world, place) ? [place] : [])));
const anyStaff = (world: World, chance: Chance) => chance.whole(0, world.staff.length - 1);

/** One of the role, or now and then an admin in its stead. */
function colleague(world: World, chance: Chance, role: Role): number {
  const wanted = chance.percent(15) ? 'admin' : role;
  return chance.one(world.staff.flatMap((one, place) => (one.role === wanted ? [place] : [])));
}

function shop(world: World, chance: Chance): Operation {
  const shopper = member(world, chance);
  const { cart, role } = of(world.shoppers, shopper);
  if (cart.length === 0 || chance.percent(30)) {
    const item = chance.weighed<ItemKind>([
      [45, 'banner'],
      [25, 'blank'],
      [22, 'stand'],
      [4, 'nothing'],
      [4, 'unknown'],
    ]);
    return { do: 'add', shopper, item };
  }
  if (chance.percent(8)) return { do: 'remove', shopper, line: chance.whole(0, cart.length) };
  const prepaid = role === 'reseller' ? chance.percent(75) : chance.percent(4);
  const terms: Terms = {
    currency: prepaid ? 'CNY' : chance.one(CURRENCIES),
    shippingMethod: chance.percent(12) ? 3 : 0,
    paymentMethod: prepaid ? 3 : 0,
  };
  return { do: 'place', shopper, terms, off: chance.percent(6) ? chance.one([-1, 1]) : 0, risk: chance.percent(70) };
}

/** What the order waits for, or what may well happen to it. */
function goOn(world: World, chance: Chance, place: number): Operation {
  const order = of(world.orders, place);
  const shopper = order.owner;
  const staff = (event: StaffPost['event']) => () => staffPost(world, chance, place, event);
  const aside: [number, () => Operation][] = [
    [7, staff('refund_issued')],
    [2, staff('note_added')],
    [order.invoiceId ? 5 : 0, () => ({ do: 'forge', order: place, with: chance.one(FORGERIES) })],
    [2, staff('order_cancelled')],
    [order.unapplied > 0 ? 20 : 0, () => settle(world, chance, place)],
  ];
  const likely: Record<State, [number, () => Operation][]> = {
    preorder: [
      [70, () => ({ do: 'complete', shopper, order: place })],
      [5, () => cancel(world, place)],
    ],
    awaiting_payment: [
      [order.invoiceId ? 6 : 60, () => ({ do: 'checkout', shopper, order: place, payNow: chance.percent(92) })],
      [order.invoiceId ? 40 : 0, () => ({ do: 'pay', order: place, part: chance.percent(15) ? 1 : null })],
      [order.atPayPal.length > 0 ? 60 : 0, () => tellOf(world, chance, place)],
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
      [20, () => ({ do: 'change', shopper, order: place, item: anyItem(order, chance), comment: 'larger' })],
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
  return chance.weighed([...likely[order.state], ...aside])();
}

/** Whatever it is, to whichever order, by whomever. */
function anything(world: World, chance: Chance): Operation {
  const place = chance.whole(0, world.orders.length - 1);
  const order = of(world.orders, place);
  const shopper = chance.percent(70) && isHere(world, order.owner) ? order.owner : member(world, chance);
  const item = anyItem(order, chance);
  const post = () => postOf(order, chance, chance.one(STAFF_EVENTS));
  return chance.weighed<() => Operation>([
    [10, () => ({ do: 'post', staff: anyStaff(world, chance), order: place, post: post() })],
    [10, () => staffPost(world, chance, place, 'refund_issued', true)],
    [2, () => ({ do: 'post-as-shopper', shopper, order: place, post: post() })],
    [2, () => ({ do: 'complete', shopper, order: place })],
    [3, () => ({ do: 'checkout', shopper, order: place, payNow: chance.percent(80) })],
    [2, () => ({ do: 'cancel', shopper, order: place })],
    [2, () => ({ do: 'upload', shopper, order: place, item, words: words(chance), fit: chance.percent(80) })],
    [1, () => ({ do: 'link', shopper, order: place, item, url: linkOf(chance) })],
    [2, () => ({ do: 'finish', shopper, order: place })],
    [2, () => ({ do: 'confirm', shopper, order: place, off: 0 })],
    [1, () => ({ do: 'change', shopper, order: place, item, comment: chance.one(['larger', ' ']) })],
    [order.invoiceId ? 4 : 0, () => ({ do: 'pay', order: place, part: null })],
    [order.invoiceId ? 3 : 0, () => ({ do: 'forge', order: place, with: chance.one(FORGERIES) })],
  ])();
}

const cancel = (world: World, place: number): Operation => ({
  do: 'cancel',
  shopper: of(world.orders, place).owner,
  order: place,
});

function upload(world: World, chance: Chance, place: number): Operation {
  const order = of(world.orders, place);
  const lacking = order.items.flatMap(({ printed, artwork, rejected }, at) =>
    printed && (artwork === null || rejected) ? [at] : [],
  );
  const item = lacking.length > 0 && chance.percent(85) ? chance.one(lacking) : anyItem(order, chance);
  const shopper = order.owner;
  if (chance.percent(20)) return { do: 'link', shopper, order: place, item, url: linkOf(chance) };
  return { do: 'upload', shopper, order: place, item, words: words(chance), fit: chance.percent(95) };
}

const anyItem = (order: Order, chance: Chance) => chance.whole(0, order.items.length - 1);
const words = (chance: Chance) => `words ${chance.whole(0, 1_000_000)}`;
const linkOf = (chance: Chance) => `https://files.example.com/${chance.whole(0, 1_000_000)}.pdf`;

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

function staffPost(world: World, chance: Chance, place: number, event: StaffPost['event'], anyone = false): Operation {
  const order = of(world.orders, place);
  const byAccounting = event === 'refund_issued' && (order.unapplied > 0 || chance.percent(30));
  const role = byAccounting ? 'accounting' : POSTED_BY[event];
  const staff = anyone && chance.percent(40) ? anyStaff(world, chance) : colleague(world, chance, role);
  return { do: 'post', staff, order: place, post: postOf(order, chance, event) };
}

function postOf(order: Order, chance: Chance, event: StaffPost['event']): StaffPost {
  const places = order.items.map((_, at) => at);
  switch (event) {
    case 'order_paid':
      return {
        event,
        off: chance.percent(15) ? chance.one([-1, 1]) : 0,
        ...(chance.percent(8) && { currency: 'HKD' }),
      };
    case 'artwork_rejected': {
      const printed = places.filter((at) => order.items[at]?.printed);
      return { event, items: chance.percent(85) ? printed.slice(0, 1) : chance.some(places), reason: reasonBy(chance) };
    }
    case 'digital_proof_sent': {
      const lacking = places.filter((at) => order.items[at]?.printed && !order.items[at]?.proofIsCurrent);
      const item = lacking.length > 0 && chance.percent(85) ? chance.one(lacking) : anyItem(order, chance);
      return { event, item, words: words(chance) };
    }
    case 'in_production':
      return { event };
    case 'shipped': {
      const left = places.filter((at) => !order.items[at]?.shipped);
      const items = chance.percent(55) ? left : chance.percent(70) ? chance.some(left) : chance.some(places);
      return { event, items, agent: chance.percent(95) ? 'EMS' : ' ' };
    }
    case 'order_completed':
      return { event, ...(chance.percent(30) && { daysOff: chance.one([0, 0, 5, -900]) }) };
    case 'order_cancelled':
      return { event, reason: reasonBy(chance) };
    case 'refund_issued':
      return {
        event,
        amount: amountToRefund(order, chance),
        reason: reasonBy(chance),
        ...(chance.percent(6) && { currency: 'HKD' }),
      };
    case 'note_added':
      return { event, memo: chance.percent(95) ? 'rang twice' : ' ', visibility: chance.one(['internal', 'customer']) };
  }
}

const reasonBy = (chance: Chance) => (chance.percent(95) ? 'scratched' : ' ');

/** At the limits as often as within them. */
function amountToRefund({ product, paid, refunded, unapplied, total }: Order, chance: Chance): number {
  const left = Math.max(1, Math.min(product, paid) - refunded);
  const edges = [left, left + 1, left + unapplied, left + unapplied + 1, Math.max(1, unapplied), total, product];
  return chance.percent(60) ? chance.one(edges) : chance.whole(1, left);
}

function deposit(world: World, chance: Chance): Operation {
  const staff = chance.percent(80) ? colleague(world, chance, 'accounting') : anyStaff(world, chance);
  const resellers = world.shoppers.flatMap(({ role }, place) => (role === 'reseller' ? [place] : []));
  const shopper = chance.percent(90) ? chance.one(resellers) : member(world, chance);
  return { do: 'deposit', staff, shopper, amount: chance.whole(1, 400_000) };
}

/** The newest reports before the older, and some of those again. */
function tell(world: World, chance: Chance): Operation {
  const newest = world.reports.length - 1;
  const report = chance.percent(70) ? chance.whole(Math.max(0, newest - 4), newest) : chance.whole(0, newest);
  return { do: 'report', report, times: chance.percent(25) ? chance.whole(2, 3) : 1, spoilt: chance.percent(8) };
}

function tellOf(world: World, chance: Chance, place: number): Operation {
  const reports = world.reports.flatMap(({ order }, at) => (order === place ? [at] : []));
  if (reports.length === 0) return tell(world, chance);
  return { do: 'report', report: chance.one(reports), times: chance.percent(25) ? 2 : 1, spoilt: false };
}

function settle(world: World, chance: Chance, place: number | null): Operation {
  const tasks = world.tasks.flatMap(({ order }, at) => (place === null || order === place ? [at] : []));
  const staff = chance.percent(85) ? colleague(world, chance, 'accounting') : anyStaff(world, chance);
  return { do: 'settle', staff, task: chance.one(tasks), how: chance.one(['give-back', 'apply', 'apply']) };
}

function look(world: World, chance: Chance): Operation {
  const place = chance.whole(0, world.orders.length - 1);
  const { owner } = of(world.orders, place);
  const shopper = isHere(world, owner) && chance.percent(90) ? owner : member(world, chance);
  return { do: 'look', shopper, order: place };
}

function of<T>(many: readonly T[], place: number): T {
  const found = many[place];
  if (found === undefined) throw new RangeError(`nothing at ${place}`);
  return found;
}
