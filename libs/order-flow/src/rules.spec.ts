import type { OrderSnapshot } from './order-snapshot';
import { daysAfter, validInput, buildOrder, PLACED_AT, SENDER, withItem } from './order.fixture';
import type { EventInput } from './event-input';
import type { FlowError } from './flow-error';
import type { Parcel } from './parcels';
import { allowedEvents, transition } from './transition';

function errorOf(order: OrderSnapshot, input: EventInput): FlowError | null {
  const result = transition(order, input);
  return result.ok ? null : result.error;
}

/** Tests a guard: the first order and input are accepted, the second are rejected with exactly this error. */
function testGuard(
  title: string,
  accepted: [OrderSnapshot, EventInput],
  rejected: [OrderSnapshot, EventInput],
  error: FlowError,
): void {
  test(title, () => {
    expect(errorOf(...accepted)).toBeNull();
    expect(errorOf(...rejected)).toEqual(error);
  });
}

const SECOND = 1 / 86_400;

describe('placing an order', () => {
  const cart = buildOrder(null);
  const input = validInput('preorder', 'customer');

  testGuard('rejects an empty cart', [cart, input], [{ ...cart, items: [] }, input], { code: 'empty_cart' });
  const priceChanged = { code: 'price_changed', field: 'expectedTotal' } as const;
  testGuard(
    'rejects an expected total that is not the current total',
    [cart, input],
    [{ ...cart, total: 12_001 }, input],
    priceChanged,
  );
  testGuard(
    'rejects an expected total in another currency',
    [cart, input],
    [{ ...cart, currency: 'EUR' }, input],
    priceChanged,
  );

  const economy = { ...cart, shippingMethod: 3 } as const;
  const accepted: EventInput = {
    event: 'preorder',
    actor: 'customer',
    expectedTotal: { currency: 'USD', amount: 12_000 },
    economyRiskAccepted: true,
  };
  test('rejects economy shipping if its risk is not accepted', () => {
    expect(errorOf(economy, accepted)).toBeNull();
    // S4.38, S9.20
    expect(errorOf(economy, input)).toEqual({ code: 'economy_risk_not_accepted', field: 'economyRiskAccepted' });
  });

  const placed = buildOrder('preorder');
  const recipient = validInput('recipient_info_added', 'customer');
  test('rejects a recipient once the order is too old to be paid', () => {
    expect(errorOf({ ...placed, now: daysAfter(PLACED_AT, 7 - SECOND) }, recipient)).toBeNull();
    expect(errorOf({ ...placed, now: daysAfter(PLACED_AT, 7) }, recipient)).toEqual({ code: 'order_expired' });
  });
  testGuard(
    'rejects an address that no shipping method delivers to',
    [placed, recipient],
    [{ ...placed, shippable: false }, recipient],
    {
      code: 'shipping_unavailable',
      field: 'address',
    },
  );
});

describe('the PayPal invoice', () => {
  const unpaid = buildOrder('awaiting_payment');
  const open = { ...unpaid, hasOpenInvoice: true };
  const created = validInput('paypal_invoice_created', 'system');
  const sent = validInput('invoice_sent', 'system');

  testGuard('is rejected while another invoice is open', [unpaid, created], [open, created], { code: 'invoice_open' });
  test('is rejected for orders that are not paid by PayPal', () => {
    // S9.33
    expect(errorOf({ ...unpaid, paymentMethod: 0 }, created)).toBeNull();
    expect(errorOf({ ...unpaid, paymentMethod: 3 }, created)).toEqual({ code: 'event_not_allowed' });
  });
  testGuard('cannot be sent before it is created', [open, sent], [unpaid, sent], { code: 'invoice_missing' });
});

describe('paying an order', () => {
  const unpaid = buildOrder('awaiting_payment');
  const prepaid = { ...unpaid, paymentMethod: 3, currency: 'CNY', prepaidBalance: 12_000 } as const;
  const byPayPal = validInput('order_paid', 'system');
  const fromBalance = validInput('order_paid', 'customer');
  const byHand = validInput('order_paid', 'accounting');
  const at = (days: number) => ({ ...unpaid, now: daysAfter(PLACED_AT, days) });

  test('is rejected from the due time on', () => {
    expect(errorOf(at(7 - SECOND), byPayPal)).toBeNull();
    // S4.32
    expect(errorOf(at(7), byPayPal)).toEqual({ code: 'order_expired' });
  });
  testGuard(
    'is rejected one unit below the total',
    [unpaid, byHand],
    [unpaid, { event: 'order_paid', actor: 'accounting', amount: 11_999, currency: 'USD' }],
    { code: 'amount_mismatch', field: 'amount' },
  );
  testGuard(
    'is rejected without an amount',
    [unpaid, byHand],
    [unpaid, { event: 'order_paid', actor: 'accounting', amount: 0, currency: 'USD' }],
    { code: 'required', field: 'amount' },
  );
  testGuard(
    'is rejected without a currency',
    [unpaid, byHand],
    [unpaid, { event: 'order_paid', actor: 'accounting', amount: 12_000, currency: '' }],
    { code: 'required', field: 'currency' },
  );
  testGuard(
    'is rejected one unit above the total',
    [unpaid, byPayPal],
    [unpaid, { event: 'order_paid', actor: 'system', amount: 12_001, currency: 'USD' }],
    { code: 'amount_mismatch', field: 'amount' },
  );
  testGuard(
    'is rejected in another currency',
    [unpaid, byPayPal],
    [unpaid, { event: 'order_paid', actor: 'system', amount: 12_000, currency: 'JPY' }],
    { code: 'currency_mismatch', field: 'currency' },
  );
  testGuard(
    'is rejected if the prepaid account holds less than the total',
    [prepaid, fromBalance],
    [{ ...prepaid, prepaidBalance: 11_999 }, fromBalance],
    { code: 'insufficient_balance' },
  );
  test('is rejected from a prepaid account in a currency other than CNY', () => {
    const inDollars: EventInput = { event: 'order_paid', actor: 'customer', amount: 12_000, currency: 'USD' };
    expect(errorOf(prepaid, fromBalance)).toBeNull();
    // S9.36
    expect(errorOf({ ...prepaid, currency: 'USD' }, inDollars)).toEqual({ code: 'currency_mismatch' });
  });
  testGuard(
    'is rejected by a customer for an order that is not prepaid',
    [prepaid, fromBalance],
    [{ ...prepaid, paymentMethod: 0 }, fromBalance],
    {
      code: 'event_not_allowed',
    },
  );
  testGuard(
    'is rejected by PayPal for an order that is not paid by PayPal',
    [unpaid, byPayPal],
    [{ ...unpaid, paymentMethod: 3 }, byPayPal],
    {
      code: 'event_not_allowed',
    },
  );

  const expiry = validInput('order_expired', 'system');
  test('rejects the expiry of an order before seven days have passed', () => {
    // S4.31
    expect(errorOf(at(7 + SECOND), expiry)).toBeNull();
    expect(errorOf(at(7), expiry)).toEqual({ code: 'not_yet_due' });
  });
});

describe('artwork', () => {
  const waiting = buildOrder('awaiting_files');
  const upload = (sid: string): EventInput => ({ event: 'user_file_upload', actor: 'customer', sid });
  const complete = withItem(withItem(waiting, 'A', { hasArtwork: true }), 'B', { hasArtwork: true });
  const submit = validInput('artworks_submitted', 'customer');
  const half = withItem(complete, 'B', { hasArtwork: false });

  testGuard('is rejected for an item of another order', [waiting, upload('A')], [waiting, upload('Z')], {
    code: 'unknown_item',
    field: 'sid',
    items: ['Z'],
  });
  testGuard('is rejected for an item that is not printed', [waiting, upload('B')], [waiting, upload('blank')], {
    code: 'artwork_not_needed',
    field: 'sid',
    items: ['blank'],
  });
  testGuard('cannot be submitted before every printed item has a file', [complete, submit], [half, submit], {
    code: 'artwork_missing',
    items: ['B'],
  });
  testGuard(
    'is not reported complete before every printed item has a file',
    [complete, validInput('all_files_uploaded', 'system')],
    [waiting, validInput('all_files_uploaded', 'system')],
    { code: 'artwork_missing', items: ['A', 'B'] },
  );

  const review = buildOrder('in_review');
  const reject = (items: string[], reason = 'too coarse'): EventInput => ({
    event: 'artwork_rejected',
    actor: 'customer_service',
    items,
    reason,
  });
  const valid: [OrderSnapshot, EventInput] = [review, reject(['A', 'B'])];
  testGuard('cannot be turned down without a reason', valid, [review, reject(['A'], ' \n')], {
    code: 'reason_required',
    field: 'reason',
  });
  testGuard('cannot be turned down without naming items', valid, [review, reject([])], {
    code: 'required',
    field: 'items',
  });
  testGuard('cannot be turned down for items of another order', valid, [review, reject(['A', 'Z'])], {
    code: 'unknown_item',
    field: 'items',
    items: ['Z'],
  });
  testGuard('cannot be turned down for items that are not printed', valid, [review, reject(['blank'])], {
    code: 'artwork_not_needed',
    field: 'items',
    items: ['blank'],
  });
});

describe('proofs', () => {
  const review = buildOrder('in_review');
  const proof = (sid: string): EventInput => ({ event: 'digital_proof_sent', actor: 'customer_service', sid });
  testGuard('are rejected for items that are not printed', [review, proof('A')], [review, proof('blank')], {
    code: 'artwork_not_needed',
    field: 'sid',
    items: ['blank'],
  });

  const approval = buildOrder('awaiting_proof_approval');
  const change = (sid: string, comment: string): EventInput => ({
    event: 'proof_change_requested',
    actor: 'customer',
    sid,
    comment,
  });
  testGuard('cannot be sent back without a comment', [approval, change('A', 'redder')], [approval, change('A', ' ')], {
    code: 'required',
    field: 'comment',
  });
  testGuard(
    'cannot be sent back for an item of another order',
    [approval, change('B', 'redder')],
    [approval, change('Z', 'redder')],
    {
      code: 'unknown_item',
      field: 'sid',
      items: ['Z'],
    },
  );

  const second = withItem(approval, 'B', { proofsSent: 2, currentProofVersion: 2 });
  const confirm = (versions: Record<string, number>): EventInput => ({
    event: 'artwork_confirmed',
    actor: 'customer',
    versions,
  });
  const wrong = (...items: string[]): FlowError => ({ code: 'proof_not_current', field: 'versions', items });
  const valid: [OrderSnapshot, EventInput] = [second, confirm({ A: 1, B: 2 })];
  testGuard('cannot be confirmed in an outdated version', valid, [second, confirm({ A: 1, B: 1 })], wrong('B'));
  testGuard('cannot be confirmed without naming every printed item', valid, [second, confirm({ A: 1 })], wrong('B'));
  testGuard('cannot be confirmed with an empty list of versions', valid, [second, confirm({})], wrong('A', 'B'));
  testGuard(
    'cannot be confirmed for items that are not printed',
    valid,
    [second, confirm({ A: 1, B: 2, blank: 1 })],
    wrong('blank'),
  );
  testGuard(
    'cannot be confirmed for items of another order',
    valid,
    [second, confirm({ A: 1, B: 2, Z: 1 })],
    wrong('Z'),
  );
});

describe('shipping', () => {
  const printed = buildOrder('in_production');
  const partlyShipped = withItem(printed, 'A', { shipped: true, unshipped: 0 });
  const ship = (items: string[], agent = 'DHL', trackingNumber = 'JD01'): EventInput => ({
    event: 'shipped',
    actor: 'isc_facility',
    items,
    agent,
    trackingNumber,
  });
  const valid: [OrderSnapshot, EventInput] = [partlyShipped, ship(['B', 'blank'])];

  testGuard('rejects an item that was shipped before', valid, [partlyShipped, ship(['A', 'B'])], {
    code: 'already_shipped',
    field: 'items',
    items: ['A'],
  });
  testGuard('rejects the same item twice in one parcel', valid, [partlyShipped, ship(['B', 'B'])], {
    code: 'already_shipped',
    field: 'items',
    items: ['B'],
  });
  testGuard('rejects an item of another order', valid, [partlyShipped, ship(['B', 'Z'])], {
    code: 'unknown_item',
    field: 'items',
    items: ['Z'],
  });
  const parcel = { grams: 900, lengthMm: 300, widthMm: 200, heightMm: 50, items: [{ sid: 'B', quantity: 3 }] };
  const inParcels = (...parcels: Parcel[]): EventInput => ({
    ...{ event: 'shipped', actor: 'factory', agent: 'DHL', trackingNumber: 'JD01' },
    ...{ items: ['B'], parcels },
  });
  const packed: [OrderSnapshot, EventInput] = [partlyShipped, inParcels(parcel)];
  const split = (quantity: number) => ({ ...parcel, items: [{ sid: 'B', quantity }] });

  test('accepts pieces of an item in several parcels', () => {
    expect(errorOf(partlyShipped, inParcels(split(1), split(2)))).toBeNull();
  });
  for (const field of ['grams', 'lengthMm', 'widthMm', 'heightMm'] as const)
    testGuard(`rejects a parcel whose ${field} is 0`, packed, [partlyShipped, inParcels({ ...parcel, [field]: 0 })], {
      ...{ code: 'required', field: `parcels[0].${field}` },
    });
  testGuard('rejects an empty list of parcels', packed, [partlyShipped, inParcels()], {
    ...{ code: 'required', field: 'parcels' },
  });
  testGuard(
    'rejects a parcel with nothing in it',
    packed,
    [partlyShipped, inParcels(parcel, { ...parcel, items: [] })],
    {
      ...{ code: 'required', field: 'parcels[1].items' },
    },
  );
  testGuard('rejects more pieces than are left', packed, [partlyShipped, inParcels(split(2), split(2))], {
    ...{ code: 'out_of_range', field: 'parcels[1].items[0].quantity' },
  });
  testGuard(
    'rejects pieces of an item that has shipped',
    packed,
    [partlyShipped, { ...inParcels({ ...parcel, items: [{ sid: 'A', quantity: 1 }] }), items: ['A'] } as EventInput],
    { code: 'out_of_range', field: 'parcels[0].items[0].quantity' },
  );
  testGuard(
    'rejects a parcel with an item of another order',
    packed,
    [partlyShipped, inParcels({ ...parcel, items: [{ sid: 'Z', quantity: 1 }] })],
    { code: 'unknown_item', field: 'parcels[0].items[0].sid' },
  );
  testGuard(
    'rejects an item that no parcel contains',
    packed,
    [partlyShipped, { ...inParcels(parcel), items: ['B', 'blank'] } as EventInput],
    { code: 'required', field: 'parcels' },
  );
  testGuard(
    'rejects an item twice in a parcel',
    packed,
    [
      partlyShipped,
      inParcels({
        ...parcel,
        items: [
          { sid: 'B', quantity: 1 },
          { sid: 'B', quantity: 1 },
        ],
      }),
    ],
    { code: 'invalid', field: 'parcels[0].items[1].sid' },
  );

  testGuard('rejects a parcel without items', valid, [partlyShipped, ship([])], { code: 'required', field: 'items' });
  testGuard('rejects a blank agent', valid, [partlyShipped, ship(['B'], ' ')], { code: 'required', field: 'agent' });
  testGuard('rejects a blank tracking number', valid, [partlyShipped, ship(['B'], 'DHL', '')], {
    code: 'required',
    field: 'trackingNumber',
  });

  const shipped = buildOrder('shipped');
  const after = (days: number) => ({ ...shipped, now: daysAfter(PLACED_AT, days) });
  const bySystem = validInput('order_completed', 'system');
  testGuard(
    'rejects the automatic completion before thirty days have passed',
    [after(30), bySystem],
    [after(30 - SECOND), bySystem],
    {
      code: 'not_yet_due',
    },
  );

  const delivered = (deliveryDate: string): EventInput => ({
    event: 'order_completed',
    actor: 'factory',
    deliveryDate,
  });
  const impossible = { code: 'invalid', field: 'deliveryDate' } as const;
  testGuard(
    'rejects a delivery date that does not exist',
    [after(1), delivered('2026-03-03')],
    [after(1), delivered('2026-02-30')],
    impossible,
  );
  testGuard(
    'rejects a delivery date in the future',
    [after(1), delivered('2026-03-03')],
    [after(1), delivered('2026-03-04')],
    impossible,
  );
  testGuard(
    'rejects a delivery date before the last shipment',
    [after(1), delivered('2026-03-01')],
    [after(1), delivered('2026-02-28')],
    impossible,
  );
});

describe('cancelling', () => {
  const withReason = validInput('order_cancelled', 'customer_service');
  const withoutReason: EventInput = { event: 'order_cancelled', actor: 'customer_service', reason: '' };
  const reasonRequired = { code: 'reason_required', field: 'reason' } as const;
  testGuard(
    'an unpaid order is rejected without a reason',
    [buildOrder('preorder'), withReason],
    [buildOrder('preorder'), withoutReason],
    reasonRequired,
  );
  testGuard(
    'a paid order is rejected without a reason',
    [buildOrder('in_review'), withReason],
    [buildOrder('in_review'), withoutReason],
    reasonRequired,
  );
});

describe('refunding', () => {
  const paid = buildOrder('shipped');
  const refund = (
    amount: number,
    actor: 'customer_service' | 'accounting' | 'admin' = 'customer_service',
  ): EventInput => ({
    event: 'refund_issued',
    actor,
    reason: 'a crease',
    amount,
  });
  const tooMuch = { code: 'refund_exceeds_limit', field: 'amount' } as const;
  const valid: [OrderSnapshot, EventInput] = [paid, refund(10_000)];

  test('is limited to the product price', () => {
    expect(errorOf(...valid)).toBeNull();
    // S9.56
    expect(errorOf(paid, refund(10_001))).toEqual(tooMuch);
  });
  testGuard(
    'is limited to the product price for accounting, too',
    valid,
    [paid, refund(10_001, 'accounting')],
    tooMuch,
  );
  const partly = { ...paid, refunded: 4_000 };
  testGuard('counts earlier refunds towards the limit', [partly, refund(6_000)], [partly, refund(6_001)], tooMuch);
  testGuard(
    'is rejected when the whole product price is refunded',
    [{ ...paid, refunded: 9_999 }, refund(1)],
    [{ ...paid, refunded: 10_000 }, refund(1)],
    tooMuch,
  );

  const lost = { ...paid, lostParcel: true };
  testGuard(
    'may include shipping and fees for a lost parcel if accounting refunds',
    [lost, refund(12_000, 'accounting')],
    [lost, refund(12_000)],
    tooMuch,
  );
  testGuard(
    'may include shipping and fees for a lost parcel if an admin refunds, up to the payment',
    [lost, refund(12_000, 'admin')],
    [lost, refund(12_001, 'admin')],
    tooMuch,
  );

  const twice = { ...paid, unmatched: 12_000 };
  testGuard(
    'of unmatched payments is rejected unless accounting refunds',
    [twice, refund(22_000, 'accounting')],
    [twice, refund(22_000)],
    tooMuch,
  );
  const late = buildOrder('expired', { unmatched: 12_000 });
  testGuard(
    'of a late payment is limited to that payment',
    [late, refund(12_000, 'accounting')],
    [late, refund(12_001, 'accounting')],
    tooMuch,
  );
  testGuard(
    'of an expired order is rejected without an unmatched payment',
    [late, refund(500, 'accounting')],
    [buildOrder('expired'), refund(500, 'accounting')],
    { code: 'nothing_paid' },
  );

  const withoutReason: EventInput = { event: 'refund_issued', actor: 'accounting', reason: ' ', amount: 1 };
  const reasonRequired = { code: 'reason_required', field: 'reason' } as const;
  testGuard('is rejected without a reason', valid, [paid, withoutReason], reasonRequired);
  testGuard(
    'of a late payment is rejected without a reason',
    [late, refund(500, 'accounting')],
    [late, withoutReason],
    reasonRequired,
  );
  testGuard(
    'is rejected in a currency that is not the order’s',
    valid,
    [paid, { event: 'refund_issued', actor: 'accounting', reason: 'a crease', amount: 1, currency: 'JPY' }],
    { code: 'not_order_currency', field: 'currency' },
  );
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is rejected for the amount %d', (amount) => {
    expect(errorOf(paid, refund(amount))).toEqual({ code: 'invalid', field: 'amount' });
  });
  test('is rejected without an amount', () => {
    expect(errorOf(paid, refund(0))).toEqual({ code: 'required', field: 'amount' });
  });
});

describe('claims', () => {
  const delivered = (now: string) => buildOrder('completed', { deliveredOn: '2026-03-02', now: new Date(now) });
  const claim = validInput('claim_opened', 'customer');
  const last = delivered('2026-03-11T23:59:59Z');
  const late = delivered('2026-03-12T00:00:00Z');

  test('are rejected more than seven business days after delivery', () => {
    expect(errorOf(last, claim)).toBeNull();
    expect(errorOf(late, claim)).toEqual({ code: 'claim_window_closed' });
  });
  test('are accepted one day longer for each holiday', () => {
    expect(errorOf({ ...late, calendar: { ...late.calendar, holidays: new Set(['2026-03-05']) } }, claim)).toBeNull();
  });
  test('are accepted without limit while the delivery date is unknown', () => {
    expect(errorOf(buildOrder('shipped', { now: daysAfter(PLACED_AT, 60) }), claim)).toBeNull();
  });
  const open = withItem(last, 'A', { hasOpenClaim: true });
  const claimFor = (sid: string): EventInput => ({ event: 'claim_opened', actor: 'customer', sid, reason: 'a crease' });
  testGuard('are rejected for an item that has an open claim', [open, claimFor('B')], [open, claimFor('A')], {
    code: 'claim_open',
    field: 'sid',
    items: ['A'],
  });
  testGuard('are rejected for items of another order', [open, claimFor('B')], [open, claimFor('Z')], {
    code: 'unknown_item',
    field: 'sid',
    items: ['Z'],
  });
  testGuard(
    'are rejected without a reason',
    [last, claim],
    [last, { event: 'claim_opened', actor: 'customer', sid: 'A', reason: '' }],
    {
      code: 'reason_required',
      field: 'reason',
    },
  );

  type Resolution = Partial<Extract<EventInput, { event: 'claim_resolved' }>>;
  const resolveClaim = (resolution: Resolution): EventInput => ({
    event: 'claim_resolved',
    actor: 'customer_service',
    sid: 'A',
    resolution: 'refund',
    ...resolution,
  });
  const reprint = resolveClaim({ resolution: 'reprint' });
  testGuard('cannot be resolved if none is open', [open, reprint], [last, reprint], { code: 'claim_missing' });
  testGuard(
    'cannot be resolved for an item without an open claim',
    [open, reprint],
    [open, resolveClaim({ sid: 'B', resolution: 'reprint' })],
    {
      code: 'claim_missing',
      field: 'sid',
      items: ['B'],
    },
  );
  testGuard(
    'refund at most the product price',
    [open, resolveClaim({ amount: 10_000 })],
    [open, resolveClaim({ amount: 10_001 })],
    {
      code: 'refund_exceeds_limit',
      field: 'amount',
    },
  );
  testGuard(
    'refund at most the whole payment for a lost parcel',
    [open, resolveClaim({ amount: 12_000, lostParcel: true })],
    [open, resolveClaim({ amount: 12_001, lostParcel: true })],
    { code: 'refund_exceeds_limit', field: 'amount' },
  );
  testGuard(
    'cannot be resolved with a refund without an amount',
    [open, resolveClaim({ amount: 1 })],
    [open, resolveClaim({})],
    {
      code: 'required',
      field: 'amount',
    },
  );
  testGuard(
    'cannot be refused for a lost parcel',
    [open, resolveClaim({ resolution: 'refused', reason: 'used outdoors' })],
    [open, resolveClaim({ resolution: 'refused', reason: 'used outdoors', lostParcel: true })],
    { code: 'invalid', field: 'resolution' },
  );
  testGuard(
    'cannot be refused without a reason',
    [open, resolveClaim({ resolution: 'refused', reason: 'used outdoors' })],
    [open, resolveClaim({ resolution: 'refused', reason: ' ' })],
    { code: 'reason_required', field: 'reason' },
  );
});

describe('a sender other than the shop', () => {
  const resellers = buildOrder('in_production', { isForReseller: true });
  const others = buildOrder('in_production');
  const notAllowed = { code: 'blind_shipping_not_allowed' } as const;
  const change = validInput('sender_changed', 'customer_service');
  const confirm = { event: 'recipient_info_added', actor: 'customer', sender: SENDER } as const;
  testGuard('is set by staff for resellers only', [resellers, change], [others, change], notAllowed);
  testGuard(
    'is chosen by resellers only',
    [buildOrder('preorder', { isForReseller: true }), confirm],
    [buildOrder('preorder'), confirm],
    { ...notAllowed, field: 'sender' },
  );
  testGuard(
    'of a former reseller can be removed but not replaced',
    [
      { ...others, hasOwnSender: true },
      { event: 'sender_changed', actor: 'customer_service', sender: null },
    ],
    [{ ...others, hasOwnSender: true }, change],
    { ...notAllowed, field: 'sender' },
  );
});

describe('notes', () => {
  const order = buildOrder('in_review');
  testGuard(
    'are rejected without a text',
    [order, validInput('note_added', 'factory')],
    [order, { event: 'note_added', actor: 'factory', memo: '', visibility: 'internal' }],
    { code: 'required', field: 'memo' },
  );
});

describe('an admin', () => {
  test('is recorded in the history in the role that the event requires', () => {
    const roleIn = (order: OrderSnapshot, input: EventInput) => {
      const result = transition(order, input);
      return result.ok && result.entries[0]?.actor;
    };
    expect(roleIn(buildOrder('awaiting_payment'), validInput('order_paid', 'admin'))).toBe('accounting');
    expect(roleIn(buildOrder('in_review'), validInput('digital_proof_sent', 'admin'))).toBe('customer_service');
    expect(roleIn(buildOrder('ready_for_production'), validInput('in_production', 'admin'))).toBe('factory');
  });

  testGuard(
    'gets the most specific error of all staff roles',
    [buildOrder('awaiting_payment'), validInput('order_paid', 'admin')],
    [buildOrder('awaiting_payment'), { event: 'order_paid', actor: 'admin', amount: 1, currency: 'USD' }],
    { code: 'amount_mismatch', field: 'amount' },
  );
});

describe('the list of allowed events', () => {
  test('leaves out events that the order’s guards reject and assumes a valid payload', () => {
    const unpaid = buildOrder('awaiting_payment');
    expect(allowedEvents(unpaid, 'customer')).toEqual(['order_cancelled']);
    expect(allowedEvents(unpaid, 'admin')).toEqual(['order_paid', 'order_cancelled', 'note_added']);
    expect(allowedEvents({ ...unpaid, now: daysAfter(PLACED_AT, 8) }, 'admin')).toEqual([
      'order_cancelled',
      'note_added',
    ]);
    expect(allowedEvents(buildOrder('awaiting_files'), 'customer')).toEqual(['user_file_upload']);
    expect(allowedEvents(buildOrder('expired'), 'accounting')).toEqual(['note_added']);
  });
});
