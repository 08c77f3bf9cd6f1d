import fc from 'fast-check';
import { CLAIM_RESOLUTIONS, MANUAL_METHODS, PAYMENT_REVERSALS } from './event-input';
import {
  ERASABLE_FIELDS,
  type HistoryEntry,
  parseStored,
  type StoredEvent,
  toHistoryEntry,
  toStored,
} from './history-entry';
import { PLACED_AT, validInput } from './order.fixture';
import { ACTORS, ORDER_EVENTS, ORDER_STATES, type OrderEvent } from './states';

const text = fc.string({ minLength: 1 });
const textOrNull = fc.option(text);
const amount = fc.maxSafeInteger();
const noDetails = fc.constant({});
const itemFile = fc.record({ sid: text, fileName: textOrNull });
const reportedMoney = { amount, currency: text, reference: text };
const internalOrCustomer = fc.constantFrom('internal' as const, 'customer' as const);

/** Arbitrary details of each event. A new event does not compile without its line here. */
const DETAILS: { readonly [E in OrderEvent]: fc.Arbitrary<Omit<HistoryEntry<E>, 'event' | 'actor' | 'at' | 'state'>> } =
  {
    preorder: noDetails,
    reprint_ordered: fc.record({ of: text }),
    recipient_info_added: noDetails,
    paypal_invoice_created: fc.record({
      invoice: fc.record({ number: text, payUrl: text }, { noNullPrototype: true }),
    }),
    invoice_sent: noDetails,
    order_paid: fc.record({
      amount,
      currency: text,
      memo: textOrNull,
      method: fc.option(fc.constantFrom(...MANUAL_METHODS)),
    }),
    waiting_for_user_file: noDetails,
    user_file_upload: itemFile,
    all_files_uploaded: noDetails,
    artworks_submitted: noDetails,
    artwork_rejected: fc.record({ items: fc.array(text), reason: textOrNull }),
    digital_proof_sent: itemFile,
    proof_change_requested: fc.record({ sid: text, comment: textOrNull }),
    artwork_confirmed: fc.record({
      versions: fc.dictionary(fc.uuid(), fc.nat(), { noNullPrototype: true }),
      approvedBy: textOrNull,
    }),
    in_production: noDetails,
    shipped: fc.record({ items: fc.array(text), agent: text, trackingNumber: text }),
    order_completed: noDetails,
    order_cancelled: fc.record({ reason: textOrNull }),
    order_expired: noDetails,
    refund_issued: fc.record({ amount, currency: textOrNull, reason: textOrNull }),
    claim_opened: fc.record({ sid: text, reason: textOrNull }),
    claim_resolved: fc.record({
      sid: text,
      resolution: fc.constantFrom(...CLAIM_RESOLUTIONS),
      lostParcel: fc.boolean(),
      reason: textOrNull,
    }),
    payment_reversed: fc.record({ ...reportedMoney, kind: fc.constantFrom(...PAYMENT_REVERSALS) }),
    dispute_opened: fc.record(reportedMoney),
    dispute_resolved: fc.record({ ...reportedMoney, outcome: text }),
    hold_released: fc.record({ reason: textOrNull }),
    sender_changed: fc.record({ senderName: textOrNull }),
    note_added: fc.record({ memo: textOrNull, visibility: internalOrCustomer }),
  };

const base = fc.record({
  actor: fc.constantFrom(...ACTORS),
  at: fc.date({ noInvalidDate: true }),
  state: fc.constantFrom(...ORDER_STATES),
});

const WHERE = { orderId: 'ABCDEF-GHJKMN-PQRSTV', seq: 3 };

/** The entry after a round trip through the database, which stores the detail as JSON. */
function storeAndParse(stored: StoredEvent): HistoryEntry {
  const detail: object = JSON.parse(JSON.stringify(stored.detail));
  return parseStored({ ...stored, ...WHERE, detail });
}

describe.each(ORDER_EVENTS)('a stored %s entry', (event) => {
  test('is parsed to the entry that was stored', () => {
    fc.assert(
      fc.property(base, DETAILS[event], (columns, details) => {
        const entry = { ...columns, event, ...details } as HistoryEntry;
        expect(storeAndParse(toStored(entry))).toStrictEqual(entry);
      }),
    );
  });

  test('can still be parsed after its personal texts were erased', () => {
    fc.assert(
      fc.property(base, DETAILS[event], (columns, details) => {
        const stored = toStored({ ...columns, event, ...details } as HistoryEntry);
        const detail = Object.fromEntries(
          Object.entries(stored.detail).filter(([name]) => !ERASABLE_FIELDS.some((field) => field === name)),
        );
        expect(storeAndParse({ ...stored, detail }).event).toBe(event);
      }),
    );
  });

  test('keeps of a posted event only the fields of the history', () => {
    const columns = { actor: 'system', at: PLACED_AT, state: 'in_review' } as const;
    const entry = toHistoryEntry(validInput(event, 'system'), columns);
    expect(storeAndParse(toStored(entry))).toStrictEqual(entry);
  });
});

describe('parsing a malformed row', () => {
  const paid: StoredEvent = {
    event: 'order_paid',
    actor: 'system',
    at: PLACED_AT,
    state: 'awaiting_files',
    sid: null,
    internal: false,
    detail: { amount: 12_000, currency: 'USD' },
  };

  test.each<[string, Partial<StoredEvent>]>([
    ['an unknown event', { event: 'order_lost' }],
    ['an unknown actor', { actor: 'nobody' }],
    ['an unknown state', { state: 'lost' }],
    ['a missing amount', { detail: { currency: 'USD' } }],
    ['an amount that is a text', { detail: { amount: '12000', currency: 'USD' } }],
    ['a fractional amount', { detail: { amount: 0.5, currency: 'USD' } }],
    ['a missing currency', { detail: { amount: 12_000 } }],
    ['an unknown payment method', { detail: { amount: 12_000, currency: 'USD', method: 'cash' } }],
    ['a memo that is not a text', { detail: { amount: 12_000, currency: 'USD', memo: 7 } }],
    ['a detail that is a list', { detail: [] }],
    ['an item event without its item', { event: 'user_file_upload', detail: { fileName: 'a.pdf' } }],
    ['proof versions that are not numbers', { event: 'artwork_confirmed', detail: { versions: { A: 'one' } } }],
    ['an invoice without its link', { event: 'paypal_invoice_created', detail: { invoice: { number: '1' } } }],
    ['items that are not texts', { event: 'shipped', detail: { items: [1], agent: 'DHL', trackingNumber: 'J' } }],
  ])('throws an error with the order id and the sequence number for %s', (_, changes) => {
    expect(() => parseStored({ ...paid, ...WHERE, ...changes })).toThrow(
      'entry 3 in the history of order ABCDEF-GHJKMN-PQRSTV is malformed',
    );
  });
});
