import { Injectable } from '@nestjs/common';
import type { Effect } from '@shop/order-flow';
import { enqueue, type Tx } from '../../../common/public';
import { removeCartItems } from '../../cart/cart-items.queries';
import { insertShipment } from '../../history/shipments.queries';
import type { EffectContext } from '../effect-context';
import { completeOrder } from '../order-jobs';
import { OrderNotifications } from '../order-notifications';
import { ProofReminders } from '../proof-reminders';
import { ArtworkEffects } from './artwork-effects';
import { ClaimEffects } from './claim-effects';
import { CouponEffects } from './coupon-effects';
import { PaymentEffects } from './payment-effects';

/** Reprints are started by the workflow itself, because they post an event. */
type AppliedEffect = Exclude<Effect, { kind: 'order_reprint' }>;

/** Carries out the effects of an accepted event in the event's transaction. */
@Injectable()
export class OrderEffects {
  constructor(
    private readonly artwork: ArtworkEffects,
    private readonly claims: ClaimEffects,
    private readonly coupons: CouponEffects,
    private readonly payments: PaymentEffects,
    private readonly notifications: OrderNotifications,
    private readonly reminders: ProofReminders,
  ) {}

  async apply(tx: Tx, context: EffectContext, effect: AppliedEffect): Promise<void> {
    const { id: orderId } = context.order;
    switch (effect.kind) {
      case 'empty_cart':
        return removeCartItems(tx, context.attachments.cartItemIds ?? []);
      case 'post_payment':
        return this.payments.postPayment(tx, context, effect);
      case 'refund':
        return this.payments.refund(tx, context, effect);
      case 'reverse_payment':
        return this.payments.reversePayment(tx, context, effect);
      case 'open_dispute':
      case 'resolve_dispute':
        return this.payments.postDispute(tx, context, effect);
      case 'create_paypal_invoice':
        return this.payments.requestPayPalInvoice(tx, orderId);
      case 'cancel_paypal_invoice':
        return this.payments.cancelPayPalInvoice(tx, orderId);
      case 'store_artwork':
      case 'reject_artwork':
      case 'supersede_artwork':
      case 'store_proof':
      case 'supersede_proof':
      case 'decide_proof':
      case 'record_approval':
        return this.artwork.apply(tx, context, effect);
      case 'ship_items':
        return insertShipment(tx, orderId, effect);
      case 'open_claim':
        return this.claims.open(tx, context, effect);
      case 'resolve_claim':
        return this.claims.resolve(tx, context, effect);
      case 'issue_coupon':
        return this.coupons.issue(tx, context, effect);
      case 'release_coupon':
        return this.coupons.release(tx, context);
      case 'schedule_completion':
        return enqueue(tx, completeOrder, { orderId }, { key: `completion:${orderId}`, runAt: effect.at });
      case 'schedule_proof_reminders':
        return this.reminders.schedule(tx, context, effect.at);
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
}
