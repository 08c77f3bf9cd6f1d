import type { OrderSnapshot } from './order-snapshot';
import { buildOrder, daysAfter, PLACED_AT, validInput, withItem } from './order.fixture';
import { findHold } from './history';
import { ACTORS, ORDER_EVENTS, ORDER_STATES, type OrderEvent, PAID_STATES, type PostingActor } from './states';
import { allowedEvents, transition } from './transition';

const POSTERS: readonly PostingActor[] = [...ACTORS, 'admin'];
const HELD_EVENTS: readonly OrderEvent[] = ['in_production', 'shipped'];

const codeOf = (order: OrderSnapshot, event: OrderEvent, actor: PostingActor) => {
  const result = transition(order, validInput(event, actor));
  return result.ok ? null : result.error.code;
};

/** The order's items after production: every state accepts the events that its items allow. */
const orders = ORDER_STATES.map((state) =>
  withItem(buildOrder(state, { now: daysAfter(PLACED_AT, 3) }), 'A', { hasOpenClaim: state === 'shipped' }),
);

describe('an order on hold', () => {
  test('refuses production and shipping in every state and for every actor, and accepts what it accepts without a hold', () => {
    for (const order of orders) {
      for (const event of ORDER_EVENTS.filter((each) => each !== 'hold_released')) {
        for (const actor of POSTERS) {
          const free = codeOf(order, event, actor);
          const held = codeOf({ ...order, onHold: true }, event, actor);
          expect([order.state, event, actor, held]).toEqual([
            order.state,
            event,
            actor,
            free === null && HELD_EVENTS.includes(event) ? 'order_on_hold' : free,
          ]);
        }
      }
    }
  });

  test.each([
    ['in_production', 'ready_for_production', 'factory'],
    ['shipped', 'in_production', 'isc_facility'],
  ] as const)('does not list %s as allowed until accounting releases it', (event, state, actor) => {
    const held = { ...buildOrder(state), onHold: true };
    expect(allowedEvents(held, actor)).not.toContain(event);
    const released = transition(held, validInput('hold_released', 'accounting'));
    if (!released.ok) throw new Error(released.error.code);
    expect(released.state).toBe(state);
    expect(allowedEvents(released.order, actor)).toContain(event);
  });

  test('is released in every state, by accounting only, and with a reason', () => {
    for (const order of orders) {
      const held = { ...order, onHold: true };
      expect(codeOf(held, 'hold_released', 'accounting')).toBeNull();
      expect(codeOf(held, 'hold_released', 'customer_service')).toBe('event_not_allowed');
      expect(codeOf(order, 'hold_released', 'accounting')).toBe('event_not_allowed');
      expect(transition(held, { event: 'hold_released', actor: 'accounting', reason: ' ' })).toEqual({
        ok: false,
        error: { code: 'reason_required', field: 'reason' },
      });
    }
  });
});

describe('money taken back at the payment service', () => {
  test.each(PAID_STATES)('puts an order in the state %s on hold and leaves its state', (state) => {
    for (const event of ['payment_reversed', 'dispute_opened'] as const) {
      const result = transition(buildOrder(state), validInput(event, 'system'));
      expect(result).toMatchObject({ ok: true, state, order: { onHold: true } });
    }
  });

  test('counts towards what can still be refunded', () => {
    const reversed = transition(buildOrder('in_review'), {
      ...{ event: 'payment_reversed', actor: 'system', kind: 'refund', currency: 'USD', reference: 'R-1' },
      amount: 9_900,
    });
    if (!reversed.ok) throw new Error(reversed.error.code);
    const refund = (amount: number) =>
      transition(reversed.order, { event: 'refund_issued', actor: 'customer_service', amount, reason: 'a crease' });
    expect(refund(101)).toMatchObject({ ok: false, error: { code: 'refund_exceeds_limit' } });
    expect(refund(100)).toMatchObject({ ok: true });
  });

  test('books at most what is left of the payment and places the hold in any case', () => {
    const refunded = buildOrder('in_review', { refunded: 11_800 });
    const reversal = { ...validInput('payment_reversed', 'system') };
    expect(transition(refunded, reversal)).toMatchObject({
      ok: true,
      effects: [{ kind: 'reverse_payment', amount: 200 }, { kind: 'place_hold' }],
    });
    expect(transition({ ...refunded, refunded: 12_000 }, reversal)).toMatchObject({
      ok: true,
      effects: [{ kind: 'place_hold' }],
    });
  });

  test.each([
    ['an amount of 0', { amount: 0 }, { code: 'invalid', field: 'amount' }],
    ['another currency', { currency: 'EUR' }, { code: 'currency_mismatch', field: 'currency' }],
    ['no reference', { reference: '' }, { code: 'required', field: 'reference' }],
  ])('is rejected with %s', (_, change, error) => {
    const input = { ...validInput('dispute_opened', 'system'), ...change } as ReturnType<typeof validInput>;
    expect(transition(buildOrder('in_review'), input)).toEqual({ ok: false, error });
  });

  test('is rejected on a free reprint, which has no payment', () => {
    const reprint = buildOrder('in_review', { total: 0, productAmount: 0, paid: 0, paidBy: null });
    expect(transition(reprint, validInput('payment_reversed', 'system'))).toMatchObject({
      ok: false,
      error: { code: 'nothing_paid' },
    });
  });

  test('a resolved dispute leaves the hold to accounting', () => {
    const held = buildOrder('in_review', { onHold: true });
    expect(transition(held, validInput('dispute_resolved', 'system'))).toMatchObject({
      ok: true,
      order: { onHold: true },
    });
  });
});

describe('the hold in a history', () => {
  const at = (day: number) => daysAfter(PLACED_AT, day);

  test('is the first event since the last release that placed it', () => {
    const history = [
      { event: 'dispute_opened', at: at(1) },
      { event: 'hold_released', at: at(2) },
      { event: 'payment_reversed', at: at(3) },
      { event: 'dispute_opened', at: at(4) },
    ] as const;
    expect(findHold(history)).toEqual({ event: 'payment_reversed', since: at(3) });
    expect(findHold(history.slice(0, 2))).toBeNull();
  });
});
