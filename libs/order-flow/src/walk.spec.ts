import fc from 'fast-check';
import type { Effect } from './effects';
import type { ItemFacts, OrderFacts } from './facts';
import { historyState } from './history';
import { daysAfter, item, orderIn, TAKEN_OVER } from './orders.fixture';
import type { EventPost, HistoryEntry } from './posts';
import { REFUSALS } from './refusals';
import { ACTORS, EVENTS, type OrderEvent, type OrderState, type Poster, STATES, TERMINAL_STATES } from './states';
import { allowedEvents, type Refused, transition } from './transition';

const POSTERS: readonly Poster[] = [...ACTORS, 'admin'];

/** One attempt at moving an order: by anybody with any event, or with one of those on offer. */
interface Attempt {
  days: number;
  poster: Poster;
  event: OrderEvent;
  onOffer: boolean;
  pick: number;
  sids: string[];
  amount: number;
  wellMeant: boolean;
}

const mostly = fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false));

const attempt: fc.Arbitrary<Attempt> = fc.record({
  days: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(0, 0.1) }, fc.constantFrom(1, 3, 7, 31)),
  poster: fc.constantFrom(...POSTERS),
  event: fc.constantFrom(...EVENTS),
  onOffer: mostly,
  pick: fc.nat(999),
  sids: fc.subarray(['A', 'B', 'C', 'Z'], { minLength: 1 }),
  amount: fc.integer({ min: -1, max: 13_000 }),
  wellMeant: mostly,
});

const cart: fc.Arbitrary<OrderFacts> = fc
  .record({
    kinds: fc.array(fc.constantFrom('printed', 'printed', 'taken over', 'blank'), { minLength: 1, maxLength: 3 }),
    prepaid: fc.boolean(),
    paidFor: mostly,
  })
  .map(({ kinds, prepaid, paidFor }) => ({
    ...orderIn(null),
    items: kinds.map((kind, i) =>
      item('ABC'.charAt(i), { printed: kind !== 'blank', ...(kind === 'taken over' ? TAKEN_OVER : {}) }),
    ),
    ...(prepaid ? { paymentMethod: 3, currency: 'CNY', prepaidBalance: 15_000 } : {}),
    // To be made once more.
    ...(paidFor ? {} : { total: 0, productAmount: 0 }),
  }));

/** A payload that fits the order when it is well meant, and whatever was drawn when it is not. */
function postOf(facts: OrderFacts, { event, poster: actor, sids, amount, wellMeant, pick }: Attempt): EventPost {
  const sidsWhere = (holds: (each: ItemFacts) => boolean) => facts.items.filter(holds).map((each) => each.sid);
  const oneOf = (fitting: string[]) => (wellMeant ? fitting[pick % fitting.length] : sids[0]) ?? 'Z';
  const someOf = (fitting: string[]) => (wellMeant ? fitting.slice(0, 1 + (pick % 3)) : sids);
  const printed = sidsWhere((each) => each.printed);
  switch (event) {
    case 'preorder':
      return { event, actor, expectedTotal: { currency: facts.currency, amount: wellMeant ? facts.total : amount } };
    case 'reprint_ordered':
      return { event, actor, of: 'DEM000-000000-000001' };
    case 'order_paid':
      return { event, actor, currency: facts.currency, amount: wellMeant ? facts.total : amount };
    case 'user_file_upload':
      return { event, actor, sid: oneOf(sidsWhere((each) => each.printed && !each.hasArtwork)) };
    case 'digital_proof_sent':
      return { event, actor, sid: oneOf(sidsWhere((each) => each.printed && each.currentProofVersion === null)) };
    case 'artwork_rejected':
      return { event, actor, items: someOf(printed), reason: 'too coarse' };
    case 'proof_change_requested':
      return { event, actor, sid: oneOf(printed), comment: 'redder' };
    case 'artwork_confirmed': {
      const versionOf = ({ sid, currentProofVersion }: ItemFacts) => [
        sid,
        wellMeant ? (currentProofVersion ?? 0) : pick,
      ];
      return { event, actor, versions: Object.fromEntries(facts.items.filter((each) => each.printed).map(versionOf)) };
    }
    case 'shipped':
      return { event, actor, items: someOf(sidsWhere((each) => !each.shipped)), agent: 'DHL', trackingNumber: 'JD01' };
    case 'order_cancelled':
      return { event, actor, reason: 'no longer needed' };
    case 'refund_issued':
      return { event, actor, reason: 'a crease', amount };
    case 'claim_opened':
      return { event, actor, sid: oneOf(sidsWhere((each) => !each.openClaim)), reason: 'a crease' };
    case 'claim_resolved': {
      const resolution = (['reprint', 'refund', 'refused'] as const)[pick % 3] ?? 'refused';
      return {
        event,
        actor,
        sid: oneOf(sidsWhere((each) => each.openClaim)),
        resolution,
        amount,
        lostParcel: pick % 2 === 0,
        ...(wellMeant && { reason: 'we looked into it' }),
      };
    }
    case 'note_added':
      return { event, actor, memo: 'called back', visibility: 'internal' };
    default:
      return { event, actor };
  }
}

const MAKING: readonly OrderState[] = ['ready_for_production', 'in_production', 'shipped', 'completed'];
const waitsForApproval = ({ printed, approved }: ItemFacts) => printed && !approved;

interface Walk {
  start: OrderFacts;
  facts: OrderFacts;
  history: HistoryEntry[];
  effects: { in: OrderState; effect: Effect }[];
  refused: Refused[];
}

function frozen(facts: OrderFacts): OrderFacts {
  facts.items.forEach((each) => Object.freeze(each));
  Object.freeze(facts.items);
  return Object.freeze(facts);
}

/** Who could post what now. Cancelling is left to chance, or few orders would come far. */
function onOffer(facts: OrderFacts): { poster: Poster; event: OrderEvent }[] {
  return POSTERS.flatMap((poster) => allowedEvents(facts, poster).map((event) => ({ poster, event }))).filter(
    ({ event }) => event !== 'order_cancelled' && event !== 'note_added',
  );
}

/** Walks as far as the attempts lead; the facts are frozen, so that a step which writes to them throws. */
function walk(start: OrderFacts, attempts: readonly Attempt[]): Walk {
  const way: Walk = { start, facts: start, history: [], effects: [], refused: [] };
  for (const each of attempts) {
    const facts = frozen({ ...way.facts, now: daysAfter(way.facts.now, each.days) });
    const offers = each.onOffer ? onOffer(facts) : [];
    const outcome = transition(facts, postOf(facts, { ...each, ...offers[each.pick % offers.length] }));
    way.facts = outcome.ok ? outcome.facts : facts;
    if (!outcome.ok) {
      way.refused.push(outcome);
      continue;
    }
    way.history.push(...outcome.events);
    way.effects.push(...outcome.effects.map((effect) => ({ in: outcome.state, effect })));
  }
  return way;
}

const walks = fc
  .tuple(cart, fc.array(attempt, { minLength: 10, maxLength: 100, size: 'max' }))
  .map(([start, attempts]) => walk(start, attempts));

function everyWalk(holds: (way: Walk) => void): void {
  fc.assert(fc.property(walks, holds), { numRuns: 100 });
}

describe('wherever an order wanders', () => {
  test('its history gives its state', () => {
    everyWalk(({ facts, history }) => expect(historyState(history)).toBe(facts.state));
  });

  test('a refused event says why and leaves nothing behind', () => {
    everyWalk(({ refused }) => {
      for (const { ok, refusal, ...rest } of refused) {
        expect(REFUSALS).toContain(refusal.code);
        expect([ok, rest]).toEqual([false, {}]);
      }
    });
  });

  test('it never leaves a terminal state', () => {
    everyWalk(({ facts, history }) => {
      const terminal: readonly string[] = TERMINAL_STATES;
      const over = history.find((entry) => terminal.includes(entry.state));
      if (over) expect(facts.state).toBe(over.state);
    });
  });

  test('no item ships twice, and none is left when the order is shipped', () => {
    everyWalk(({ facts, effects }) => {
      const sids = effects.flatMap(({ effect }) => (effect.kind === 'ship_items' ? effect.items : []));
      expect(sids).toEqual([...new Set(sids)]);
      if (facts.state === 'shipped' || facts.state === 'completed') expect(sids).toHaveLength(facts.items.length);
    });
  });

  test('it is paid at most once, exactly and before anything is made', () => {
    everyWalk(({ start, facts, effects }) => {
      const payments = effects.flatMap(({ effect }) => (effect.kind === 'post_payment' ? [effect] : []));
      expect(facts.paid).toBe(payments.length * facts.total);
      expect(payments.length).toBeLessThan(2);
      if (start.total > 0 && effects.some(({ effect }) => effect.kind === 'ship_items'))
        expect(payments).toHaveLength(1);
    });
  });

  test('refunds never exceed the product price, nor the payment where a parcel was lost or the order cancelled', () => {
    everyWalk(({ start, facts, effects }) => {
      const amounts = effects.flatMap(({ effect }) => (effect.kind === 'refund' ? [effect.amount] : []));
      const sum = amounts.reduce((a, b) => a + b, 0);
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      expect(facts.refunded).toBe(sum);
      if (facts.state === 'cancelled') expect(sum).toBe(facts.paid);
      else expect(sum).toBeLessThanOrEqual(facts.lostParcel ? facts.paid : facts.productAmount);
      expect(facts.prepaidBalance).toBe(start.prepaidBalance - (facts.paidBy === 'prepaid' ? facts.paid - sum : 0));
      expect(facts.prepaidBalance).toBeGreaterThanOrEqual(0);
    });
  });

  test('artwork changes only while it waits for files, and a proof is never older than its artwork', () => {
    everyWalk(({ start, effects }) => {
      const proofs = new Map(start.items.filter(({ approved }) => approved).map(({ sid }) => [sid, 1]));
      for (const { in: state, effect } of effects) {
        if (effect.kind === 'store_artwork') expect(state).toBe('awaiting_files');
        if (effect.kind === 'store_proof') proofs.set(effect.sid, effect.version);
        if (effect.kind === 'store_artwork' || effect.kind === 'reject_artwork') proofs.delete(effect.sid);
        if (effect.kind === 'decide_proof') expect(proofs.get(effect.sid)).toBe(effect.version);
      }
    });
  });

  test('nothing is made that is printed and was not approved', () => {
    everyWalk(({ facts }) => {
      if (facts.state && MAKING.includes(facts.state)) expect(facts.items.filter(waitsForApproval)).toEqual([]);
    });
  });

  test('an order that is over has no PayPal invoice left to pay', () => {
    everyWalk(({ facts }) => {
      if (facts.state !== 'awaiting_payment') expect(facts.openInvoice).toBe(false);
    });
  });

  test('it gets everywhere', () => {
    const seen = new Set(fc.sample(walks, { numRuns: 300, seed: 7 }).flatMap(({ history }) => history));
    expect(new Set([...seen].map(({ state }) => state))).toEqual(new Set(STATES));
    expect(new Set([...seen].map(({ event }) => event))).toEqual(new Set(EVENTS));
  });
});
