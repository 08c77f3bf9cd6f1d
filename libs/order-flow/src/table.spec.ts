import { goodPost, item, daysAfter, orderIn, PLACED, TAKEN_OVER, withItem } from './orders.fixture';
import type { OrderFacts } from './facts';
import { ACTORS, EVENTS, type OrderEvent, type OrderState, type Poster, STATES, TERMINAL_STATES } from './states';
import { TABLE } from './table';
import { allowedEvents, transition } from './transition';

/** What the agreed table names together. */
const TOGETHER: Readonly<Record<string, string>> = {
  unpaid: 'preorder awaiting_payment',
  making: 'awaiting_files in_review awaiting_proof_approval ready_for_production',
  paid: 'awaiting_files in_review awaiting_proof_approval ready_for_production in_production shipped completed',
  sent: 'shipped completed',
  unpayable: 'awaiting_payment cancelled expired',
  any:
    'preorder awaiting_payment awaiting_files in_review awaiting_proof_approval ready_for_production ' +
    'in_production shipped completed cancelled expired',
  files_or_production: 'awaiting_files ready_for_production',
  staff: 'customer_service accounting factory isc_facility',
};

/** The order's flow as it was agreed on, written by hand: event | from | to | actors. A dash: not placed yet. */
const AGREED = `
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
  note_added             | any                     | same                         | staff
`;

const FROM: readonly (OrderState | null)[] = [null, ...STATES];
const POSTERS: readonly Poster[] = [...ACTORS, 'admin'];

interface AgreedRow {
  event: string;
  from: string[];
  to: string[];
  actors: string[];
}

const agreed: AgreedRow[] = AGREED.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([event = '', from = '', to = '', actors = '']) => ({
    event,
    from: (TOGETHER[from] ?? from).split(' '),
    to: (TOGETHER[to] ?? to).split(' '),
    actors: (TOGETHER[actors] ?? actors).split(' '),
  }));

/** Where the event may lead; nowhere when it is not allowed. */
function agreedTargets(event: OrderEvent, state: OrderState | null, poster: Poster): (string | null)[] {
  const staff = ['customer_service', 'accounting', 'factory', 'isc_facility'];
  const acting = poster === 'admin' ? staff : [poster];
  return agreed
    .filter(
      (row) =>
        row.event === event && row.from.includes(state ?? '-') && row.actors.some((actor) => acting.includes(actor)),
    )
    .flatMap((row) => row.to.map((to) => (to === 'same' ? state : to)));
}

/** An order in that state in which no guard stands in the event's way. */
function favourable(event: OrderEvent, state: OrderState | null, poster: Poster): OrderFacts {
  const facts = orderIn(state, { unapplied: state === 'cancelled' || state === 'expired' ? 500 : 0 });
  switch (event) {
    case 'reprint_ordered':
      return { ...facts, total: 0, productAmount: 0 };
    case 'invoice_sent':
      return { ...facts, openInvoice: true };
    case 'order_paid':
      return poster === 'customer' ? { ...facts, paymentMethod: 3, currency: 'CNY', prepaidBalance: 12_000 } : facts;
    case 'all_files_uploaded':
    case 'artworks_submitted':
      return withItem(withItem(facts, 'A', { hasArtwork: true }), 'B', { hasArtwork: true });
    case 'order_completed':
      return { ...facts, now: daysAfter(PLACED, 30) };
    case 'order_expired':
      return { ...facts, now: daysAfter(PLACED, 8) };
    case 'refund_issued':
      return { ...facts, unapplied: 500 };
    case 'claim_resolved':
      return withItem(facts, 'A', { openClaim: true });
    default:
      return facts;
  }
}

test('the agreed table names every event, and the events of the code in the same order', () => {
  expect([...new Set(agreed.map((row) => row.event))]).toEqual([...EVENTS]);
  expect(Object.keys(TABLE)).toEqual([...EVENTS]);
});

const EVERY_STATE_AND_POSTER = FROM.flatMap((state) => POSTERS.map((poster) => ({ state, poster })));

describe.each(EVENTS)('%s', (event) => {
  test('goes where it was agreed from every state by every actor, or is refused', () => {
    const expected = EVERY_STATE_AND_POSTER.map(({ state, poster }) => {
      const targets = agreedTargets(event, state, poster);
      return `${state} ${poster}: ${targets.length > 0 ? targets.join(' or ') : 'event_not_allowed'}`;
    });
    const seen = EVERY_STATE_AND_POSTER.map(({ state, poster }) => {
      const targets = agreedTargets(event, state, poster);
      const outcome = transition(favourable(event, state, poster), goodPost(event, poster));
      const end = outcome.ok ? outcome.state : outcome.refusal.code;
      return `${state} ${poster}: ${targets.includes(end) ? targets.join(' or ') : end}`;
    });
    expect(seen).toEqual(expected);
  });

  test('is offered to those who can post it, and to nobody else', () => {
    const offered = ({ state, poster }: (typeof EVERY_STATE_AND_POSTER)[number]) =>
      allowedEvents(favourable(event, state, poster), poster).includes(event);
    const agreedOn = EVERY_STATE_AND_POSTER.filter(
      ({ state, poster }) => agreedTargets(event, state, poster).length > 0,
    );
    expect(EVERY_STATE_AND_POSTER.filter(offered)).toEqual(agreedOn);
  });

  test('has the agreed rows, and never two for one state and actor', () => {
    const rows = TABLE[event].map(({ from, to, actors }) => ({
      event,
      from: from.map((state) => state ?? '-').toSorted(),
      to: (typeof to === 'object' ? [to.either, to.or] : [to]).toSorted(),
      actors: actors.toSorted(),
    }));
    const sorted = agreed
      .filter((row) => row.event === event)
      .map((row) => ({ event, from: row.from.toSorted(), to: row.to.toSorted(), actors: row.actors.toSorted() }));
    expect(rows).toEqual(sorted);

    for (const [state, actor] of FROM.flatMap((from) => ACTORS.map((who) => [from, who] as const))) {
      expect(TABLE[event].filter((row) => row.from.includes(state) && row.actors.includes(actor)).length).toBeLessThan(
        2,
      );
    }
  });
});

function targetsFrom(state: OrderState | null): OrderState[] {
  return EVENTS.flatMap((event) => TABLE[event].filter((row) => row.from.includes(state)))
    .flatMap(({ to }) => (typeof to === 'object' ? [to.either, to.or] : [to]))
    .filter((to) => to !== 'same');
}

test('every state can be reached from the start', () => {
  const reached = new Set(targetsFrom(null));
  for (const state of reached) for (const next of targetsFrom(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual([...STATES].toSorted());
});

test('every state but a terminal one leads on', () => {
  expect(STATES.filter((state) => targetsFrom(state).length === 0)).toEqual([...TERMINAL_STATES]);
});

test('an order that is over takes refunds, claims and notes only', () => {
  const taken = (state: OrderState) => EVENTS.filter((event) => TABLE[event].some((row) => row.from.includes(state)));
  expect(taken('completed')).toEqual(['refund_issued', 'claim_opened', 'claim_resolved', 'note_added']);
  expect(taken('cancelled')).toEqual(['refund_issued', 'note_added']);
  expect(taken('expired')).toEqual(['refund_issued', 'note_added']);
});

test('forks: payment, proof and shipment lead on only when nothing is left to wait for', () => {
  const stateAfter = (facts: OrderFacts, post = goodPost('order_paid', 'system')) => {
    const outcome = transition(facts, post);
    return outcome.ok ? outcome.state : outcome.refusal;
  };
  const unpaid = orderIn('awaiting_payment');
  expect(stateAfter(unpaid)).toBe('awaiting_files');
  expect(stateAfter({ ...unpaid, items: [item('blank', { printed: false })] })).toBe('ready_for_production');

  const half = withItem(unpaid, 'A', TAKEN_OVER);
  expect(stateAfter(half)).toBe('awaiting_files');
  expect(stateAfter(withItem(half, 'B', TAKEN_OVER))).toBe('ready_for_production');
  expect(stateAfter(withItem(half, 'B', { ...TAKEN_OVER, approved: false }))).toBe('awaiting_files');

  const reviewed = orderIn('in_review');
  const proof = goodPost('digital_proof_sent', 'customer_service');
  expect(stateAfter(reviewed, proof)).toBe('in_review');
  expect(stateAfter(withItem(reviewed, 'B', { proofsSent: 1, currentProofVersion: 1 }), proof)).toBe(
    'awaiting_proof_approval',
  );
  expect(stateAfter(withItem(reviewed, 'B', TAKEN_OVER), proof)).toBe('awaiting_proof_approval');

  const printed = orderIn('in_production');
  const shipment = { event: 'shipped', actor: 'factory', agent: 'DHL', trackingNumber: 'JD01' } as const;
  expect(stateAfter(printed, { ...shipment, items: ['A', 'blank'] })).toBe('in_production');
  expect(stateAfter(printed, { ...shipment, items: ['A', 'blank', 'B'] })).toBe('shipped');
});
