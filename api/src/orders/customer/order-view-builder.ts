import { Injectable } from '@nestjs/common';
import type { OrderItemView, OrderView } from '@shop/contract';
import { type HistoryEntry, type PostingActor, requiredAction, stateGroup } from '@shop/order-flow';
import { ArtworkQueries, type ItemArtwork } from '../../artwork/public';
import { DeliveryDates } from '../../tariff/public';
import { Products } from '../../catalogue/public';
import { Clock, type Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';
import { isVisible, toHistoryView } from '../history/history-view';
import { loadHistory } from '../history/order-history';
import { OrderWorkflow } from '../workflow/order-workflow';
import { ClaimViewBuilder } from './claim-view-builder';
import { estimateOrderDelivery } from './delivery-estimate';
import { OrderItem } from '../order-item.entity';
import { CustomerOrder } from '../order.entity';
import { PayPalPayments, type PayPalInvoiceSummary, type PayPalRefundSummary } from '../workflow/paypal-payments';
import { findShipments, type ShipmentRow } from '../history/shipments.queries';

export interface Viewer {
  /** The role whose allowed events the view lists. */
  actor: PostingActor;
  language: string;
  /** Staff see internal notes, and refunds that failed. */
  isStaff: boolean;
}

/** Builds the complete view of an order. The number of SQL statements does not depend on the number of items. */
@Injectable()
export class OrderViewBuilder {
  constructor(
    private readonly artwork: ArtworkQueries,
    private readonly claims: ClaimViewBuilder,
    private readonly ledger: Ledger,
    private readonly products: Products,
    private readonly deliveryDates: DeliveryDates,
    private readonly clock: Clock,
    private readonly workflow: OrderWorkflow,
    private readonly paypal: PayPalPayments,
  ) {}

  async build(tx: Tx, order: CustomerOrder, viewer: Viewer): Promise<OrderView> {
    const rows = await tx.find(OrderItem, { where: { orderId: order.id }, order: { position: 'ASC' } });
    const history = await loadHistory(tx, order.id);
    const shipments = await findShipments(tx, [order.id]);
    const files = await this.artwork.findByOrder(tx, order.id);
    const balance = await this.ledger.loadOrderBalance(tx, order.id, order.currency);
    const items = rows.map((row) => this.buildItem(row, order, files.get(row.sid), shipments, viewer.language));
    return {
      orderId: order.id,
      date: order.placedAt.toISOString(),
      status: order.state,
      group: stateGroup(order.state),
      requiredAction: requiredAction({ state: order.state, items: items.map(artworkSnapshot) }),
      due: order.state === 'preorder' || order.state === 'awaiting_payment' ? order.dueAt.toISOString() : null,
      lastUpdate: order.updatedAt.toISOString(),
      currency: order.currency,
      amount: { currency: order.currency, amount: order.total },
      shipTo: order.shipTo,
      shippingMethod: order.shippingMethod,
      paymentMethod: order.paymentMethod,
      notes: order.notes,
      quote: order.quote,
      items,
      shipments: shipments.map(({ agent, trackingNumber, date, items: sids }) => ({
        agent,
        trackingNumber,
        date: date.toISOString(),
        items: sids,
      })),
      promise: estimateOrderDelivery(order, history, shipments, this.deliveryDates, this.clock.now()),
      invoice: toInvoiceView(order, history, await this.paypal.invoice(tx, order.id)),
      paid: { currency: order.currency, amount: balance.paid },
      refunded: { currency: order.currency, amount: balance.refunded },
      refunds: (await this.paypal.refunds(tx, order.id)).map((refund) => toRefundView(refund, viewer)),
      ...(await this.claims.buildForOrder(tx, order)),
      reprintOf: order.reprintOf,
      history: history
        .filter((entry) => isVisible(entry, viewer.isStaff))
        .map((entry) => toHistoryView(entry, viewer.language)),
      allowedEvents: await this.workflow.allowedEvents(tx, order, viewer.actor),
    };
  }

  private buildItem(
    row: OrderItem,
    order: CustomerOrder,
    files: ItemArtwork | undefined,
    shipments: readonly ShipmentRow[],
    language: string,
  ): OrderItemView {
    const label = this.products.label(row.sku, language);
    return {
      sid: row.sid,
      product: {
        sku: row.sku,
        name: this.products.nameOf(row.item, language),
        category: label?.category ?? '',
        slug: label?.slug ?? '',
      },
      item: row.item,
      line: { currency: order.currency, amount: row.lineAmount },
      grommets: row.grommets,
      seams: row.seams,
      printed: row.printed,
      shipped: shipments.some(({ items }) => items.includes(row.sid)),
      ...(files?.artwork && { artwork: files.artwork }),
      proofs: files?.proofs ?? [],
    };
  }
}

/** The part of an item that the required action depends on. */
function artworkSnapshot({ printed, artwork }: OrderItemView) {
  return { printed, hasArtwork: artwork !== undefined && artwork.rejected === undefined };
}

function toInvoiceView(
  { state }: CustomerOrder,
  history: readonly HistoryEntry[],
  invoice: PayPalInvoiceSummary | null,
): OrderView['invoice'] {
  if (!invoice) return null;
  const { number, payUrl, isOpen } = invoice;
  if (state === 'awaiting_payment')
    return isOpen ? { number, payUrl, status: 'open' } : { number, status: 'cancelled' };
  const paid = history.some(({ event }) => event === 'order_paid');
  return { number, status: paid ? 'paid' : 'cancelled' };
}

/** Staff handle refunds that PayPal rejected or holds; the customer sees them as requested until they are done. */
function toRefundView(
  { currency, amount, state, requestedAt, completedAt }: PayPalRefundSummary,
  { isStaff }: Viewer,
): OrderView['refunds'][number] {
  return {
    amount: { currency, amount },
    state: isStaff || state === 'done' ? state : 'asked',
    askedAt: requestedAt.toISOString(),
    doneAt: completedAt?.toISOString() ?? null,
  };
}
