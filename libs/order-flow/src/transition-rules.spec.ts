import {
  validInput,
  buildItem,
  daysAfter,
  buildOrder,
  PLACED_AT,
  CARRIED_OVER_ARTWORK,
  withItem,
} from './order.fixture';
import type { OrderSnapshot } from './order-snapshot';
import {
  ACTORS,
  ORDER_EVENTS,
  type OrderEvent,
  type OrderState,
  type PostingActor,
  ORDER_STATES,
  TERMINAL_STATES,
} from './states';
import { TRANSITION_RULES } from './transition-rules';
import { allowedEvents, transition } from './transition';

/** Abbreviations of the specified table. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  unpaid: 'preorder awaiting_payment',
  making: 'awaiting_files in_review awaiting_proof_approval ready_for_production',
  paid: 'awaiting_files in_review awaiting_proof_approval ready_for_production in_production shipped completed',
  sent: 'shipped completed',
  unshipped:
    'preorder awaiting_payment awaiting_files in_review awaiting_proof_approval ready_for_production in_production',
  unpayable: 'awaiting_payment cancelled expired',
  any:
    'preorder awaiting_payment awaiting_files in_review awaiting_proof_approval ready_for_production ' +
    'in_production shipped completed cancelled expired',
  files_or_production: 'awaiting_files ready_for_production',
  staff: 'customer_service accounting factory isc_facility',
};

/** The order's flow as specified, written by hand: event | from | to | actors. A dash means: not placed yet. */
const SPECIFIED = `
  preorder               | -                       | preorder                     | customer
  reprint_ordered        | -                       | files_or_production          | customer_service
  recipient_info_added   | preorder                | awaiting_payment             | customer
  paypal_invoice_created | awaiting_payment        | same                         | system
  invoice_sent           | awaiting_payment        | same                         | system
  order_paid             | awaiting_payment        | files_or_production          | system customer accounting
  waiting_for_user_file  | awaiting_files          | same                         | system
  user_file_upload       | awaiting_files          | same                         | customer
  all_files_uploaded     | awaiting_files          | same                         | system
  artworks_submitted     | awaiting_files          | in_review                    | customer
  artwork_rejected       | in_review               | awaiting_files               | customer_service
  digital_proof_sent     | in_review               | same awaiting_proof_approval | customer_service
  proof_change_requested | awaiting_proof_approval | in_review                    | customer
  artwork_confirmed      | awaiting_proof_approval | ready_for_production         | customer
  in_production          | ready_for_production    | in_production                | factory
  shipped                | in_production           | same shipped                 | factory isc_facility
  order_completed        | shipped                 | completed            | customer_service factory isc_facility system
  order_cancelled        | unpaid                  | cancelled                    | customer customer_service system
  order_cancelled        | making                  | cancelled                    | customer_service
  order_expired          | unpaid                  | expired                      | system
  refund_issued          | paid                    | same                         | customer_service accounting
  refund_issued          | unpayable               | same                         | accounting
  claim_opened           | sent                    | same                         | customer
  claim_resolved         | sent                    | same                         | customer_service
  payment_reversed       | paid                    | same                         | system
  dispute_opened         | paid                    | same                         | system
  dispute_resolved       | paid                    | same                         | system
  hold_released          | any                     | same                         | accounting
  sender_changed         | unshipped               | same                         | customer_service
  note_added             | any                     | same                         | staff
`;

const FROM: readonly (OrderState | null)[] = [null, ...ORDER_STATES];
const ACTORS_AND_ADMIN: readonly PostingActor[] = [...ACTORS, 'admin'];

interface SpecifiedRule {
  event: string;
  from: string[];
  to: string[];
  actors: string[];
}

const specified: SpecifiedRule[] = SPECIFIED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([event = '', from = '', to = '', actors = '']) => ({
    event,
    from: (ABBREVIATIONS[from] ?? from).split(' '),
    to: (ABBREVIATIONS[to] ?? to).split(' '),
    actors: (ABBREVIATIONS[actors] ?? actors).split(' '),
  }));

/** The states that the event may lead to; empty if it is not allowed. */
function specifiedTargets(event: OrderEvent, state: OrderState | null, actor: PostingActor): (string | null)[] {
  const staff = ['customer_service', 'accounting', 'factory', 'isc_facility'];
  const actors = actor === 'admin' ? staff : [actor];
  return specified
    .filter(
      (row) =>
        row.event === event && row.from.includes(state ?? '-') && row.actors.some((actor) => actors.includes(actor)),
    )
    .flatMap((row) => row.to.map((to) => (to === 'same' ? state : to)));
}

/** An order in that state on which every guard accepts the event. */
function buildAccepting(event: OrderEvent, state: OrderState | null, actor: PostingActor): OrderSnapshot {
  const order = buildOrder(state, { unmatched: state === 'cancelled' || state === 'expired' ? 500 : 0 });
  switch (event) {
    case 'reprint_ordered':
      return { ...order, total: 0, productAmount: 0 };
    case 'invoice_sent':
      return { ...order, hasOpenInvoice: true };
    case 'order_paid':
      return actor === 'customer' ? { ...order, paymentMethod: 3, currency: 'CNY', prepaidBalance: 12_000 } : order;
    case 'all_files_uploaded':
    case 'artworks_submitted':
      return withItem(withItem(order, 'A', { hasArtwork: true }), 'B', { hasArtwork: true });
    case 'order_completed':
      return { ...order, now: daysAfter(PLACED_AT, 30) };
    case 'order_expired':
      return { ...order, now: daysAfter(PLACED_AT, 8) };
    case 'refund_issued':
      return { ...order, unmatched: 500 };
    case 'claim_resolved':
      return withItem(order, 'A', { hasOpenClaim: true });
    case 'sender_changed':
      return { ...order, isForReseller: true };
    case 'hold_released':
      return { ...order, onHold: true };
    default:
      return order;
  }
}

test('the specified table and the rules list the same events in the same sequence', () => {
  expect([...new Set(specified.map((row) => row.event))]).toEqual([...ORDER_EVENTS]);
  expect(Object.keys(TRANSITION_RULES)).toEqual([...ORDER_EVENTS]);
});

const EVERY_STATE_AND_ACTOR = FROM.flatMap((state) => ACTORS_AND_ADMIN.map((actor) => ({ state, actor })));

describe.each(ORDER_EVENTS)('%s', (event) => {
  test('leads from every state and actor to the specified state, or is rejected', () => {
    const expected = EVERY_STATE_AND_ACTOR.map(({ state, actor }) => {
      const targets = specifiedTargets(event, state, actor);
      return `${state} ${actor}: ${targets.length > 0 ? targets.join(' or ') : 'event_not_allowed'}`;
    });
    const seen = EVERY_STATE_AND_ACTOR.map(({ state, actor }) => {
      const targets = specifiedTargets(event, state, actor);
      const result = transition(buildAccepting(event, state, actor), validInput(event, actor));
      const end = result.ok ? result.state : result.error.code;
      return `${state} ${actor}: ${targets.includes(end) ? targets.join(' or ') : end}`;
    });
    expect(seen).toEqual(expected);
  });

  test('is listed as allowed exactly for the actors who can post it', () => {
    const isAllowed = ({ state, actor }: (typeof EVERY_STATE_AND_ACTOR)[number]) =>
      allowedEvents(buildAccepting(event, state, actor), actor).includes(event);
    const expected = EVERY_STATE_AND_ACTOR.filter(
      ({ state, actor }) => specifiedTargets(event, state, actor).length > 0,
    );
    expect(EVERY_STATE_AND_ACTOR.filter(isAllowed)).toEqual(expected);
  });

  test('has the specified rules, at most one per state and actor', () => {
    const rows = TRANSITION_RULES[event].map(({ from, to, actors }) => ({
      event,
      from: from.map((state) => state ?? '-').toSorted(),
      to: (typeof to === 'object' ? [to.otherwise, to.target] : [to]).toSorted(),
      actors: actors.toSorted(),
    }));
    const sorted = specified
      .filter((row) => row.event === event)
      .map((row) => ({ event, from: row.from.toSorted(), to: row.to.toSorted(), actors: row.actors.toSorted() }));
    expect(rows).toEqual(sorted);

    for (const [state, actor] of FROM.flatMap((from) => ACTORS.map((who) => [from, who] as const))) {
      expect(
        TRANSITION_RULES[event].filter((row) => row.from.includes(state) && row.actors.includes(actor)).length,
      ).toBeLessThan(2);
    }
  });
});

function targetsFrom(state: OrderState | null): OrderState[] {
  return ORDER_EVENTS.flatMap((event) => TRANSITION_RULES[event].filter((row) => row.from.includes(state)))
    .flatMap(({ to }) => (typeof to === 'object' ? [to.otherwise, to.target] : [to]))
    .filter((to) => to !== 'same');
}

test('every state can be reached from placing an order', () => {
  const reached = new Set(targetsFrom(null));
  for (const state of reached) for (const next of targetsFrom(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual([...ORDER_STATES].toSorted());
});

test('every state except the terminal ones leads to another state', () => {
  expect(ORDER_STATES.filter((state) => targetsFrom(state).length === 0)).toEqual([...TERMINAL_STATES]);
});

test('a finished order accepts only refunds, claims, reports of the payment service, releases and notes', () => {
  const acceptedIn = (state: OrderState) =>
    ORDER_EVENTS.filter((event) => TRANSITION_RULES[event].some((row) => row.from.includes(state)));
  expect(acceptedIn('completed')).toEqual([
    'refund_issued',
    'claim_opened',
    'claim_resolved',
    'payment_reversed',
    'dispute_opened',
    'dispute_resolved',
    'hold_released',
    'note_added',
  ]);
  expect(acceptedIn('cancelled')).toEqual(['refund_issued', 'hold_released', 'note_added']);
  expect(acceptedIn('expired')).toEqual(['refund_issued', 'hold_released', 'note_added']);
});

test('payment, proof and shipment lead to the next state only when no item is left to wait for', () => {
  const stateAfter = (order: OrderSnapshot, input = validInput('order_paid', 'system')) => {
    const result = transition(order, input);
    return result.ok ? result.state : result.error;
  };
  const unpaid = buildOrder('awaiting_payment');
  expect(stateAfter(unpaid)).toBe('awaiting_files');
  expect(stateAfter({ ...unpaid, items: [buildItem('blank', { printed: false })] })).toBe('ready_for_production');

  const half = withItem(unpaid, 'A', CARRIED_OVER_ARTWORK);
  expect(stateAfter(half)).toBe('awaiting_files');
  expect(stateAfter(withItem(half, 'B', CARRIED_OVER_ARTWORK))).toBe('ready_for_production');
  expect(stateAfter(withItem(half, 'B', { ...CARRIED_OVER_ARTWORK, approved: false }))).toBe('awaiting_files');

  const reviewed = buildOrder('in_review');
  const proof = validInput('digital_proof_sent', 'customer_service');
  expect(stateAfter(reviewed, proof)).toBe('in_review');
  expect(stateAfter(withItem(reviewed, 'B', { proofsSent: 1, currentProofVersion: 1 }), proof)).toBe(
    'awaiting_proof_approval',
  );
  expect(stateAfter(withItem(reviewed, 'B', CARRIED_OVER_ARTWORK), proof)).toBe('awaiting_proof_approval');

  const printed = buildOrder('in_production');
  const shipment = { event: 'shipped', actor: 'factory', agent: 'DHL', trackingNumber: 'JD01' } as const;
  expect(stateAfter(printed, { ...shipment, items: ['A', 'blank'] })).toBe('in_production');
  expect(stateAfter(printed, { ...shipment, items: ['A', 'blank', 'B'] })).toBe('shipped');
});

test('an order paid by PayPal passes through every step from placing to completion', () => {
  const inputs = [
    validInput('preorder', 'customer'),
    validInput('recipient_info_added', 'customer'),
    validInput('paypal_invoice_created', 'system'),
    validInput('invoice_sent', 'system'),
    validInput('order_paid', 'system'),
    validInput('user_file_upload', 'customer'),
    validInput('artworks_submitted', 'customer'),
    validInput('digital_proof_sent', 'customer_service'),
    { event: 'artwork_confirmed', actor: 'customer', versions: { A: 1 } },
    validInput('in_production', 'factory'),
    { event: 'shipped', actor: 'factory', items: ['A'], agent: 'DHL', trackingNumber: 'JD01' },
    validInput('order_completed', 'factory'),
  ] as const;
  let order = buildOrder(null, { items: [buildItem('A')] });
  const events = inputs.flatMap((input) => {
    const result = transition(order, input);
    if (!result.ok) throw new Error(`${input.event}: ${result.error.code}`);
    order = result.order;
    return result.entries.map(({ event }) => event);
  });
  expect(events).toEqual([
    'preorder', // S4.8
    'recipient_info_added', // S4.9
    'paypal_invoice_created', // S4.10
    'invoice_sent', // S3.84, S4.11
    'order_paid', // S4.12
    'waiting_for_user_file', // S4.13
    'user_file_upload',
    'all_files_uploaded', // S4.14
    'artworks_submitted', // S4.15
    'digital_proof_sent', // S4.20
    'artwork_confirmed', // S4.21
    'in_production', // S4.22
    'shipped', // S4.23
    'order_completed', // S4.24
  ]);
});
