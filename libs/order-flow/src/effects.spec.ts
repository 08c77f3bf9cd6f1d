import type { Effect } from './effects';
import type { OrderSnapshot } from './order-snapshot';
import {
  daysAfter,
  validInput,
  buildItem,
  buildOrder,
  PLACED_AT,
  CARRIED_OVER_ARTWORK,
  withItem,
} from './order.fixture';
import type { EventInput } from './event-input';
import { transition } from './transition';

function effectsOf(order: OrderSnapshot, input: EventInput): readonly Effect[] {
  const result = transition(order, input);
  return result.ok ? result.effects : [];
}

function entriesOf(order: OrderSnapshot, input: EventInput): string[] {
  const result = transition(order, input);
  return result.ok ? result.entries.map(({ event, actor }) => `${event} by ${actor}`) : [];
}

const mail = (template: string) => ({ kind: 'mail', template });

describe('placing an order', () => {
  test('sets the payment’s due date to seven days after placing and empties the cart', () => {
    const order = buildOrder(null, { now: PLACED_AT });
    const due = new Date('2026-03-09T08:00:00Z');
    // S9.47
    expect(effectsOf(order, validInput('preorder', 'customer'))).toEqual([
      { kind: 'place_order', placedAt: PLACED_AT, due },
      { kind: 'empty_cart' },
    ]);
    // S4.10
    expect(effectsOf(buildOrder('preorder'), validInput('recipient_info_added', 'customer'))).toEqual([
      { kind: 'set_due', due },
      mail('order_placed'),
      { kind: 'create_paypal_invoice' },
    ]);
  });

  test('creates no PayPal invoice for a prepaid order', () => {
    const effects = effectsOf(
      buildOrder('preorder', { paymentMethod: 3 }),
      validInput('recipient_info_added', 'customer'),
    );
    expect(effects.map(({ kind }) => kind)).toEqual(['set_due', 'mail']);
  });

  test('opens the PayPal invoice, sends it and emails the customer once it is sent', () => {
    const unpaid = buildOrder('awaiting_payment');
    // S4.11
    expect(effectsOf(unpaid, validInput('paypal_invoice_created', 'system'))).toEqual([
      { kind: 'open_invoice' },
      { kind: 'send_paypal_invoice' },
    ]);
    expect(effectsOf({ ...unpaid, hasOpenInvoice: true }, validInput('invoice_sent', 'system'))).toEqual([
      mail('invoice'),
    ]);
  });
});

describe('paying an order', () => {
  const unpaid = buildOrder('awaiting_payment', { hasOpenInvoice: true });

  test('posts a PayPal payment and waits for files', () => {
    expect(effectsOf(unpaid, validInput('order_paid', 'system'))).toEqual([
      { kind: 'post_payment', by: 'paypal', amount: 12_000, currency: 'USD' },
      mail('order_paid'),
    ]);
    // S4.13
    expect(entriesOf(unpaid, validInput('order_paid', 'system'))).toEqual([
      'order_paid by system',
      'waiting_for_user_file by system',
    ]);
  });

  test('cancels the open PayPal invoice when accounting records the payment by hand', () => {
    expect(effectsOf(unpaid, validInput('order_paid', 'accounting'))).toEqual([
      { kind: 'post_payment', by: 'manual', amount: 12_000, currency: 'USD' },
      { kind: 'cancel_paypal_invoice' },
      mail('order_paid'),
    ]);
  });

  test('notifies the factory immediately when no item is printed', () => {
    const blank: OrderSnapshot = {
      ...unpaid,
      hasOpenInvoice: false,
      paymentMethod: 3,
      currency: 'CNY',
      prepaidBalance: 12_000,
      items: [buildItem('blank', { printed: false })],
    };
    expect(effectsOf(blank, validInput('order_paid', 'customer'))).toEqual([
      { kind: 'post_payment', by: 'prepaid', amount: 12_000, currency: 'CNY' },
      mail('order_paid'),
      { kind: 'notify_staff', role: 'factory', about: 'ready_for_production' },
    ]);
    expect(entriesOf(blank, validInput('order_paid', 'customer'))).toEqual(['order_paid by customer']);
  });
});

describe('uploading artwork', () => {
  const waiting = buildOrder('awaiting_files');
  const upload: EventInput = { event: 'user_file_upload', actor: 'customer', sid: 'B' };

  test('replaces the item’s earlier artwork and its proof', () => {
    const replaced = withItem(waiting, 'B', { hasArtwork: true, proofsSent: 1, currentProofVersion: 1 });
    expect(effectsOf(waiting, upload)).toEqual([{ kind: 'store_artwork', sid: 'B' }]);
    expect(effectsOf(replaced, upload)).toEqual([
      { kind: 'supersede_artwork', sid: 'B' },
      { kind: 'supersede_proof', sid: 'B' },
      { kind: 'store_artwork', sid: 'B' },
    ]);
  });

  test('reports all files uploaded only with the last printed item’s artwork', () => {
    const half = withItem(waiting, 'A', { hasArtwork: true });
    const whole = withItem(half, 'B', { hasArtwork: true });
    expect(entriesOf(waiting, upload)).toEqual(['user_file_upload by customer']);
    // S4.14
    expect(entriesOf(half, upload)).toEqual(['user_file_upload by customer', 'all_files_uploaded by system']);
    expect(entriesOf(whole, upload)).toEqual(['user_file_upload by customer']);
    // S4.19
    expect(effectsOf(whole, validInput('artworks_submitted', 'customer'))).toEqual([
      { kind: 'notify_staff', role: 'customer_service', about: 'artworks_submitted' },
    ]);
  });

  test('requires another file for rejected artwork, whose proof is no longer current', () => {
    const review = withItem(buildOrder('in_review'), 'B', { proofsSent: 1, currentProofVersion: 1 });
    const reject: EventInput = {
      event: 'artwork_rejected',
      actor: 'customer_service',
      reason: 'too coarse',
      items: ['A', 'B', 'A'],
    };
    expect(effectsOf(review, reject)).toEqual([
      { kind: 'reject_artwork', sid: 'A', reason: 'too coarse' },
      { kind: 'reject_artwork', sid: 'B', reason: 'too coarse' },
      { kind: 'supersede_proof', sid: 'B' },
      mail('artwork_rejected'),
    ]);
    expect(entriesOf(review, reject)).toEqual([
      'artwork_rejected by customer_service',
      'waiting_for_user_file by system',
    ]);
    const result = transition(review, reject);
    expect(result.ok && transition(result.order, validInput('artworks_submitted', 'customer'))).toEqual({
      ok: false,
      error: { code: 'artwork_missing', items: ['A', 'B'] },
    });
  });
});

describe('artwork and a confirmed proof carried over from an earlier order', () => {
  const unpaid = buildOrder('awaiting_payment', {
    items: [buildItem('A', CARRIED_OVER_ARTWORK), buildItem('B'), buildItem('C', CARRIED_OVER_ARTWORK)],
  });
  const paid = transition(unpaid, validInput('order_paid', 'system'));
  const waiting = paid.ok ? paid.order : unpaid;

  test('makes a paid order ready for production if no other item needs artwork', () => {
    const alone = { ...unpaid, items: [buildItem('A', CARRIED_OVER_ARTWORK), buildItem('blank', { printed: false })] };
    expect(entriesOf(alone, validInput('order_paid', 'system'))).toEqual(['order_paid by system']);
    expect(effectsOf(alone, validInput('order_paid', 'system')).at(-1)).toEqual({
      kind: 'notify_staff',
      role: 'factory',
      about: 'ready_for_production',
    });
  });

  test('requires uploads and proofs only for the other items', () => {
    const orderAfter = (order: OrderSnapshot, input: EventInput): OrderSnapshot => {
      const result = transition(order, input);
      if (!result.ok) throw new Error(result.error.code);
      return result.order;
    };
    const uploaded = orderAfter(waiting, { event: 'user_file_upload', actor: 'customer', sid: 'B' });
    const review = orderAfter(uploaded, validInput('artworks_submitted', 'customer'));
    const proved = orderAfter(review, { event: 'digital_proof_sent', actor: 'customer_service', sid: 'B' });
    expect([waiting.state, review.state, proved.state]).toEqual([
      'awaiting_files',
      'in_review',
      'awaiting_proof_approval',
    ]);
    const confirm = (versions: Record<string, number>): EventInput => ({
      event: 'artwork_confirmed',
      actor: 'customer',
      versions,
    });
    expect(transition(proved, confirm({ B: 1 }))).toMatchObject({ ok: false, error: { items: ['A', 'C'] } });
    expect(orderAfter(proved, confirm({ A: 1, B: 1, C: 1 })).items.every(({ approved }) => approved)).toBe(true);
  });

  test('is replaced by a new upload, whose proof has version 2', () => {
    const replacement: EventInput = { event: 'user_file_upload', actor: 'customer', sid: 'A' };
    expect(effectsOf(waiting, replacement)).toEqual([
      { kind: 'supersede_artwork', sid: 'A' },
      { kind: 'supersede_proof', sid: 'A' },
      { kind: 'store_artwork', sid: 'A' },
    ]);
    const result = transition(waiting, replacement);
    expect(result.ok && result.order.items[0]).toMatchObject({ hasArtwork: true, approved: false });
    const review = { ...waiting, state: 'in_review', items: result.ok ? result.order.items : [] } as const;
    expect(effectsOf(review, validInput('digital_proof_sent', 'customer_service'))).toContainEqual({
      kind: 'store_proof',
      sid: 'A',
      version: 2,
    });
  });

  test('reports all files uploaded on payment if only the proof is missing', () => {
    const artworkOnly = { ...CARRIED_OVER_ARTWORK, proofsSent: 0, currentProofVersion: null, approved: false };
    const unproved = { ...unpaid, items: [buildItem('A', artworkOnly), buildItem('B', CARRIED_OVER_ARTWORK)] };
    expect(entriesOf(unproved, validInput('order_paid', 'system'))).toEqual([
      'order_paid by system',
      'waiting_for_user_file by system',
      'all_files_uploaded by system',
    ]);
  });
});

describe('sending proofs', () => {
  const review = withItem(buildOrder('in_review'), 'B', { proofsSent: 1, currentProofVersion: 1 });

  test('gives a proof the next version and emails the customer once every item has one', () => {
    const proof: EventInput = { event: 'digital_proof_sent', actor: 'customer_service', sid: 'A' };
    const sentBack = withItem(review, 'A', { proofsSent: 2 });
    // S4.7
    expect(effectsOf(sentBack, proof)).toEqual([
      { kind: 'store_proof', sid: 'A', version: 3 },
      mail('proof_ready'),
      { kind: 'schedule_proof_reminders', at: [2, 7].map((days) => daysAfter(sentBack.now, days)) },
    ]);
    expect(effectsOf(review, { ...proof, sid: 'B' })).toEqual([
      { kind: 'supersede_proof', sid: 'B' },
      { kind: 'store_proof', sid: 'B', version: 2 },
    ]);
  });

  test('takes change requests per item and confirms all proofs together', () => {
    const approval = buildOrder('awaiting_proof_approval');
    expect(effectsOf(approval, validInput('proof_change_requested', 'customer'))).toEqual([
      { kind: 'decide_proof', sid: 'A', version: 1, decision: 'change_requested', comment: 'a deeper red' },
      { kind: 'supersede_proof', sid: 'A' },
      { kind: 'notify_staff', role: 'customer_service', about: 'proof_change_requested' },
    ]);
    // S4.35
    expect(effectsOf(approval, validInput('artwork_confirmed', 'customer'))).toEqual([
      { kind: 'decide_proof', sid: 'A', version: 1, decision: 'confirmed' },
      { kind: 'decide_proof', sid: 'B', version: 1, decision: 'confirmed' },
      { kind: 'record_approval', approvedBy: null },
      { kind: 'notify_staff', role: 'factory', about: 'ready_for_production' },
    ]);
  });

  test('schedules reminders after 2 and 5 business days, without weekends and holidays of the factory', () => {
    // A Wednesday; the Friday is a holiday and the Saturday a working day.
    const calendar = { holidays: new Set(['2026-03-06']), workdays: new Set(['2026-03-07']) };
    const order = { ...review, now: new Date('2026-03-04T20:30:00Z'), calendar };
    // In China it is Thursday.
    expect(effectsOf(order, { event: 'digital_proof_sent', actor: 'customer_service', sid: 'A' })).toContainEqual({
      kind: 'schedule_proof_reminders',
      at: [new Date('2026-03-08T20:30:00Z'), new Date('2026-03-11T20:30:00Z')],
    });
  });

  test('takes pins in place of a comment, and settles pins by a version', () => {
    const approval = buildOrder('awaiting_proof_approval');
    const request = { event: 'proof_change_requested', actor: 'customer', sid: 'A', comment: ' ' } as const;
    expect(transition(approval, request)).toMatchObject({ ok: false, error: { code: 'required', field: 'comment' } });
    const pins = [{ x: 10, y: 20, text: 'a darker blue' }];
    expect(effectsOf(approval, { ...request, pins })).toContainEqual(
      expect.objectContaining({ kind: 'decide_proof', decision: 'change_requested', pins }),
    );
    const proof = { event: 'digital_proof_sent', actor: 'customer_service', sid: 'A', settles: [1, 3] } as const;
    expect(effectsOf(review, proof)).toContainEqual({ kind: 'store_proof', sid: 'A', version: 1, settles: [1, 3] });
  });

  test('rejects every change of artwork after its proof is confirmed', () => {
    const confirmed = transition(buildOrder('awaiting_proof_approval'), validInput('artwork_confirmed', 'customer'));
    for (const event of ['user_file_upload', 'artworks_submitted', 'proof_change_requested'] as const) {
      // S4.36
      expect(confirmed.ok && transition(confirmed.order, validInput(event, 'customer'))).toEqual({
        ok: false,
        error: { code: 'event_not_allowed' },
      });
    }
  });
});

describe('shipping an order', () => {
  const printed = buildOrder('in_production');
  const parcel = { event: 'shipped', actor: 'factory', agent: 'DHL', trackingNumber: 'JD01' } as const;

  test('emails the customer about each parcel and schedules the completion with the last one', () => {
    const sent = { kind: 'ship_items', agent: 'DHL', trackingNumber: 'JD01', parcels: [], at: printed.now };
    expect(effectsOf(printed, { ...parcel, items: ['A'] })).toEqual([
      { ...sent, items: ['A'], completed: ['A'] },
      mail('order_shipped'),
    ]);
    expect(effectsOf(printed, { ...parcel, items: ['A', 'B', 'blank'] })).toEqual([
      { ...sent, items: ['A', 'B', 'blank'], completed: ['A', 'B', 'blank'] },
      mail('order_shipped'),
      { kind: 'schedule_completion', at: daysAfter(printed.now, 30) },
    ]);
  });

  test('leaves the order in production until every piece of every item is in a parcel', () => {
    const packed = (quantity: number) => ({
      ...{ grams: 900, lengthMm: 300, widthMm: 200, heightMm: 50 },
      items: [{ sid: 'A', quantity }],
    });
    const others = { ...printed, items: printed.items.filter(({ sid }) => sid === 'A') };
    const ship = (order: OrderSnapshot, quantity: number) => {
      const result = transition(order, { ...parcel, items: ['A'], parcels: [packed(quantity)] });
      return result.ok ? result.order : order;
    };
    const first = ship(others, 2);
    expect([first.state, first.items]).toMatchObject(['in_production', [{ shipped: false, unshipped: 1 }]]);
    const last = ship(first, 1);
    expect([last.state, last.items]).toMatchObject(['shipped', [{ shipped: true, unshipped: 0 }]]);
  });

  test('sets the delivery date on completion, today by default', () => {
    const complete: EventInput = { event: 'order_completed', actor: 'factory' };
    expect(effectsOf(buildOrder('shipped'), { ...complete, deliveryDate: '2026-03-02' })).toEqual([
      { kind: 'set_delivered_on', day: '2026-03-02' },
      mail('order_completed'),
    ]);
    expect(effectsOf(buildOrder('shipped'), complete)).toContainEqual({ kind: 'set_delivered_on', day: '2026-03-03' });
  });
});

describe('ending an unpaid order', () => {
  const open = buildOrder('awaiting_payment', { hasOpenInvoice: true, now: daysAfter(PLACED_AT, 8) });

  test.each([
    ['order_cancelled', 'customer'],
    ['order_expired', 'system'],
  ] as const)('cancels the open PayPal invoice on %s', (event, actor) => {
    expect(effectsOf(open, validInput(event, actor))).toEqual([{ kind: 'cancel_paypal_invoice' }, mail(event)]);
    expect(effectsOf({ ...open, hasOpenInvoice: false }, validInput(event, actor))).toEqual([mail(event)]);
  });
});

describe('refunding', () => {
  const refundBy = (by: string, amount: number, of = 'payment') => ({
    kind: 'refund',
    of,
    by,
    amount,
    currency: 'USD',
  });
  const manualRefundNotification = { kind: 'notify_staff', role: 'accounting', about: 'manual_refund_due' };

  test('refunds everything not yet refunded when a paid order is cancelled', () => {
    const cancel = validInput('order_cancelled', 'customer_service');
    const paid = buildOrder('ready_for_production');
    expect(effectsOf(paid, cancel)).toEqual([refundBy('paypal', 12_000), mail('order_cancelled')]);
    expect(effectsOf({ ...paid, refunded: 4_000 }, cancel)).toEqual([
      refundBy('paypal', 8_000),
      mail('order_cancelled'),
    ]);
    expect(effectsOf({ ...paid, refunded: 12_000 }, cancel)).toEqual([mail('order_cancelled')]);
    expect(effectsOf({ ...paid, paidBy: 'manual' }, cancel)).toEqual([
      refundBy('manual', 12_000),
      mail('order_cancelled'),
      manualRefundNotification,
    ]);
    expect(effectsOf({ ...paid, paidBy: 'manual', refunded: 12_000 }, cancel)).toEqual([mail('order_cancelled')]);
  });

  test.each(['paypal', 'prepaid'] as const)('refunds by %s an order that was paid by it', (paidBy) => {
    // S6.21
    expect(effectsOf(buildOrder('shipped', { paidBy }), validInput('refund_issued', 'customer_service'))).toEqual([
      refundBy(paidBy, 500),
      mail('refund_issued'),
    ]);
  });

  test('returns unmatched payments first, and only when accounting refunds', () => {
    const twice = buildOrder('shipped', { unmatched: 300, paidBy: 'manual' });
    expect(effectsOf(twice, validInput('refund_issued', 'accounting'))).toEqual([
      refundBy('paypal', 300, 'unmatched'),
      refundBy('manual', 200),
      mail('refund_issued'),
      manualRefundNotification,
    ]);
    expect(effectsOf(twice, validInput('refund_issued', 'customer_service'))[0]).toEqual(refundBy('manual', 500));
    expect(effectsOf(buildOrder('expired', { unmatched: 500 }), validInput('refund_issued', 'accounting'))).toEqual([
      refundBy('paypal', 500, 'unmatched'),
      mail('refund_issued'),
    ]);
  });
});

describe('claiming', () => {
  const open = withItem(buildOrder('completed'), 'A', { hasOpenClaim: true });
  const resolution = { event: 'claim_resolved', actor: 'customer_service', sid: 'A' } as const;
  const resolved = { kind: 'resolve_claim', sid: 'A', lostParcel: false };
  const refunded = { kind: 'refund', of: 'payment', by: 'paypal', currency: 'USD' };

  test('opens a claim with its photos and notifies customer service', () => {
    const claim: EventInput = { event: 'claim_opened', actor: 'customer', sid: 'A', reason: 'torn', photos: ['p1'] };
    expect(effectsOf(buildOrder('shipped'), claim)).toEqual([
      { kind: 'open_claim', sid: 'A', reason: 'torn', photos: ['p1'] },
      mail('claim_opened'),
      { kind: 'notify_staff', role: 'customer_service', about: 'claim_opened' },
    ]);
  });

  test('resolves a claim with a reprint, a refund or a refusal', () => {
    expect(effectsOf(open, { ...resolution, resolution: 'reprint' })).toEqual([
      { ...resolved, resolution: 'reprint' },
      { kind: 'order_reprint', sid: 'A' },
      mail('claim_resolved'),
    ]);
    expect(effectsOf(open, { ...resolution, resolution: 'refund', amount: 700 })).toEqual([
      { ...resolved, resolution: 'refund', amount: 700 },
      { ...refunded, amount: 700 },
      mail('claim_resolved'),
    ]);
    expect(effectsOf(open, { ...resolution, resolution: 'refused', reason: 'used outdoors' })).toEqual([
      { ...resolved, resolution: 'refused', reason: 'used outdoors' },
      mail('claim_resolved'),
    ]);
  });

  test('notifies accounting to refund by hand an order that was paid by hand', () => {
    const effects = effectsOf({ ...open, paidBy: 'manual' }, { ...resolution, resolution: 'refund', amount: 700 });
    expect(effects).toContainEqual({ kind: 'notify_staff', role: 'accounting', about: 'manual_refund_due' });
  });

  test('closes the claim and records a lost parcel', () => {
    const result = transition(open, { ...resolution, resolution: 'reprint', lostParcel: true });
    const order = result.ok ? result.order : open;
    expect([order.lostParcel, order.items.map((each) => each.hasOpenClaim)]).toEqual([true, [false, false, false]]);
  });

  test('issues one coupon per order for a lost parcel', () => {
    const lost = effectsOf(open, { ...resolution, resolution: 'refund', amount: 12_000, lostParcel: true });
    expect(lost).toEqual([
      { ...resolved, resolution: 'refund', amount: 12_000, lostParcel: true },
      { ...refunded, amount: 12_000 }, // S9.57
      { kind: 'issue_coupon', percent: 5 }, // S9.58
      mail('claim_resolved'),
    ]);
    const second = effectsOf({ ...open, lostParcel: true }, { ...resolution, resolution: 'reprint', lostParcel: true });
    expect(second).toEqual([
      { ...resolved, resolution: 'reprint', lostParcel: true },
      { kind: 'order_reprint', sid: 'A' }, // S9.57
      mail('claim_resolved'),
    ]);
  });
});

describe('ordering a reprint', () => {
  const free = { total: 0, productAmount: 0 };
  const input = validInput('reprint_ordered', 'customer_service');

  test('notifies the factory immediately if the item’s proof was confirmed', () => {
    const order = buildOrder(null, { ...free, items: [buildItem('A', CARRIED_OVER_ARTWORK)] });
    expect(entriesOf(order, input)).toEqual(['reprint_ordered by customer_service']);
    expect(effectsOf(order, input).map(({ kind }) => kind)).toEqual(['place_order', 'notify_staff']);
    expect(effectsOf(order, input).at(-1)).toEqual({ kind: 'notify_staff', role: 'factory', about: 'reprint_due' });
  });

  test('waits for files if the item has no confirmed proof', () => {
    const order = buildOrder(null, { ...free, items: [buildItem('A')] });
    expect(entriesOf(order, input)).toEqual(['reprint_ordered by customer_service', 'waiting_for_user_file by system']);
    expect(effectsOf(order, input).map(({ kind }) => kind)).toEqual(['place_order']);
  });

  test('rejects a reprint with a total above zero', () => {
    const result = transition(buildOrder(null), input);
    expect(result).toEqual({ ok: false, error: { code: 'amount_mismatch' } });
  });
});

describe('a redeemed coupon', () => {
  const withCoupon = { couponRedeemed: true };

  test.each(['order_cancelled', 'order_expired'] as const)('can be used again after %s on an unpaid order', (event) => {
    const unpaid = buildOrder('awaiting_payment', { ...withCoupon, now: daysAfter(PLACED_AT, 8) });
    expect(effectsOf(unpaid, validInput(event, 'system'))).toContainEqual({ kind: 'release_coupon' });
    expect(effectsOf({ ...unpaid, couponRedeemed: false }, validInput(event, 'system'))).not.toContainEqual({
      kind: 'release_coupon',
    });
  });

  test('stays redeemed when a paid order is cancelled', () => {
    const effects = effectsOf(buildOrder('in_review', withCoupon), validInput('order_cancelled', 'customer_service'));
    expect(effects).not.toContainEqual({ kind: 'release_coupon' });
  });
});

test('a refund to an expired order reduces its unmatched payments, not its paid amount', () => {
  const result = transition(buildOrder('expired', { unmatched: 700 }), validInput('refund_issued', 'accounting'));
  expect(result.ok && [result.order.unmatched, result.order.refunded]).toEqual([200, 0]);
});

test('emails a note to the customer only if it is visible to the customer', () => {
  const note = { event: 'note_added', actor: 'factory', memo: 'called back' } as const;
  expect(effectsOf(buildOrder('shipped'), { ...note, visibility: 'customer' })).toEqual([mail('note')]);
  expect(effectsOf(buildOrder('shipped'), { ...note, visibility: 'internal' })).toEqual([]);
});
