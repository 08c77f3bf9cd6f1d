import fc from 'fast-check';
import type { Effect } from './effects';
import type { ItemSnapshot, OrderSnapshot } from './order-snapshot';
import { findHold, replayState } from './history';
import { daysAfter, buildItem, buildOrder, CARRIED_OVER_ARTWORK, SENDER } from './order.fixture';
import type { EventInput } from './event-input';
import type { HistoryEntry } from './history-entry';
import { FLOW_ERRORS } from './flow-error';
import {
  ACTORS,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderState,
  type PostingActor,
  ORDER_STATES,
  TERMINAL_STATES,
} from './states';
import { allowedEvents, type RejectedTransition, transition } from './transition';

const ACTORS_AND_ADMIN: readonly PostingActor[] = [...ACTORS, 'admin'];

/** One attempt to post an event: any event by any actor, or one of the allowed events. */
interface Attempt {
  days: number;
  actor: PostingActor;
  event: OrderEvent;
  takeAllowed: boolean;
  pick: number;
  sids: string[];
  amount: number;
  isValid: boolean;
}

const mostly = fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, fc.constant(false));

const attempt: fc.Arbitrary<Attempt> = fc.record({
  days: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(0, 0.1) }, fc.constantFrom(1, 3, 7, 31)),
  actor: fc.constantFrom(...ACTORS_AND_ADMIN),
  event: fc.constantFrom(...ORDER_EVENTS),
  takeAllowed: mostly,
  pick: fc.nat(999),
  sids: fc.subarray(['A', 'B', 'C', 'Z'], { minLength: 1 }),
  amount: fc.integer({ min: -1, max: 13_000 }),
  isValid: mostly,
});

const cart: fc.Arbitrary<OrderSnapshot> = fc
  .record({
    kinds: fc.array(fc.constantFrom('printed', 'printed', 'carried over', 'blank'), { minLength: 1, maxLength: 3 }),
    prepaid: fc.boolean(),
    charged: mostly,
  })
  .map(({ kinds, prepaid, charged }) => ({
    ...buildOrder(null),
    items: kinds.map((kind, i) =>
      buildItem('ABC'.charAt(i), {
        printed: kind !== 'blank',
        ...(kind === 'carried over' ? CARRIED_OVER_ARTWORK : {}),
      }),
    ),
    ...(prepaid ? { paymentMethod: 3, currency: 'CNY', prepaidBalance: 15_000, isForReseller: true } : {}),
    // A reprint is free.
    ...(charged ? {} : { total: 0, productAmount: 0 }),
  }));

/** A payload that suits the order if the attempt is valid, and an arbitrary one otherwise. */
function buildInput(order: OrderSnapshot, { event, actor, sids, amount, isValid, pick }: Attempt): EventInput {
  const sidsWhere = (condition: (each: ItemSnapshot) => boolean) =>
    order.items.filter(condition).map((each) => each.sid);
  const oneOf = (candidates: string[]) => (isValid ? candidates[pick % candidates.length] : sids[0]) ?? 'Z';
  const someOf = (candidates: string[]) => (isValid ? candidates.slice(0, 1 + (pick % 3)) : sids);
  const printed = sidsWhere((each) => each.printed);
  switch (event) {
    case 'preorder':
      return { event, actor, expectedTotal: { currency: order.currency, amount: isValid ? order.total : amount } };
    case 'reprint_ordered':
      return { event, actor, of: 'DEM000-000000-000001' };
    case 'paypal_invoice_created':
      return { event, actor, invoice: { number: 'INV-1', payUrl: 'https://paypal.example/INV-1' } };
    case 'order_paid':
      return { event, actor, currency: order.currency, amount: isValid ? order.total : amount };
    case 'user_file_upload':
      return { event, actor, sid: oneOf(sidsWhere((each) => each.printed && !each.hasArtwork)) };
    case 'digital_proof_sent':
      return { event, actor, sid: oneOf(sidsWhere((each) => each.printed && each.currentProofVersion === null)) };
    case 'artwork_rejected':
      return { event, actor, items: someOf(printed), reason: 'too coarse' };
    case 'proof_change_requested':
      return { event, actor, sid: oneOf(printed), comment: 'redder' };
    case 'artwork_confirmed': {
      const versionOf = ({ sid, currentProofVersion }: ItemSnapshot) => [
        sid,
        isValid ? (currentProofVersion ?? 0) : pick,
      ];
      return { event, actor, versions: Object.fromEntries(order.items.filter((each) => each.printed).map(versionOf)) };
    }
    case 'shipped':
      return { event, actor, items: someOf(sidsWhere((each) => !each.shipped)), agent: 'DHL', trackingNumber: 'JD01' };
    case 'order_cancelled':
      return { event, actor, reason: 'no longer needed' };
    case 'refund_issued':
      return { event, actor, reason: 'a crease', amount };
    case 'claim_opened':
      return { event, actor, sid: oneOf(sidsWhere((each) => !each.hasOpenClaim)), reason: 'a crease' };
    case 'claim_resolved': {
      const resolution = (['reprint', 'refund', 'refused'] as const)[pick % 3] ?? 'refused';
      return {
        event,
        actor,
        sid: oneOf(sidsWhere((each) => each.hasOpenClaim)),
        resolution,
        amount,
        lostParcel: pick % 2 === 0,
        ...(isValid && { reason: 'we looked into it' }),
      };
    }
    case 'payment_reversed': {
      const kind = pick % 2 === 0 ? 'refund' : 'chargeback';
      return { event, actor, kind, amount, currency: order.currency, reference: 'REFUND-1' };
    }
    case 'dispute_opened':
      return { event, actor, amount, currency: order.currency, reference: 'PP-D-1' };
    case 'dispute_resolved':
      return { event, actor, amount, currency: order.currency, reference: 'PP-D-1', outcome: 'RESOLVED_BUYER_FAVOUR' };
    case 'hold_released':
      return { event, actor, reason: 'paid again' };
    case 'sender_changed':
      return { event, actor, sender: isValid ? SENDER : null };
    case 'note_added':
      return { event, actor, memo: 'called back', visibility: 'internal' };
    default:
      return { event, actor };
  }
}

const AFTER_APPROVAL: readonly OrderState[] = ['ready_for_production', 'in_production', 'shipped', 'completed'];
const lacksApproval = ({ printed, approved }: ItemSnapshot) => printed && !approved;

interface Walk {
  start: OrderSnapshot;
  order: OrderSnapshot;
  history: HistoryEntry[];
  effects: { in: OrderState; heldBefore: boolean; effect: Effect }[];
  rejected: RejectedTransition[];
}

function deepFreeze(order: OrderSnapshot): OrderSnapshot {
  order.items.forEach((each) => Object.freeze(each));
  Object.freeze(order.items);
  return Object.freeze(order);
}

/** The allowed events by actor. Cancellations and notes are left to chance, so that most walks get far. */
function allowedInputs(order: OrderSnapshot): { actor: PostingActor; event: OrderEvent }[] {
  return ACTORS_AND_ADMIN.flatMap((actor) => allowedEvents(order, actor).map((event) => ({ actor, event }))).filter(
    ({ event }) => event !== 'order_cancelled' && event !== 'note_added',
  );
}

/** Posts the attempts one after another. The snapshots are frozen, so that a transition that mutates one throws. */
function walk(start: OrderSnapshot, attempts: readonly Attempt[]): Walk {
  const walked: Walk = { start, order: start, history: [], effects: [], rejected: [] };
  for (const each of attempts) {
    const order = deepFreeze({ ...walked.order, now: daysAfter(walked.order.now, each.days) });
    const allowed = each.takeAllowed ? allowedInputs(order) : [];
    const result = transition(order, buildInput(order, { ...each, ...allowed[each.pick % allowed.length] }));
    walked.order = result.ok ? result.order : order;
    if (!result.ok) {
      walked.rejected.push(result);
      continue;
    }
    walked.history.push(...result.entries);
    walked.effects.push(...result.effects.map((effect) => ({ in: result.state, heldBefore: order.onHold, effect })));
  }
  return walked;
}

const walks = fc
  .tuple(cart, fc.array(attempt, { minLength: 10, maxLength: 100, size: 'max' }))
  .map(([start, attempts]) => walk(start, attempts));

function assertEveryWalk(check: (walked: Walk) => void): void {
  fc.assert(fc.property(walks, check), { numRuns: 40 });
}

describe('any sequence of events', () => {
  test('leaves a history that replays to the order’s state', () => {
    assertEveryWalk(({ order, history }) => expect(replayState(history)).toBe(order.state));
  });

  test('returns a known error and nothing else for a rejected event', () => {
    assertEveryWalk(({ rejected }) => {
      for (const { ok, error, ...rest } of rejected) {
        expect(FLOW_ERRORS).toContain(error.code);
        expect([ok, rest]).toEqual([false, {}]);
      }
    });
  });

  test('never leaves a terminal state', () => {
    assertEveryWalk(({ order, history }) => {
      const terminal: readonly string[] = TERMINAL_STATES;
      const final = history.find((entry) => terminal.includes(entry.state));
      if (final) expect(order.state).toBe(final.state);
    });
  });

  test('ships each item once, and every item before the order is shipped', () => {
    assertEveryWalk(({ order, effects }) => {
      const sids = effects.flatMap(({ effect }) => (effect.kind === 'ship_items' ? effect.items : []));
      expect(sids).toEqual([...new Set(sids)]);
      if (order.state === 'shipped' || order.state === 'completed') expect(sids).toHaveLength(order.items.length);
    });
  });

  test('ships nothing while the order is on hold', () => {
    assertEveryWalk(({ effects }) => {
      expect(effects.filter(({ heldBefore, effect }) => heldBefore && effect.kind === 'ship_items')).toEqual([]);
    });
  });

  test('starts and ships nothing between an event that places a hold and its release', () => {
    assertEveryWalk(({ history }) => {
      for (const [index, { event }] of history.entries()) {
        if (event === 'in_production' || event === 'shipped') expect(findHold(history.slice(0, index))).toBeNull();
      }
    });
  });

  test('is on hold exactly while its history shows a hold', () => {
    assertEveryWalk(({ order, history }) => expect(order.onHold).toBe(findHold(history) !== null));
  });

  test('pays the order at most once, with its exact total and before anything ships', () => {
    assertEveryWalk(({ start, order, effects }) => {
      const payments = effects.flatMap(({ effect }) => (effect.kind === 'post_payment' ? [effect] : []));
      expect(order.paid).toBe(payments.length * order.total);
      expect(payments.length).toBeLessThan(2);
      if (start.total > 0 && effects.some(({ effect }) => effect.kind === 'ship_items'))
        expect(payments).toHaveLength(1);
    });
  });

  test('refunds at most the product price, or the payment of a cancelled order or a lost parcel', () => {
    assertEveryWalk(({ start, order, effects }) => {
      const amounts = effects.flatMap(({ effect }) => (effect.kind === 'refund' ? [effect.amount] : []));
      const sum = amounts.reduce((a, b) => a + b, 0);
      const reversed = effects.reduce(
        (total, { effect }) => total + (effect.kind === 'reverse_payment' ? effect.amount : 0),
        0,
      );
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
      expect(order.refunded).toBe(sum + reversed);
      expect(order.refunded).toBeLessThanOrEqual(order.paid);
      if (order.state === 'cancelled') expect(order.refunded).toBe(order.paid);
      else expect(sum).toBeLessThanOrEqual(order.lostParcel ? order.paid : order.productAmount);
      expect(order.prepaidBalance).toBe(start.prepaidBalance - (order.paidBy === 'prepaid' ? order.paid - sum : 0));
      expect(order.prepaidBalance).toBeGreaterThanOrEqual(0);
    });
  });

  test('changes artwork only while the order awaits files, and decides only on proofs of the current artwork', () => {
    assertEveryWalk(({ start, effects }) => {
      const proofs = new Map(start.items.filter(({ approved }) => approved).map(({ sid }) => [sid, 1]));
      for (const { in: state, effect } of effects) {
        if (effect.kind === 'store_artwork') expect(state).toBe('awaiting_files');
        if (effect.kind === 'store_proof') proofs.set(effect.sid, effect.version);
        if (effect.kind === 'store_artwork' || effect.kind === 'reject_artwork') proofs.delete(effect.sid);
        if (effect.kind === 'decide_proof') expect(proofs.get(effect.sid)).toBe(effect.version);
      }
    });
  });

  test('produces no printed item without an approved proof', () => {
    assertEveryWalk(({ order }) => {
      if (order.state && AFTER_APPROVAL.includes(order.state)) expect(order.items.filter(lacksApproval)).toEqual([]);
    });
  });

  test('leaves no open PayPal invoice once the order no longer awaits payment', () => {
    assertEveryWalk(({ order }) => {
      if (order.state !== 'awaiting_payment') expect(order.hasOpenInvoice).toBe(false);
    });
  });

  test('reaches every state and every event', () => {
    const seen = new Set(fc.sample(walks, { numRuns: 300, seed: 7 }).flatMap(({ history }) => history));
    expect(new Set([...seen].map(({ state }) => state))).toEqual(new Set(ORDER_STATES));
    expect(new Set([...seen].map(({ event }) => event))).toEqual(new Set(ORDER_EVENTS));
  });
});
