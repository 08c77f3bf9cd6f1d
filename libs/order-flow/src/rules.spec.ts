import type { OrderFacts } from './facts';
import { daysAfter, goodPost, orderIn, PLACED, withItem } from './orders.fixture';
import type { EventPost } from './posts';
import type { Refusal } from './refusals';
import { allowedEvents, transition } from './transition';

function refusalOf(facts: OrderFacts, post: EventPost): Refusal | null {
  const outcome = transition(facts, post);
  return outcome.ok ? null : outcome.refusal;
}

/** The rule lets the first order and post pass and refuses the second with just this. */
function holds(rule: string, good: [OrderFacts, EventPost], bad: [OrderFacts, EventPost], refusal: Refusal): void {
  test(rule, () => {
    expect(refusalOf(...good)).toBeNull();
    expect(refusalOf(...bad)).toEqual(refusal);
  });
}

const SECOND = 1 / 86_400;

describe('placing', () => {
  const cart = orderIn(null);
  const post = goodPost('preorder', 'customer');

  holds('refuses an empty cart', [cart, post], [{ ...cart, items: [] }, post], { code: 'empty_cart' });
  const moved = { code: 'price_changed', field: 'expectedTotal' } as const;
  holds('refuses a total that moved', [cart, post], [{ ...cart, total: 12_001 }, post], moved);
  holds('refuses a total in another currency', [cart, post], [{ ...cart, currency: 'EUR' }, post], moved);

  const economy = { ...cart, shippingMethod: 3 } as const;
  const accepted: EventPost = {
    event: 'preorder',
    actor: 'customer',
    expectedTotal: { currency: 'USD', amount: 12_000 },
    economyRiskAccepted: true,
  };
  holds('refuses economy shipping without its risk accepted', [economy, accepted], [economy, post], {
    code: 'economy_risk_not_accepted',
    field: 'economyRiskAccepted',
  });

  const placed = orderIn('preorder');
  const recipient = goodPost('recipient_info_added', 'customer');
  holds('refuses an address that nothing ships to', [placed, recipient], [{ ...placed, shippable: false }, recipient], {
    code: 'shipping_unavailable',
    field: 'address',
  });
});

describe('the PayPal invoice', () => {
  const unpaid = orderIn('awaiting_payment');
  const open = { ...unpaid, openInvoice: true };
  const created = goodPost('paypal_invoice_created', 'system');
  const sent = goodPost('invoice_sent', 'system');

  holds('is one at a time', [unpaid, created], [open, created], { code: 'invoice_open' });
  holds('is for orders paid by PayPal', [unpaid, created], [{ ...unpaid, paymentMethod: 3 }, created], {
    code: 'event_not_allowed',
  });
  holds('is sent only once there is one', [open, sent], [unpaid, sent], { code: 'invoice_missing' });
});

describe('paying', () => {
  const unpaid = orderIn('awaiting_payment');
  const prepaid = { ...unpaid, paymentMethod: 3, currency: 'CNY', prepaidBalance: 12_000 } as const;
  const byPayPal = goodPost('order_paid', 'system');
  const fromBalance = goodPost('order_paid', 'customer');
  const byHand = goodPost('order_paid', 'accounting');
  const at = (days: number) => ({ ...unpaid, now: daysAfter(PLACED, days) });

  holds('is refused from the due second on', [at(7 - SECOND), byPayPal], [at(7), byPayPal], { code: 'order_expired' });
  holds(
    'is refused one unit below the total',
    [unpaid, byHand],
    [unpaid, { event: 'order_paid', actor: 'accounting', amount: 11_999, currency: 'USD' }],
    { code: 'amount_mismatch', field: 'amount' },
  );
  holds(
    'is refused one unit above the total',
    [unpaid, byPayPal],
    [unpaid, { event: 'order_paid', actor: 'system', amount: 12_001, currency: 'USD' }],
    { code: 'amount_mismatch', field: 'amount' },
  );
  holds(
    'is refused in another currency',
    [unpaid, byPayPal],
    [unpaid, { event: 'order_paid', actor: 'system', amount: 12_000, currency: 'JPY' }],
    { code: 'currency_mismatch', field: 'currency' },
  );
  holds(
    'from a prepaid account wants the whole total there',
    [prepaid, fromBalance],
    [{ ...prepaid, prepaidBalance: 11_999 }, fromBalance],
    { code: 'insufficient_balance' },
  );
  holds(
    'from a prepaid account is in CNY',
    [prepaid, fromBalance],
    [
      { ...prepaid, currency: 'USD' },
      { event: 'order_paid', actor: 'customer', amount: 12_000, currency: 'USD' },
    ],
    { code: 'currency_mismatch' },
  );
  holds(
    'by a customer is for prepaid orders',
    [prepaid, fromBalance],
    [{ ...prepaid, paymentMethod: 0 }, fromBalance],
    {
      code: 'event_not_allowed',
    },
  );
  holds('by PayPal is for PayPal orders', [unpaid, byPayPal], [{ ...unpaid, paymentMethod: 3 }, byPayPal], {
    code: 'event_not_allowed',
  });

  const expiry = goodPost('order_expired', 'system');
  holds('expires only after seven days', [at(7 + SECOND), expiry], [at(7), expiry], { code: 'not_yet_due' });
});

describe('artwork', () => {
  const waiting = orderIn('awaiting_files');
  const upload = (sid: string): EventPost => ({ event: 'user_file_upload', actor: 'customer', sid });
  const complete = withItem(withItem(waiting, 'A', { hasArtwork: true }), 'B', { hasArtwork: true });
  const submit = goodPost('artworks_submitted', 'customer');
  const half = withItem(complete, 'B', { hasArtwork: false });

  holds('is for the order’s own items', [waiting, upload('A')], [waiting, upload('Z')], {
    code: 'unknown_item',
    field: 'sid',
    items: ['Z'],
  });
  holds('is for printed items', [waiting, upload('B')], [waiting, upload('blank')], {
    code: 'artwork_not_needed',
    field: 'sid',
    items: ['blank'],
  });
  holds('is submitted whole', [complete, submit], [half, submit], { code: 'artwork_missing', items: ['B'] });
  holds(
    'is complete only when it is',
    [complete, goodPost('all_files_uploaded', 'system')],
    [waiting, goodPost('all_files_uploaded', 'system')],
    { code: 'artwork_missing', items: ['A', 'B'] },
  );

  const review = orderIn('in_review');
  const reject = (items: string[], reason = 'too coarse'): EventPost => ({
    event: 'artwork_rejected',
    actor: 'customer_service',
    items,
    reason,
  });
  const good: [OrderFacts, EventPost] = [review, reject(['A', 'B'])];
  holds('is rejected with a reason', good, [review, reject(['A'], ' \n')], {
    code: 'reason_required',
    field: 'reason',
  });
  holds('is rejected item by item', good, [review, reject([])], { code: 'required', field: 'items' });
  holds('is rejected for items of the order', good, [review, reject(['A', 'Z'])], {
    code: 'unknown_item',
    field: 'items',
    items: ['Z'],
  });
  holds('is rejected for printed items', good, [review, reject(['blank'])], {
    code: 'artwork_not_needed',
    field: 'items',
    items: ['blank'],
  });
});

describe('proofs', () => {
  const review = orderIn('in_review');
  const proof = (sid: string): EventPost => ({ event: 'digital_proof_sent', actor: 'customer_service', sid });
  holds('are for printed items', [review, proof('A')], [review, proof('blank')], {
    code: 'artwork_not_needed',
    field: 'sid',
    items: ['blank'],
  });

  const approval = orderIn('awaiting_proof_approval');
  const change = (sid: string, comment: string): EventPost => ({
    event: 'proof_change_requested',
    actor: 'customer',
    sid,
    comment,
  });
  holds('are sent back with a comment', [approval, change('A', 'redder')], [approval, change('A', ' ')], {
    code: 'required',
    field: 'comment',
  });
  holds(
    'are sent back for an item of the order',
    [approval, change('B', 'redder')],
    [approval, change('Z', 'redder')],
    {
      code: 'unknown_item',
      field: 'sid',
      items: ['Z'],
    },
  );

  const second = withItem(approval, 'B', { proofsSent: 2, currentProofVersion: 2 });
  const confirm = (versions: Record<string, number>): EventPost => ({
    event: 'artwork_confirmed',
    actor: 'customer',
    versions,
  });
  const wrong = (...items: string[]): Refusal => ({ code: 'proof_not_current', field: 'versions', items });
  const good: [OrderFacts, EventPost] = [second, confirm({ A: 1, B: 2 })];
  holds('are confirmed by their current version', good, [second, confirm({ A: 1, B: 1 })], wrong('B'));
  holds('are confirmed all at once', good, [second, confirm({ A: 1 })], wrong('B'));
  holds('are not confirmed by confirming nothing', good, [second, confirm({})], wrong('A', 'B'));
  holds('are confirmed for printed items only', good, [second, confirm({ A: 1, B: 2, blank: 1 })], wrong('blank'));
  holds('are confirmed for the order’s items only', good, [second, confirm({ A: 1, B: 2, Z: 1 })], wrong('Z'));
});

describe('shipping', () => {
  const printed = orderIn('in_production');
  const begun = withItem(printed, 'A', { shipped: true });
  const ship = (items: string[], agent = 'DHL', trackingNumber = 'JD01'): EventPost => ({
    event: 'shipped',
    actor: 'isc_facility',
    items,
    agent,
    trackingNumber,
  });
  const good: [OrderFacts, EventPost] = [begun, ship(['B', 'blank'])];

  holds('takes no item twice', good, [begun, ship(['A', 'B'])], {
    code: 'already_shipped',
    field: 'items',
    items: ['A'],
  });
  holds('takes no item twice in one parcel', good, [begun, ship(['B', 'B'])], {
    code: 'already_shipped',
    field: 'items',
    items: ['B'],
  });
  holds('takes the order’s items', good, [begun, ship(['B', 'Z'])], {
    code: 'unknown_item',
    field: 'items',
    items: ['Z'],
  });
  holds('takes at least one item', good, [begun, ship([])], { code: 'required', field: 'items' });
  holds('names its agent', good, [begun, ship(['B'], ' ')], { code: 'required', field: 'agent' });
  holds('names its tracking number', good, [begun, ship(['B'], 'DHL', '')], {
    code: 'required',
    field: 'trackingNumber',
  });

  const underWay = orderIn('shipped');
  const after = (days: number) => ({ ...underWay, now: daysAfter(PLACED, days) });
  const bySystem = goodPost('order_completed', 'system');
  holds('ends by itself after thirty days', [after(30), bySystem], [after(30 - SECOND), bySystem], {
    code: 'not_yet_due',
  });

  const delivered = (deliveryDate: string): EventPost => ({ event: 'order_completed', actor: 'factory', deliveryDate });
  const impossible = { code: 'invalid', field: 'deliveryDate' } as const;
  holds('ends on a real day', [after(1), delivered('2026-03-03')], [after(1), delivered('2026-02-30')], impossible);
  holds(
    'ends no later than today',
    [after(1), delivered('2026-03-03')],
    [after(1), delivered('2026-03-04')],
    impossible,
  );
  holds(
    'ends no earlier than it began',
    [after(1), delivered('2026-03-01')],
    [after(1), delivered('2026-02-28')],
    impossible,
  );
});

describe('cancelling', () => {
  const because = goodPost('order_cancelled', 'customer_service');
  const mute: EventPost = { event: 'order_cancelled', actor: 'customer_service', reason: '' };
  const unsaid = { code: 'reason_required', field: 'reason' } as const;
  holds('an unpaid order says why', [orderIn('preorder'), because], [orderIn('preorder'), mute], unsaid);
  holds('a paid order says why', [orderIn('in_review'), because], [orderIn('in_review'), mute], unsaid);
});

describe('refunding', () => {
  const paid = orderIn('shipped');
  const refund = (
    amount: number,
    actor: 'customer_service' | 'accounting' | 'admin' = 'customer_service',
  ): EventPost => ({
    event: 'refund_issued',
    actor,
    reason: 'a crease',
    amount,
  });
  const tooMuch = { code: 'refund_exceeds_limit', field: 'amount' } as const;
  const good: [OrderFacts, EventPost] = [paid, refund(10_000)];

  holds('ends at the product price', good, [paid, refund(10_001)], tooMuch);
  holds('ends at the product price for accounting too', good, [paid, refund(10_001, 'accounting')], tooMuch);
  const partly = { ...paid, refunded: 4_000 };
  holds('counts what was refunded before', [partly, refund(6_000)], [partly, refund(6_001)], tooMuch);
  holds('ends when all is refunded', good, [{ ...paid, refunded: 10_000 }, refund(1)], { code: 'nothing_paid' });

  const lost = { ...paid, lostParcel: true };
  holds(
    'reaches shipping and fees for a lost parcel, by accounting',
    [lost, refund(12_000, 'accounting')],
    [lost, refund(12_000)],
    tooMuch,
  );
  holds(
    'reaches as far for an admin, and no further',
    [lost, refund(12_000, 'admin')],
    [lost, refund(12_001, 'admin')],
    tooMuch,
  );

  const twice = { ...paid, unapplied: 12_000 };
  holds(
    'of unapplied money is for accounting',
    [twice, refund(22_000, 'accounting')],
    [twice, refund(22_000)],
    tooMuch,
  );
  const late = orderIn('expired', { unapplied: 12_000 });
  holds(
    'sends back a late payment and no more',
    [late, refund(12_000, 'accounting')],
    [late, refund(12_001, 'accounting')],
    tooMuch,
  );
  holds(
    'of an expired order wants a late payment',
    [late, refund(500, 'accounting')],
    [orderIn('expired'), refund(500, 'accounting')],
    { code: 'nothing_paid' },
  );

  const mute: EventPost = { event: 'refund_issued', actor: 'accounting', reason: ' ', amount: 1 };
  const unsaid = { code: 'reason_required', field: 'reason' } as const;
  holds('says why', good, [paid, mute], unsaid);
  holds('of a late payment says why', [late, refund(500, 'accounting')], [late, mute], unsaid);
  holds(
    'is in the order’s currency',
    good,
    [paid, { event: 'refund_issued', actor: 'accounting', reason: 'a crease', amount: 1, currency: 'JPY' }],
    { code: 'currency_mismatch', field: 'currency' },
  );
  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'is a whole positive amount, not %d',
    (amount) => {
      expect(refusalOf(paid, refund(amount))).toEqual({ code: 'invalid', field: 'amount' });
    },
  );
});

describe('claims', () => {
  const delivered = (now: string) => orderIn('completed', { deliveredOn: '2026-03-02', now: new Date(now) });
  const claim = goodPost('claim_opened', 'customer');
  const last = delivered('2026-03-11T23:59:59Z');
  const late = delivered('2026-03-12T00:00:00Z');

  holds('are open for seven business days', [last, claim], [late, claim], { code: 'claim_window_closed' });
  test('are open a day longer for each holiday', () => {
    expect(refusalOf({ ...late, calendar: { ...late.calendar, holidays: new Set(['2026-03-05']) } }, claim)).toBeNull();
  });
  test('are open while a parcel has not come', () => {
    expect(refusalOf(orderIn('shipped', { now: daysAfter(PLACED, 60) }), claim)).toBeNull();
  });
  const open = withItem(last, 'A', { openClaim: true });
  const about = (sid: string): EventPost => ({ event: 'claim_opened', actor: 'customer', sid, reason: 'a crease' });
  holds('are one an item', [open, about('B')], [open, about('A')], { code: 'claim_open', field: 'sid', items: ['A'] });
  holds('are for the order’s items', [open, about('B')], [open, about('Z')], {
    code: 'unknown_item',
    field: 'sid',
    items: ['Z'],
  });
  holds('say why', [last, claim], [last, { event: 'claim_opened', actor: 'customer', sid: 'A', reason: '' }], {
    code: 'reason_required',
    field: 'reason',
  });

  type Settlement = Partial<Extract<EventPost, { event: 'claim_resolved' }>>;
  const settle = (settlement: Settlement): EventPost => ({
    event: 'claim_resolved',
    actor: 'customer_service',
    sid: 'A',
    resolution: 'refund',
    ...settlement,
  });
  const reprint = settle({ resolution: 'reprint' });
  holds('are resolved once opened', [open, reprint], [last, reprint], { code: 'claim_missing' });
  holds('are resolved for their item', [open, reprint], [open, settle({ sid: 'B', resolution: 'reprint' })], {
    code: 'claim_missing',
    field: 'sid',
    items: ['B'],
  });
  holds('refund up to the product price', [open, settle({ amount: 10_000 })], [open, settle({ amount: 10_001 })], {
    code: 'refund_exceeds_limit',
    field: 'amount',
  });
  holds(
    'refund everything for a lost parcel, and no more',
    [open, settle({ amount: 12_000, lostParcel: true })],
    [open, settle({ amount: 12_001, lostParcel: true })],
    { code: 'refund_exceeds_limit', field: 'amount' },
  );
  holds('that refund name an amount', [open, settle({ amount: 1 })], [open, settle({})], {
    code: 'invalid',
    field: 'amount',
  });
  holds(
    'of a lost parcel are not refused',
    [open, settle({ resolution: 'refused', reason: 'used outdoors' })],
    [open, settle({ resolution: 'refused', reason: 'used outdoors', lostParcel: true })],
    { code: 'invalid', field: 'resolution' },
  );
  holds(
    'are refused with a word',
    [open, settle({ resolution: 'refused', reason: 'used outdoors' })],
    [open, settle({ resolution: 'refused', reason: ' ' })],
    { code: 'reason_required', field: 'reason' },
  );
});

describe('notes', () => {
  const order = orderIn('in_review');
  holds(
    'say something',
    [order, goodPost('note_added', 'factory')],
    [order, { event: 'note_added', actor: 'factory', memo: '', visibility: 'internal' }],
    { code: 'required', field: 'memo' },
  );
});

describe('an admin', () => {
  test('stands in the history as the role that the event takes', () => {
    const roleIn = (facts: OrderFacts, post: EventPost) => {
      const outcome = transition(facts, post);
      return outcome.ok && outcome.events[0]?.actor;
    };
    expect(roleIn(orderIn('awaiting_payment'), goodPost('order_paid', 'admin'))).toBe('accounting');
    expect(roleIn(orderIn('in_review'), goodPost('digital_proof_sent', 'admin'))).toBe('customer_service');
    expect(roleIn(orderIn('ready_for_production'), goodPost('in_production', 'admin'))).toBe('factory');
  });

  holds(
    'is told why by the role that comes closest',
    [orderIn('awaiting_payment'), goodPost('order_paid', 'admin')],
    [orderIn('awaiting_payment'), { event: 'order_paid', actor: 'admin', amount: 1, currency: 'USD' }],
    { code: 'amount_mismatch', field: 'amount' },
  );
});

describe('what is offered', () => {
  test('leaves out what the order itself forbids, and trusts the payload', () => {
    const unpaid = orderIn('awaiting_payment');
    expect(allowedEvents(unpaid, 'customer')).toEqual(['order_cancelled']);
    expect(allowedEvents(unpaid, 'admin')).toEqual(['order_paid', 'order_cancelled', 'note_added']);
    expect(allowedEvents({ ...unpaid, now: daysAfter(PLACED, 8) }, 'admin')).toEqual(['order_cancelled', 'note_added']);
    expect(allowedEvents(orderIn('awaiting_files'), 'customer')).toEqual(['user_file_upload']);
    expect(allowedEvents(orderIn('expired'), 'accounting')).toEqual(['note_added']);
  });
});
