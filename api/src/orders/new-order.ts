import { randomBytes } from 'node:crypto';
import { formatOrderId, type OrderFacts, PLAIN_WEEKS } from '@shop/order-flow';
import type { OrderItem } from './order-item.entity';
import type { CustomerOrder } from './order.entity';

export function newOrderId(): string {
  return formatOrderId(randomBytes(18));
}

/** The cart as the flow sees it before there is an order. */
export function cartFacts(order: CustomerOrder, rows: readonly OrderItem[]): OrderFacts {
  return {
    state: null,
    now: order.placedAt,
    calendar: PLAIN_WEEKS,
    placedAt: null,
    due: null,
    currency: order.currency,
    total: order.total,
    productAmount: order.productTotal,
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    shippable: true,
    items: rows.map(({ sid, printed }) => ({
      sid,
      printed,
      hasArtwork: false,
      proofsSent: 0,
      currentProofVersion: null,
      approved: false,
      shipped: false,
      openClaim: false,
    })),
    couponSpent: order.quote.adjusted.discount !== undefined,
    openInvoice: false,
    paidBy: null,
    paid: 0,
    refunded: 0,
    unapplied: 0,
    prepaidBalance: 0,
    lastShipmentAt: null,
    deliveredOn: null,
    lostParcel: false,
  };
}
