import { Injectable } from '@nestjs/common';
import type { MoneyView } from '@shop/contract';
import { addBusinessDays, claimDeadline, dayInChina, type Effect, type HistoryEntry, type PaymentRoute } from '@shop/order-flow';
import { ArtworkFiles, type NewArtwork, type NewProof, type ReceivedFile } from '../artwork/public';
import { BusinessDays } from '../catalogue/public';
import { Claims } from '../claims/public';
import { Accounts } from '../identity/public';
import { enqueue, type Tx } from '../kernel/public';
import { Ledger, type PaymentSource } from '../ledger/public';
import { type CouponCard, Coupons } from '../quoting/public';
import { completionDue, creditNoteToIssue, invoiceToIssue, invoiceUnwanted, invoiceWanted, PAYPAL_QUEUE } from './jobs';
import type { PostedBy } from './order-desk';
import { OrderMails } from './order-mails';
import type { CustomerOrder } from './order.entity';
import { Reprints } from './reprints.service';
import { PayPalBook } from './paypal-book';
import { ship } from './shipments';

/** What comes along with an event and is stored already, or named by a higher floor. */
export interface Brought {
  artwork?: NewArtwork;
  proof?: NewProof;
  invoice?: { number: string; payUrl: string };
  /** Of what is claimed. */
  photos?: readonly ReceivedFile[];
  /** Money that came in earlier pays, not money that comes now. */
  paidFrom?: 'unapplied';
  /** The PayPal payment a refund is to come from. */
  capture?: string;
}

export interface Occasion {
  order: CustomerOrder;
  entry: HistoryEntry | undefined;
  /** The event's number in the order's history: with it an effect happens once. */
  seq: number;
  now: Date;
  by: PostedBy;
  brought: Brought;
  /** What earlier effects of the event came to; its mails tell of it. */
  made: { reprint?: CustomerOrder; coupon?: CouponCard; refund?: MoneyView; byHand?: MoneyView };
}

/** Business days in which a claim is answered; a refund takes no longer. */
const BUSINESS_DAYS_TO_ANSWER = 7;

/** Carries out, in the event's transaction, what the flow says follows from it. */
@Injectable()
export class EffectExecutor {
  constructor(
    private readonly artwork: ArtworkFiles,
    private readonly claims: Claims,
    private readonly coupons: Coupons,
    private readonly accounts: Accounts,
    private readonly days: BusinessDays,
    private readonly ledger: Ledger,
    private readonly mails: OrderMails,
    private readonly reprints: Reprints,
    private readonly paypal: PayPalBook,
  ) {}

  async carryOut(tx: Tx, occasion: Occasion, effects: readonly Effect[]): Promise<void> {
    for (const effect of effects) await this.one(tx, occasion, effect);
  }

  private async one(tx: Tx, occasion: Occasion, effect: Effect): Promise<void> {
    const { order, now, brought } = occasion;
    switch (effect.kind) {
      case 'post_payment':
        return this.receive(tx, occasion, effect.by);
      case 'refund':
        noteRefund(occasion, effect);
        return this.giveBack(tx, occasion, effect);
      case 'store_artwork':
        if (brought.artwork) await this.artwork.keep(tx, { orderId: order.id, sid: effect.sid }, brought.artwork, now);
        return;
      case 'reject_artwork':
        return this.artwork.reject(tx, effect.sid, effect.reason);
      case 'store_proof':
        if (brought.proof)
          await this.artwork.keepProof(
            tx,
            { orderId: order.id, sid: effect.sid, version: effect.version },
            brought.proof,
            now,
          );
        return;
      case 'supersede_artwork':
        return this.artwork.supersede(tx, effect.sid);
      case 'supersede_proof':
        return this.artwork.supersedeProof(tx, effect.sid);
      case 'decide_proof':
        return this.artwork.decide(tx, effect, now);
      case 'ship_items':
        return ship(tx, order.id, effect);
      case 'open_claim':
        return this.openClaim(tx, occasion, effect);
      case 'resolve_claim':
        return this.claims.resolve(tx, { ...effect, answer: effect.reason, at: now, by: occasion.by.accountId });
      case 'order_reprint':
        occasion.made.reprint = await this.reprints.order(tx, occasion, effect.sid);
        return;
      case 'issue_coupon':
        return this.console(tx, occasion, effect.percent);
      case 'release_coupon':
        return this.coupons.release(tx, order.id);
      case 'create_paypal_invoice':
        return enqueue(tx, invoiceWanted, { orderId: order.id }, { key: `invoice:${order.id}`, queue: PAYPAL_QUEUE });
      case 'cancel_paypal_invoice':
        return enqueue(tx, invoiceUnwanted, { orderId: order.id }, { queue: PAYPAL_QUEUE });
      case 'schedule_completion':
        return enqueue(tx, completionDue, { orderId: order.id }, { key: `completion:${order.id}`, runAt: effect.at });
      case 'mail':
        return this.mails.toCustomer(tx, occasion, effect.template);
      case 'notify_staff':
        return this.mails.toStaff(tx, occasion, effect.role, effect.about);
      // Sent before it was posted.
      case 'send_paypal_invoice':
      // Part of the order's own row and history.
      case 'place_order':
      case 'empty_cart':
      case 'set_due':
      case 'set_delivered_on':
      case 'open_invoice':
        return;
      case 'post_unapplied':
        throw new Error(`${effect.kind} has no room here`);
    }
  }

  private async openClaim(
    tx: Tx,
    { order, now, by, brought: { photos = [] } }: Occasion,
    { sid, reason }: Extract<Effect, { kind: 'open_claim' }>,
  ): Promise<void> {
    const { calendar } = this.days;
    const objectIds = await this.artwork.keepObjects(tx, photos, now);
    await this.claims.open(tx, {
      orderId: order.id,
      sid,
      reason,
      photos: photos.map(({ name }, place) => ({ objectId: objectIds[place] ?? '', name })),
      openedAt: now,
      openedBy: by.accountId,
      deadline: order.deliveredOn && claimDeadline(order.deliveredOn, calendar),
      answerDue: addBusinessDays(dayInChina(now), BUSINESS_DAYS_TO_ANSWER, calendar),
    });
  }

  /** A guest's next order is another guest's: whoever has the code may use it. */
  private async console(tx: Tx, { order, made }: Occasion, percent: number): Promise<void> {
    const customer = await this.accounts.byId(tx, order.accountId);
    const accountId = customer?.role === 'guest' ? null : order.accountId;
    const coupon = { percent, accountId, reason: 'lost parcel', by: null, lostOrderId: order.id };
    made.coupon = (await this.coupons.issue(tx, coupon)) ?? undefined;
  }

  private async receive(tx: Tx, { order, entry, now, by, brought }: Occasion, route: PaymentRoute): Promise<void> {
    const { shippingFirst, shippingNext, exchangeFee, remittanceFee } = order.quote.adjusted;
    // What a coupon took off was never sold.
    const product = order.productTotal;
    await this.ledger.receivePayment(tx, {
      orderId: order.id,
      currency: order.currency,
      parts: { product, shippingFirst, shippingNext, exchangeFee, remittanceFee },
      source: brought.paidFrom ? { kind: brought.paidFrom } : sourceOf(route, order),
      ...(route === 'manual' &&
        entry?.event === 'order_paid' && {
          byHand: { method: entry.method ?? 'bank_transfer', reference: entry.memo ?? '' },
        }),
      at: now,
      by: by.accountId,
    });
    await enqueue(tx, invoiceToIssue, { orderId: order.id }, { key: `tax-invoice:${order.id}` });
  }

  private async giveBack(
    tx: Tx,
    { order, seq, now, by, brought }: Occasion,
    refund: Extract<Effect, { kind: 'refund' }>,
  ): Promise<void> {
    const occasion = `refund:${order.id}:${seq}:${refund.of}`;
    const { amount, currency } = refund;
    await this.ledger.giveBack(tx, {
      occasion,
      orderId: order.id,
      currency,
      amount,
      of: refund.of,
      to: sourceOf(refund.by, order),
      at: now,
      by: by.accountId,
    });
    if (refund.of === 'payment')
      await enqueue(tx, creditNoteToIssue, { orderId: order.id, occasion }, { key: `credit-note:${occasion}` });
    if (refund.by === 'paypal') {
      const { of } = refund;
      const { capture } = brought;
      const owed = { occasion, orderId: order.id, currency, amount, of, capture, at: now, by: by.accountId };
      await this.paypal.owe(tx, owed);
    }
  }
}

/** All that goes back by the event, and of it what somebody has to send. */
function noteRefund({ made }: Occasion, { by, currency, amount }: Extract<Effect, { kind: 'refund' }>): void {
  made.refund = { currency, amount: (made.refund?.amount ?? 0) + amount };
  if (by === 'manual') made.byHand = { currency, amount };
}

function sourceOf(route: PaymentRoute, order: CustomerOrder): PaymentSource {
  return route === 'prepaid' ? { kind: 'prepaid', accountId: order.accountId } : { kind: route };
}
