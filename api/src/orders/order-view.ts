import { Injectable } from '@nestjs/common';
import type { OrderItemView, OrderView } from '@shop/contract';
import { group, requiredAction, type Poster } from '@shop/order-flow';
import { ArtworkShelf, type ItemArtwork } from '../artwork/public';
import { BusinessDays, Products } from '../catalogue/public';
import { Clock, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { OrderEventRow } from './order-event.entity';
import { OrderDesk } from './order-desk';
import { promiseOf } from './order-promise';
import { OrderItem } from './order-item.entity';
import { CustomerOrder } from './order.entity';
import { shipmentsOf, type ShipmentRow } from './shipments';

export interface Viewer {
  /** In whose name `allowedEvents` speaks. */
  poster: Poster;
  language: string;
  /** Staff see internal notes and internal history. */
  staff: boolean;
}

/** An order whole, in a bounded number of statements. */
@Injectable()
export class OrderViews {
  constructor(
    private readonly artwork: ArtworkShelf,
    private readonly ledger: Ledger,
    private readonly products: Products,
    private readonly days: BusinessDays,
    private readonly clock: Clock,
    private readonly desk: OrderDesk,
  ) {}

  async of(tx: Tx, order: CustomerOrder, viewer: Viewer): Promise<OrderView> {
    const rows = await tx.find(OrderItem, { where: { orderId: order.id }, order: { position: 'ASC' } });
    const history = await tx.find(OrderEventRow, { where: { orderId: order.id }, order: { seq: 'ASC' } });
    const shipments = await shipmentsOf(tx, [order.id]);
    const files = await this.artwork.ofOrder(tx, order.id);
    const money = await this.ledger.paymentOf(tx, order.id, order.currency);
    const items = rows.map((row) => this.item(row, order, files.get(row.sid), shipments, viewer.language));
    return {
      orderId: order.id,
      date: order.placedAt.toISOString(),
      status: order.state,
      group: group(order.state),
      requiredAction: requiredAction({ state: order.state, items: items.map((item) => standing(item)) }),
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
      promise: promiseOf(order, history, shipments, this.days, this.clock.now()),
      invoice: invoiceOf(order, history),
      paid: { currency: order.currency, amount: money.paid },
      refunded: { currency: order.currency, amount: money.refunded },
      history: history.filter(({ internal }) => viewer.staff || !internal).map(historyRow),
      allowedEvents: await this.desk.allowed(tx, order, viewer.poster),
    };
  }

  private item(
    row: OrderItem,
    order: CustomerOrder,
    files: ItemArtwork | undefined,
    shipments: readonly ShipmentRow[],
    language: string,
  ): OrderItemView {
    const label = this.products.label(row.sku, language);
    return {
      sid: row.sid,
      product: { sku: row.sku, name: label?.name ?? row.sku, category: label?.category ?? '', slug: label?.slug ?? '' },
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

/** As much of an item as the required action depends on. */
function standing({ sid, printed, artwork, shipped }: OrderItemView) {
  return {
    sid,
    printed,
    hasArtwork: artwork !== undefined && artwork.rejected === undefined,
    proofsSent: 0,
    currentProofVersion: null,
    approved: false,
    shipped,
    openClaim: false,
  };
}

function invoiceOf(order: CustomerOrder, history: readonly OrderEventRow[]): OrderView['invoice'] {
  const invoice = history.findLast(({ event }) => event === 'paypal_invoice_created')?.detail.invoice;
  if (!invoice) return null;
  if (order.state === 'awaiting_payment') return { ...invoice, status: 'open' };
  const paid = history.some(({ event }) => event === 'order_paid');
  return { number: invoice.number, status: paid ? 'paid' : 'cancelled' };
}

function historyRow({ event, happenedAt, actor, sid, detail }: OrderEventRow): OrderView['history'][number] {
  const { reason, comment, agent, trackingNumber, version, fileName, memo, method, amount, currency } = detail;
  const told = {
    reason,
    comment,
    agent,
    trackingNumber,
    version,
    fileName,
    memo,
    method,
    ...(amount !== undefined && currency !== undefined && { amount: { currency, amount } }),
  };
  const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return {
    event,
    date: happenedAt.toISOString(),
    actor,
    ...(sid && { item: sid }),
    ...(Object.keys(said).length > 0 && { detail: said }),
  };
}
