import { carryOut, type Effect } from './effects';
import type { OrderFacts } from './facts';
import { daysAfter, goodPost, item, orderIn, PLACED, TAKEN_OVER, withItem } from './orders.fixture';
import type { EventPost } from './posts';
import type { OrderEvent, Poster } from './states';
import { transition } from './transition';
import { keepUnapplied } from './unapplied';

function effectsOf(facts: OrderFacts, post: EventPost): readonly Effect[] {
  const outcome = transition(facts, post);
  return outcome.ok ? outcome.effects : [];
}

function entriesOf(facts: OrderFacts, post: EventPost): string[] {
  const outcome = transition(facts, post);
  return outcome.ok ? outcome.events.map(({ event, actor }) => `${event} by ${actor}`) : [];
}

const good = (event: OrderEvent, actor: Poster) => goodPost(event, actor);
const mail = (template: string) => ({ kind: 'mail', template });

describe('placing', () => {
  test('freezes the order, empties the cart and counts seven days from now', () => {
    const facts = orderIn(null, { now: PLACED });
    const due = new Date('2026-03-09T08:00:00Z');
    expect(effectsOf(facts, good('preorder', 'customer'))).toEqual([
      { kind: 'place_order', placedAt: PLACED, due },
      { kind: 'empty_cart' },
    ]);
    expect(effectsOf(orderIn('preorder'), good('recipient_info_added', 'customer'))).toEqual([
      { kind: 'set_due', due },
      mail('order_placed'),
      { kind: 'create_paypal_invoice' },
    ]);
  });

  test('asks PayPal for nothing when the order is prepaid', () => {
    const effects = effectsOf(orderIn('preorder', { paymentMethod: 3 }), good('recipient_info_added', 'customer'));
    expect(effects.map(({ kind }) => kind)).toEqual(['set_due', 'mail']);
  });

  test('opens the invoice, sends it, and mails once it is sent', () => {
    const unpaid = orderIn('awaiting_payment');
    expect(effectsOf(unpaid, good('paypal_invoice_created', 'system'))).toEqual([
      { kind: 'open_invoice' },
      { kind: 'send_paypal_invoice' },
    ]);
    expect(effectsOf({ ...unpaid, openInvoice: true }, good('invoice_sent', 'system'))).toEqual([mail('invoice')]);
  });
});

describe('paying', () => {
  const unpaid = orderIn('awaiting_payment', { openInvoice: true });

  test('by PayPal posts the payment and asks for files', () => {
    expect(effectsOf(unpaid, good('order_paid', 'system'))).toEqual([
      { kind: 'post_payment', by: 'paypal', amount: 12_000, currency: 'USD' },
      mail('order_paid'),
    ]);
    expect(entriesOf(unpaid, good('order_paid', 'system'))).toEqual([
      'order_paid by system',
      'waiting_for_user_file by system',
    ]);
  });

  test('by hand cancels the invoice left open', () => {
    expect(effectsOf(unpaid, good('order_paid', 'accounting'))).toEqual([
      { kind: 'post_payment', by: 'manual', amount: 12_000, currency: 'USD' },
      { kind: 'cancel_paypal_invoice' },
      mail('order_paid'),
    ]);
  });

  test('for blank items only tells the factory at once', () => {
    const blank: OrderFacts = {
      ...unpaid,
      openInvoice: false,
      paymentMethod: 3,
      currency: 'CNY',
      prepaidBalance: 12_000,
      items: [item('blank', { printed: false })],
    };
    expect(effectsOf(blank, good('order_paid', 'customer'))).toEqual([
      { kind: 'post_payment', by: 'prepaid', amount: 12_000, currency: 'CNY' },
      mail('order_paid'),
      { kind: 'notify_staff', role: 'factory', about: 'ready_for_production' },
    ]);
    expect(entriesOf(blank, good('order_paid', 'customer'))).toEqual(['order_paid by customer']);
  });

  test('too late or twice is kept for accounting', () => {
    expect(keepUnapplied(12_000, 'USD')).toEqual([
      { kind: 'post_unapplied', amount: 12_000, currency: 'USD' },
      { kind: 'notify_staff', role: 'accounting', about: 'payment_unapplied' },
    ]);
  });
});

describe('artwork', () => {
  const waiting = orderIn('awaiting_files');
  const upload: EventPost = { event: 'user_file_upload', actor: 'customer', sid: 'B' };

  test('takes the place of the artwork before it, and of its proof', () => {
    const again = withItem(waiting, 'B', { hasArtwork: true, proofsSent: 1, currentProofVersion: 1 });
    expect(effectsOf(waiting, upload)).toEqual([{ kind: 'store_artwork', sid: 'B' }]);
    expect(effectsOf(again, upload)).toEqual([
      { kind: 'supersede_artwork', sid: 'B' },
      { kind: 'supersede_proof', sid: 'B' },
      { kind: 'store_artwork', sid: 'B' },
    ]);
  });

  test('is announced complete with the last printed item, and only then', () => {
    const half = withItem(waiting, 'A', { hasArtwork: true });
    const whole = withItem(half, 'B', { hasArtwork: true });
    expect(entriesOf(waiting, upload)).toEqual(['user_file_upload by customer']);
    expect(entriesOf(half, upload)).toEqual(['user_file_upload by customer', 'all_files_uploaded by system']);
    expect(entriesOf(whole, upload)).toEqual(['user_file_upload by customer']);
    expect(effectsOf(whole, good('artworks_submitted', 'customer'))).toEqual([
      { kind: 'notify_staff', role: 'customer_service', about: 'artworks_submitted' },
    ]);
  });

  test('that is rejected needs another file, and its proof is no longer current', () => {
    const review = withItem(orderIn('in_review'), 'B', { proofsSent: 1, currentProofVersion: 1 });
    const reject: EventPost = {
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
    const outcome = transition(review, reject);
    expect(outcome.ok && transition(outcome.facts, good('artworks_submitted', 'customer'))).toEqual({
      ok: false,
      refusal: { code: 'artwork_missing', items: ['A', 'B'] },
    });
  });
});

describe('artwork and a confirmed proof taken over from an earlier order', () => {
  const unpaid = orderIn('awaiting_payment', { items: [item('A', TAKEN_OVER), item('B'), item('C', TAKEN_OVER)] });
  const paid = transition(unpaid, good('order_paid', 'system'));
  const waiting = paid.ok ? paid.facts : unpaid;

  test('go straight to the factory where nothing else is to be made', () => {
    const alone = { ...unpaid, items: [item('A', TAKEN_OVER), item('blank', { printed: false })] };
    expect(entriesOf(alone, good('order_paid', 'system'))).toEqual(['order_paid by system']);
    expect(effectsOf(alone, good('order_paid', 'system')).at(-1)).toEqual({
      kind: 'notify_staff',
      role: 'factory',
      about: 'ready_for_production',
    });
  });

  test('leave only the others to be uploaded and proved', () => {
    const afterwards = (facts: OrderFacts, post: EventPost): OrderFacts => {
      const outcome = transition(facts, post);
      if (!outcome.ok) throw new Error(outcome.refusal.code);
      return outcome.facts;
    };
    const uploaded = afterwards(waiting, { event: 'user_file_upload', actor: 'customer', sid: 'B' });
    const review = afterwards(uploaded, good('artworks_submitted', 'customer'));
    const proved = afterwards(review, { event: 'digital_proof_sent', actor: 'customer_service', sid: 'B' });
    expect([waiting.state, review.state, proved.state]).toEqual([
      'awaiting_files',
      'in_review',
      'awaiting_proof_approval',
    ]);
    const confirm = (versions: Record<string, number>): EventPost => ({
      event: 'artwork_confirmed',
      actor: 'customer',
      versions,
    });
    expect(transition(proved, confirm({ B: 1 }))).toMatchObject({ ok: false, refusal: { items: ['A', 'C'] } });
    expect(afterwards(proved, confirm({ A: 1, B: 1, C: 1 })).items.every(({ approved }) => approved)).toBe(true);
  });

  test('give way to a new upload, and its next proof is the second', () => {
    const again: EventPost = { event: 'user_file_upload', actor: 'customer', sid: 'A' };
    expect(effectsOf(waiting, again)).toEqual([
      { kind: 'supersede_artwork', sid: 'A' },
      { kind: 'supersede_proof', sid: 'A' },
      { kind: 'store_artwork', sid: 'A' },
    ]);
    const outcome = transition(waiting, again);
    expect(outcome.ok && outcome.facts.items[0]).toMatchObject({ hasArtwork: true, approved: false });
    const review = { ...waiting, state: 'in_review', items: outcome.ok ? outcome.facts.items : [] } as const;
    expect(effectsOf(review, good('digital_proof_sent', 'customer_service'))).toContainEqual({
      kind: 'store_proof',
      sid: 'A',
      version: 2,
    });
  });

  test('are announced complete on payment where artwork came without its proof', () => {
    const artworkOnly = { ...TAKEN_OVER, proofsSent: 0, currentProofVersion: null, approved: false };
    const unproved = { ...unpaid, items: [item('A', artworkOnly), item('B', TAKEN_OVER)] };
    expect(entriesOf(unproved, good('order_paid', 'system'))).toEqual([
      'order_paid by system',
      'waiting_for_user_file by system',
      'all_files_uploaded by system',
    ]);
  });
});

describe('proofs', () => {
  const review = withItem(orderIn('in_review'), 'B', { proofsSent: 1, currentProofVersion: 1 });

  test('take the next version, and are mailed once all are there', () => {
    const proof: EventPost = { event: 'digital_proof_sent', actor: 'customer_service', sid: 'A' };
    const sentBack = withItem(review, 'A', { proofsSent: 2 });
    expect(effectsOf(sentBack, proof)).toEqual([{ kind: 'store_proof', sid: 'A', version: 3 }, mail('proof_ready')]);
    expect(effectsOf(review, { ...proof, sid: 'B' })).toEqual([
      { kind: 'supersede_proof', sid: 'B' },
      { kind: 'store_proof', sid: 'B', version: 2 },
    ]);
  });

  test('are sent back one by one and confirmed together', () => {
    const approval = orderIn('awaiting_proof_approval');
    expect(effectsOf(approval, good('proof_change_requested', 'customer'))).toEqual([
      { kind: 'decide_proof', sid: 'A', version: 1, decision: 'change_requested', comment: 'a deeper red' },
      { kind: 'supersede_proof', sid: 'A' },
      { kind: 'notify_staff', role: 'customer_service', about: 'proof_change_requested' },
    ]);
    expect(effectsOf(approval, good('artwork_confirmed', 'customer'))).toEqual([
      { kind: 'decide_proof', sid: 'A', version: 1, decision: 'confirmed' },
      { kind: 'decide_proof', sid: 'B', version: 1, decision: 'confirmed' },
      { kind: 'notify_staff', role: 'factory', about: 'ready_for_production' },
    ]);
  });
});

describe('shipping', () => {
  const printed = orderIn('in_production');
  const parcel = { event: 'shipped', actor: 'factory', agent: 'DHL', trackingNumber: 'JD01' } as const;

  test('mails each parcel and schedules the completion with the last', () => {
    const sent = { kind: 'ship_items', agent: 'DHL', trackingNumber: 'JD01', at: printed.now };
    expect(effectsOf(printed, { ...parcel, items: ['A'] })).toEqual([{ ...sent, items: ['A'] }, mail('order_shipped')]);
    expect(effectsOf(printed, { ...parcel, items: ['A', 'B', 'blank'] })).toEqual([
      { ...sent, items: ['A', 'B', 'blank'] },
      mail('order_shipped'),
      { kind: 'schedule_completion', at: daysAfter(printed.now, 30) },
    ]);
  });

  test('ends with the day of delivery, today where nobody says', () => {
    const complete: EventPost = { event: 'order_completed', actor: 'factory' };
    expect(effectsOf(orderIn('shipped'), { ...complete, deliveryDate: '2026-03-02' })).toEqual([
      { kind: 'set_delivered_on', day: '2026-03-02' },
      mail('order_completed'),
    ]);
    expect(effectsOf(orderIn('shipped'), complete)).toContainEqual({ kind: 'set_delivered_on', day: '2026-03-03' });
  });
});

describe('the end of an unpaid order', () => {
  const open = orderIn('awaiting_payment', { openInvoice: true, now: daysAfter(PLACED, 8) });

  test.each([
    ['order_cancelled', 'customer'],
    ['order_expired', 'system'],
  ] as const)('cancels its open PayPal invoice on %s', (event, actor) => {
    expect(effectsOf(open, good(event, actor))).toEqual([{ kind: 'cancel_paypal_invoice' }, mail(event)]);
    expect(effectsOf({ ...open, openInvoice: false }, good(event, actor))).toEqual([mail(event)]);
  });
});

describe('money back', () => {
  const goesBack = (by: string, amount: number, of = 'payment') => ({
    kind: 'refund',
    of,
    by,
    amount,
    currency: 'USD',
  });
  const byHand = { kind: 'notify_staff', role: 'accounting', about: 'manual_refund_due' };

  test('is all of it when a paid order is cancelled, less what went back before', () => {
    const cancel = good('order_cancelled', 'customer_service');
    const paid = orderIn('ready_for_production');
    expect(effectsOf(paid, cancel)).toEqual([goesBack('paypal', 12_000), mail('order_cancelled')]);
    expect(effectsOf({ ...paid, refunded: 4_000 }, cancel)).toEqual([
      goesBack('paypal', 8_000),
      mail('order_cancelled'),
    ]);
    expect(effectsOf({ ...paid, refunded: 12_000 }, cancel)).toEqual([mail('order_cancelled')]);
    expect(effectsOf({ ...paid, paidBy: 'manual' }, cancel)).toEqual([
      goesBack('manual', 12_000),
      mail('order_cancelled'),
      byHand,
    ]);
    expect(effectsOf({ ...paid, paidBy: 'manual', refunded: 12_000 }, cancel)).toEqual([mail('order_cancelled')]);
  });

  test.each(['paypal', 'prepaid'] as const)('goes back by %s if it came that way', (paidBy) => {
    expect(effectsOf(orderIn('shipped', { paidBy }), good('refund_issued', 'customer_service'))).toEqual([
      goesBack(paidBy, 500),
      mail('refund_issued'),
    ]);
  });

  test('takes unapplied money first, and by accounting only', () => {
    const twice = orderIn('shipped', { unapplied: 300, paidBy: 'manual' });
    expect(effectsOf(twice, good('refund_issued', 'accounting'))).toEqual([
      goesBack('paypal', 300, 'unapplied'),
      goesBack('manual', 200),
      mail('refund_issued'),
      byHand,
    ]);
    expect(effectsOf(twice, good('refund_issued', 'customer_service'))[0]).toEqual(goesBack('manual', 500));
    expect(effectsOf(orderIn('expired', { unapplied: 500 }), good('refund_issued', 'accounting'))).toEqual([
      goesBack('paypal', 500, 'unapplied'),
      mail('refund_issued'),
    ]);
  });
});

describe('claims', () => {
  const open = withItem(orderIn('completed'), 'A', { openClaim: true });
  const settle = { event: 'claim_resolved', actor: 'customer_service', sid: 'A' } as const;
  const resolved = { kind: 'resolve_claim', sid: 'A', lostParcel: false };
  const refunded = { kind: 'refund', of: 'payment', by: 'paypal', currency: 'USD' };
  const coupon = { kind: 'issue_coupon', percent: 5 };

  test('reach customer service with their photos', () => {
    const claim: EventPost = { event: 'claim_opened', actor: 'customer', sid: 'A', reason: 'torn', photos: ['p1'] };
    expect(effectsOf(orderIn('shipped'), claim)).toEqual([
      { kind: 'open_claim', sid: 'A', reason: 'torn', photos: ['p1'] },
      mail('claim_opened'),
      { kind: 'notify_staff', role: 'customer_service', about: 'claim_opened' },
    ]);
  });

  test('end as a reprint, a refund or refused', () => {
    expect(effectsOf(open, { ...settle, resolution: 'reprint' })).toEqual([
      { ...resolved, resolution: 'reprint' },
      { kind: 'order_reprint', sid: 'A' },
      mail('claim_resolved'),
    ]);
    expect(effectsOf(open, { ...settle, resolution: 'refund', amount: 700 })).toEqual([
      { ...resolved, resolution: 'refund', amount: 700 },
      { ...refunded, amount: 700 },
      mail('claim_resolved'),
    ]);
    expect(effectsOf(open, { ...settle, resolution: 'refused', reason: 'used outdoors' })).toEqual([
      { ...resolved, resolution: 'refused', reason: 'used outdoors' },
      mail('claim_resolved'),
    ]);
  });

  test('paid by hand are refunded by hand', () => {
    const effects = effectsOf({ ...open, paidBy: 'manual' }, { ...settle, resolution: 'refund', amount: 700 });
    expect(effects).toContainEqual({ kind: 'notify_staff', role: 'accounting', about: 'manual_refund_due' });
  });

  test('are over once resolved, and a lost parcel is remembered', () => {
    const outcome = transition(open, { ...settle, resolution: 'reprint', lostParcel: true });
    const facts = outcome.ok ? outcome.facts : open;
    expect([facts.lostParcel, facts.items.map((each) => each.openClaim)]).toEqual([true, [false, false, false]]);
  });

  test('of a lost parcel bring a coupon, once an order', () => {
    const lost = effectsOf(open, { ...settle, resolution: 'refund', amount: 12_000, lostParcel: true });
    expect(lost).toEqual([
      { ...resolved, resolution: 'refund', amount: 12_000, lostParcel: true },
      { ...refunded, amount: 12_000 },
      coupon,
      mail('claim_resolved'),
    ]);
    const second = effectsOf({ ...open, lostParcel: true }, { ...settle, resolution: 'reprint', lostParcel: true });
    expect(second).not.toContainEqual(coupon);
  });
});

describe('a reprint', () => {
  const free = { total: 0, productAmount: 0 };
  const post = good('reprint_ordered', 'customer_service');

  test('of what was approved goes straight to the factory', () => {
    const facts = orderIn(null, { ...free, items: [item('A', TAKEN_OVER)] });
    expect(entriesOf(facts, post)).toEqual(['reprint_ordered by customer_service']);
    expect(effectsOf(facts, post).map(({ kind }) => kind)).toEqual(['place_order', 'notify_staff']);
    expect(effectsOf(facts, post).at(-1)).toEqual({ kind: 'notify_staff', role: 'factory', about: 'reprint_due' });
  });

  test('without a confirmed proof waits for files', () => {
    const facts = orderIn(null, { ...free, items: [item('A')] });
    expect(entriesOf(facts, post)).toEqual(['reprint_ordered by customer_service', 'waiting_for_user_file by system']);
    expect(effectsOf(facts, post).map(({ kind }) => kind)).toEqual(['place_order']);
  });

  test('is never charged for', () => {
    const outcome = transition(orderIn(null), post);
    expect(outcome).toEqual({ ok: false, refusal: { code: 'amount_mismatch' } });
  });
});

describe('a coupon', () => {
  const spent = { couponSpent: true };

  test.each(['order_cancelled', 'order_expired'] as const)('comes back when the order is over unpaid: %s', (event) => {
    const unpaid = orderIn('awaiting_payment', { ...spent, now: daysAfter(PLACED, 8) });
    expect(effectsOf(unpaid, good(event, 'system'))).toContainEqual({ kind: 'release_coupon' });
    expect(effectsOf({ ...unpaid, couponSpent: false }, good(event, 'system'))).not.toContainEqual({
      kind: 'release_coupon',
    });
  });

  test('stays spent on an order that was paid', () => {
    const effects = effectsOf(orderIn('in_review', spent), good('order_cancelled', 'customer_service'));
    expect(effects).not.toContainEqual({ kind: 'release_coupon' });
  });
});

test('unapplied money counts in the order’s currency until it is sent back', () => {
  const post = (currency: string) => carryOut(orderIn('expired'), { kind: 'post_unapplied', amount: 700, currency });
  expect([post('USD').unapplied, post('JPY').unapplied]).toEqual([700, 0]);
  const outcome = transition(post('USD'), good('refund_issued', 'accounting'));
  expect(outcome.ok && [outcome.facts.unapplied, outcome.facts.refunded]).toEqual([200, 0]);
});

test('a note is mailed only when the customer is to see it', () => {
  const note = { event: 'note_added', actor: 'factory', memo: 'called back' } as const;
  expect(effectsOf(orderIn('shipped'), { ...note, visibility: 'customer' })).toEqual([mail('note')]);
  expect(effectsOf(orderIn('shipped'), { ...note, visibility: 'internal' })).toEqual([]);
});
