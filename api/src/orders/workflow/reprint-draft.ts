import { randomUUID } from 'node:crypto';
import type { QuoteView } from '@shop/contract';
import { paymentDueDate } from '@shop/order-flow';
import type { Tx } from '../../common/public';
import { newOrderId } from '../order-id';
import { OrderItem } from '../order-item.entity';
import { CustomerOrder } from '../order.entity';
import type { OrderDraft } from './order-draft';

/** A free order of one item of an earlier order, with its artwork and confirmed proof, to the same recipient from the same sender. */
export async function buildReprintDraft(tx: Tx, original: CustomerOrder, sid: string, now: Date): Promise<OrderDraft> {
  const originalItem = await tx.findOneByOrFail(OrderItem, { orderId: original.id, sid });
  const order = buildFreeOrder(original, now);
  const item = { ...originalItem, sid: randomUUID(), orderId: order.id, position: 0, lineFen: 0, lineAmount: 0 };
  return { order, items: [item], artworkCopies: [{ fromSid: sid, sid: item.sid }] };
}

function buildFreeOrder(original: CustomerOrder, now: Date): CustomerOrder {
  const { accountId, currency, perCny, country, shipTo, sender, shippingMethod, paymentMethod } = original;
  return Object.assign(new CustomerOrder(), {
    ...{ accountId, currency, perCny, country, shipTo, sender, shippingMethod, paymentMethod },
    id: newOrderId(),
    state: 'preorder',
    placedAt: now,
    dueAt: paymentDueDate(now),
    updatedAt: now,
    total: 0,
    productTotal: 0,
    quote: buildFreeQuote(currency),
    notes: null,
    deliveredOn: null,
    reprintOf: original.id,
  } as const);
}

function buildFreeQuote(currency: string): QuoteView {
  const shipping = { shippingFirst: 0, shippingNext: 0 };
  const fees = { exchangeFee: 0, remittanceFee: 0 };
  return {
    original: { lines: [{ line: 0, grommets: 0, seams: 0 }], product: 0 },
    weight: { actualGrams: 0, volumetricGrams: 0, chargeableGrams: 0, parcels: 0, gramsToNextStep: 0 },
    shipping: { first: 0, next: 0 },
    adjusted: { currency, lines: [0], product: 0, ...shipping, subtotal: 0, ...fees, total: 0 },
    bulk: false,
    formula: [],
  };
}
