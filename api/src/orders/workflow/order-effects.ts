import { Injectable } from '@nestjs/common';
import { addBusinessDays, claimDeadline, dayInChina, type Effect, type PaymentRoute } from '@shop/order-flow';
import { Accounts } from '../../accounts/public';
import { ArtworkFiles } from '../../artwork/public';
import { Claims } from '../../claims/public';
import { enqueue, type Tx } from '../../common/public';
import { Ledger, type PaymentSource } from '../../ledger/public';
import { Coupons } from '../../quoting/public';
import { DeliveryDates } from '../../tariff/public';
import { removeCartItems } from '../cart/cart-items.queries';
import { insertShipment } from '../history/shipments.queries';
import type { CustomerOrder } from '../order.entity';
import type { EffectContext } from './effect-context';
import {
  completeOrder,
  orderPaid,
  paymentRefunded,
  PAYPAL_QUEUE,
  paypalInvoiceCancelled,
  paypalInvoiceRequested,
} from './order-jobs';
import { OrderNotifications } from './order-notifications';
import { OrderPayments } from './order-payments';

/** A claim is answered, and refunded, within this number of business days. */
const BUSINESS_DAYS_TO_ANSWER = 7;

/** Reprints are started by the workflow itself, because they post an event. */
type AppliedEffect = Exclude<Effect, { kind: 'order_reprint' }>;

/** Carries out the effects of an accepted event in the event's transaction. */
@Injectable()
export class OrderEffects {
  constructor(
    private readonly artwork: ArtworkFiles,
    private readonly claims: Claims,
    private readonly coupons: Coupons,
    private readonly accounts: Accounts,
    private readonly deliveryDates: DeliveryDates,
    private readonly ledger: Ledger,
    private readonly notifications: OrderNotifications,
    private readonly payments: OrderPayments,
  ) {}

  async apply(tx: Tx, context: EffectContext, effect: AppliedEffect): Promise<void> {
    const { order, now, attachments } = context;
    const { id: orderId } = order;
    switch (effect.kind) {
      case 'empty_cart':
        return removeCartItems(tx, attachments.cartItemIds ?? []);
      case 'post_payment':
        return this.postPayment(tx, context, effect.by);
      case 'refund':
        return this.refund(tx, context, effect);
      case 'reverse_payment':
        return this.reversePayment(tx, context, effect);
      case 'open_dispute':
      case 'resolve_dispute': {
        const { by: route, ...disputed } = effect;
        const payment = { ...disputed, orderId, source: paymentSource(route, order), at: now };
        return this.ledger.postDispute(tx, effect.kind === 'open_dispute' ? 'opened' : 'resolved', payment);
      }
      case 'store_artwork':
        if (attachments.artwork)
          await this.artwork.saveArtwork(tx, { orderId, sid: effect.sid }, attachments.artwork, now);
        return;
      case 'reject_artwork':
        return this.artwork.rejectArtwork(tx, effect.sid, effect.reason);
      case 'store_proof': {
        const { sid, version } = effect;
        if (attachments.proof) await this.artwork.saveProof(tx, { orderId, sid, version }, attachments.proof, now);
        return;
      }
      case 'supersede_artwork':
        return this.artwork.supersedeArtwork(tx, effect.sid);
      case 'supersede_proof':
        return this.artwork.supersedeProof(tx, effect.sid);
      case 'decide_proof':
        return this.artwork.recordProofDecision(tx, effect, now);
      case 'ship_items':
        return insertShipment(tx, orderId, effect);
      case 'open_claim':
        return this.openClaim(tx, context, effect);
      case 'resolve_claim':
        return this.claims.resolve(tx, { ...effect, answer: effect.reason, at: now, by: context.author.accountId });
      case 'issue_coupon':
        return this.issueCoupon(tx, context, effect.percent);
      case 'release_coupon':
        return this.coupons.release(tx, orderId);
      case 'create_paypal_invoice':
        return enqueue(tx, paypalInvoiceRequested, { orderId }, { key: `invoice:${orderId}`, queue: PAYPAL_QUEUE });
      case 'cancel_paypal_invoice':
        return enqueue(tx, paypalInvoiceCancelled, { orderId }, { queue: PAYPAL_QUEUE });
      case 'schedule_completion':
        return enqueue(tx, completeOrder, { orderId }, { key: `completion:${orderId}`, runAt: effect.at });
      case 'mail':
        return this.notifications.notifyCustomer(tx, context, effect.template);
      case 'notify_staff':
        return this.notifications.notifyStaff(tx, context, effect.role, effect.about);
      // PayPal sent the invoice before the event was posted.
      case 'send_paypal_invoice':
      // Stored with the order's row and history by the workflow.
      case 'place_order':
      case 'set_due':
      case 'set_delivered_on':
      case 'open_invoice':
      // Read from the history.
      case 'place_hold':
      case 'release_hold':
        return;
    }
  }

  private async openClaim(
    tx: Tx,
    { order, now, author, attachments: { photos = [] } }: EffectContext,
    { sid, reason }: Extract<Effect, { kind: 'open_claim' }>,
  ): Promise<void> {
    const { calendar } = this.deliveryDates;
    const objectIds = await this.artwork.saveObjects(tx, photos, now);
    await this.claims.open(tx, {
      orderId: order.id,
      sid,
      reason,
      photos: photos.map(({ name }, index) => ({ objectId: objectIds[index] ?? '', name })),
      openedAt: now,
      openedBy: author.accountId,
      deadline: order.deliveredOn && claimDeadline(order.deliveredOn, calendar),
      answerDue: addBusinessDays(dayInChina(now), BUSINESS_DAYS_TO_ANSWER, calendar),
    });
  }

  /** A guest gets a new account with every order, so a guest's coupon is not bound to an account. */
  private async issueCoupon(tx: Tx, { order, results }: EffectContext, percent: number): Promise<void> {
    const customer = await this.accounts.findById(tx, order.accountId);
    const accountId = customer?.role === 'guest' ? null : order.accountId;
    const coupon = { percent, accountId, reason: 'lost parcel', by: null, lostOrderId: order.id };
    results.coupon = (await this.coupons.issue(tx, coupon)) ?? undefined;
  }

  private async postPayment(
    tx: Tx,
    { order, entry, now, author, attachments }: EffectContext,
    route: PaymentRoute,
  ): Promise<void> {
    const { shippingFirst, shippingNext, exchangeFee, remittanceFee } = order.quote.adjusted;
    await this.ledger.postPayment(tx, {
      orderId: order.id,
      currency: order.currency,
      // The product total is net of the coupon's discount.
      parts: { product: order.productTotal, shippingFirst, shippingNext, exchangeFee, remittanceFee },
      source: attachments.paidFrom ? { kind: attachments.paidFrom } : paymentSource(route, order),
      ...(route === 'manual' &&
        entry.event === 'order_paid' && {
          manualPayment: { method: entry.method ?? 'bank_transfer', reference: entry.memo ?? '' },
        }),
      at: now,
      by: author.accountId,
    });
    await enqueue(tx, orderPaid, { orderId: order.id }, { key: `tax-invoice:${order.id}` });
  }

  private async refund(
    tx: Tx,
    { order, seq, now, author, attachments, results }: EffectContext,
    { of, by: route, currency, amount }: Extract<Effect, { kind: 'refund' }>,
  ): Promise<void> {
    results.refund = { currency, amount: (results.refund?.amount ?? 0) + amount };
    if (route === 'manual') results.byHand = { currency, amount };
    const dedupeKey = `refund:${order.id}:${seq}:${of}`;
    const refund = { dedupeKey, orderId: order.id, currency, amount, of, at: now, by: author.accountId };
    await this.ledger.postRefund(tx, { ...refund, to: paymentSource(route, order) });
    if (of === 'payment')
      await enqueue(tx, paymentRefunded, { orderId: order.id }, { key: `credit-note:${dedupeKey}` });
    if (route !== 'manual') await this.payments.requestRefund(tx, route, { ...refund, capture: attachments.capture });
  }

  /** Only a refund gets a credit note: after a chargeback the customer still owes the invoice. */
  private async reversePayment(
    tx: Tx,
    { order, seq, now, author }: EffectContext,
    { reversal, by: route, currency, amount }: Extract<Effect, { kind: 'reverse_payment' }>,
  ): Promise<void> {
    const dedupeKey = `refund:${order.id}:${seq}:payment`;
    const refund = {
      dedupeKey,
      orderId: order.id,
      currency,
      amount,
      of: 'payment',
      at: now,
      by: author.accountId,
    } as const;
    await this.ledger.postRefund(tx, { ...refund, kind: reversal, to: paymentSource(route, order) });
    if (reversal === 'refund')
      await enqueue(tx, paymentRefunded, { orderId: order.id }, { key: `credit-note:${dedupeKey}` });
  }
}

function paymentSource(route: PaymentRoute, order: CustomerOrder): PaymentSource {
  return route === 'prepaid' ? { kind: 'prepaid', accountId: order.accountId } : { kind: route };
}
