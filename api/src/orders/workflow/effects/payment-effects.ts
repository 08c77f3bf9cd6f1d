import { Injectable } from '@nestjs/common';
import type { PaymentRoute } from '@shop/order-flow';
import { enqueue, type Tx } from '../../../common/public';
import { Ledger, type PaymentSource } from '../../../ledger/public';
import type { CustomerOrder } from '../../order.entity';
import type { EffectContext, EffectOf } from '../effect-context';
import {
  orderPaid,
  paymentRefunded,
  PAYPAL_QUEUE,
  paypalInvoiceCancelled,
  paypalInvoiceRequested,
} from '../order-jobs';
import { OrderPayments } from '../order-payments';

/** The effects of events on money: ledger entries, refunds, PayPal invoices and the documents that follow a payment. */
@Injectable()
export class PaymentEffects {
  constructor(
    private readonly ledger: Ledger,
    private readonly payments: OrderPayments,
  ) {}

  async postPayment(
    tx: Tx,
    { order, entry, now, author, attachments, results }: EffectContext,
    { by: route }: EffectOf<'post_payment'>,
  ): Promise<void> {
    const { shippingFirst, shippingNext, exchangeFee, remittanceFee } = order.quote.adjusted;
    const balance = await this.ledger.postPayment(tx, {
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
    if (balance !== null) results.prepaidBalance = balance;
    await enqueue(tx, orderPaid, { orderId: order.id }, { key: `tax-invoice:${order.id}` });
  }

  async refund(
    tx: Tx,
    { order, seq, now, author, attachments, results }: EffectContext,
    { of, by: route, currency, amount }: EffectOf<'refund'>,
  ): Promise<void> {
    results.refund = { currency, amount: (results.refund?.amount ?? 0) + amount };
    if (route === 'manual') results.byHand = { currency, amount };
    const dedupeKey = `refund:${order.id}:${seq}:${of}`;
    const refund = { dedupeKey, orderId: order.id, currency, amount, of, at: now, by: author.accountId };
    await this.ledger.postRefund(tx, { ...refund, to: paymentSource(route, order) });
    if (of === 'payment') await requestCreditNote(tx, order.id, dedupeKey);
    if (route !== 'manual') await this.payments.requestRefund(tx, route, { ...refund, capture: attachments.capture });
  }

  /** Only a refund gets a credit note: after a chargeback the customer still owes the invoice. */
  async reversePayment(
    tx: Tx,
    { order, seq, now, author }: EffectContext,
    { reversal, by: route, currency, amount }: EffectOf<'reverse_payment'>,
  ): Promise<void> {
    const dedupeKey = `refund:${order.id}:${seq}:payment`;
    await this.ledger.postRefund(tx, {
      ...{ kind: reversal, dedupeKey, orderId: order.id, currency, amount },
      of: 'payment',
      to: paymentSource(route, order),
      at: now,
      by: author.accountId,
    });
    if (reversal === 'refund') await requestCreditNote(tx, order.id, dedupeKey);
  }

  postDispute(
    tx: Tx,
    { order, now }: EffectContext,
    { kind, by: route, ...disputed }: EffectOf<'open_dispute' | 'resolve_dispute'>,
  ): Promise<void> {
    const payment = { ...disputed, orderId: order.id, source: paymentSource(route, order), at: now };
    return this.ledger.postDispute(tx, kind === 'open_dispute' ? 'opened' : 'resolved', payment);
  }

  requestPayPalInvoice(tx: Tx, orderId: string): Promise<void> {
    return enqueue(tx, paypalInvoiceRequested, { orderId }, { key: `invoice:${orderId}`, queue: PAYPAL_QUEUE });
  }

  cancelPayPalInvoice(tx: Tx, orderId: string): Promise<void> {
    return enqueue(tx, paypalInvoiceCancelled, { orderId }, { queue: PAYPAL_QUEUE });
  }
}

function requestCreditNote(tx: Tx, orderId: string, dedupeKey: string): Promise<void> {
  return enqueue(tx, paymentRefunded, { orderId }, { key: `credit-note:${dedupeKey}` });
}

function paymentSource(route: PaymentRoute, order: CustomerOrder): PaymentSource {
  return route === 'prepaid' ? { kind: 'prepaid', accountId: order.accountId } : { kind: route };
}
