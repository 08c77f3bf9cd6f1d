import { replayState, trackingSteps } from './history';
import { daysAfter, PLACED_AT } from './order.fixture';
import type { EventInput } from './event-input';
import { type HistoryEntry, toHistoryEntry } from './history-entry';
import type { Actor, OrderEvent, OrderState } from './states';

function step(event: OrderEvent, actor: Actor, state: OrderState): Pick<HistoryEntry, 'event' | 'actor' | 'state'> {
  return { event, actor, state };
}

const untilPayment = [
  step('preorder', 'customer', 'preorder'),
  step('recipient_info_added', 'customer', 'awaiting_payment'),
  step('paypal_invoice_created', 'system', 'awaiting_payment'),
  step('invoice_sent', 'system', 'awaiting_payment'),
];

describe('replaying a history', () => {
  test('returns the state after the last event', () => {
    expect(replayState(untilPayment)).toBe('awaiting_payment');
    expect(replayState([...untilPayment, step('order_paid', 'system', 'awaiting_files')])).toBe('awaiting_files');
    expect(replayState([...untilPayment, step('order_paid', 'system', 'ready_for_production')])).toBe(
      'ready_for_production',
    );
  });

  test.each([
    ['it is empty', []],
    ['it does not start with placing the order', untilPayment.slice(1)],
    [
      'an event leads to a state that its rule does not allow',
      [...untilPayment, step('order_paid', 'system', 'in_review')],
    ],
    [
      'an event that keeps the state is stored with another state',
      [...untilPayment.slice(0, 3), step('invoice_sent', 'system', 'expired')],
    ],
    ['an actor is not allowed to post the event', [...untilPayment, step('order_paid', 'factory', 'awaiting_files')]],
    ['an event is missing', [...untilPayment, step('in_production', 'factory', 'in_production')]],
  ])('returns null when %s', (_, history) => {
    expect(replayState(history)).toBeNull();
  });
});

describe('the steps of the tracking page', () => {
  const inputs: EventInput<OrderEvent, Actor>[] = [
    { event: 'preorder', actor: 'customer', expectedTotal: { currency: 'USD', amount: 12_000 } },
    { event: 'recipient_info_added', actor: 'customer', notes: 'ring twice' },
    {
      event: 'paypal_invoice_created',
      actor: 'system',
      invoice: { number: 'INV-1', payUrl: 'https://paypal.example' },
    },
    { event: 'invoice_sent', actor: 'system' },
    { event: 'order_paid', actor: 'system', amount: 12_000, currency: 'USD', memo: 'capture 7' },
    { event: 'waiting_for_user_file', actor: 'system' },
    { event: 'user_file_upload', actor: 'customer', sid: 'A' },
    { event: 'all_files_uploaded', actor: 'system' },
    { event: 'artworks_submitted', actor: 'customer' },
    { event: 'artwork_rejected', actor: 'customer_service', items: ['A'], reason: 'too coarse' },
    { event: 'user_file_upload', actor: 'customer', sid: 'A' },
    { event: 'artworks_submitted', actor: 'customer' },
    { event: 'digital_proof_sent', actor: 'customer_service', sid: 'A' },
    { event: 'artwork_confirmed', actor: 'customer', versions: { A: 1 } },
    { event: 'note_added', actor: 'factory', memo: 'on press 3', visibility: 'customer' },
    { event: 'in_production', actor: 'factory' },
    { event: 'shipped', actor: 'factory', items: ['A'], agent: 'DHL', trackingNumber: 'JD01' },
    { event: 'refund_issued', actor: 'accounting', reason: 'a crease', amount: 500 },
    { event: 'order_completed', actor: 'system' },
  ];
  const on = (day: number) => daysAfter(PLACED_AT, day);
  const history = inputs.map((input, day) =>
    toHistoryEntry(input, { actor: input.actor, at: on(day), state: 'in_review' }),
  );

  test('contain the public events with their dates and nothing else', () => {
    expect(trackingSteps(history)).toEqual([
      { label: 'invoice', date: on(3) }, // S4.25
      { label: 'paid', date: on(4) }, // S4.26
      { label: 'pending', date: on(8) }, // S4.28
      // Of two uploads of an item the last.
      { label: 'artwork_uploaded', date: on(10), item: 'A' }, // S4.27
      { label: 'pending', date: on(11) },
      { label: 'shipped', date: on(16), agent: 'DHL', trackingNumber: 'JD01' }, // S3.93, S4.29
      { label: 'completed', date: on(18) }, // S4.30
    ]);
  });

  test('are empty before the first public event', () => {
    expect(trackingSteps(history.slice(0, 3))).toEqual([]);
  });
});
