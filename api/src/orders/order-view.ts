import { Injectable } from '@nestjs/common';
import type { OrderItemView, OrderView } from '@shop/contract';
import { group, requiredAction, type Poster } from '@shop/order-flow';
import { ArtworkShelf, type ItemArtwork } from '../artwork/public';
import { BusinessDays, Products } from '../catalogue/public';
import { Clock, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { OrderEventRow } from './order-event.entity';
import { OrderDesk } from './order-desk';
import { ClaimViews } from './claim-views';
import { promiseOf } from './order-promise';
import { OrderItem } from './order-item.entity';
import { CustomerOrder } from './order.entity';
import { PayPalBook, type InvoiceStanding, type RefundStanding } from './paypal-book';
import { reasonWords } from './order-faults';
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
    private readonly claims: ClaimViews,
    private readonly ledger: Ledger,
    private readonly products: Products,
    private readonly days: BusinessDays,
    private readonly clock: Clock,
    private readonly desk: OrderDesk,
    private readonly paypal: PayPalBook,
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
      invoice: invoiceOf(order, history, await this.paypal.invoice(tx, order.id)),
      paid: { currency: order.currency, amount: money.paid },
      refunded: { currency: order.currency, amount: money.refunded },
      refunds: (await this.paypal.refunds(tx, order.id)).map((refund) => refundView(refund, viewer)),
      ...(await this.claims.of(tx, order)),
      reprintOf: order.reprintOf,
      history: history.filter(({ internal }) => viewer.staff || !internal).map((row) => historyRow(row, viewer.language)),
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
      product: { sku: row.sku, name: this.products.nameOf(row.item, language), category: label?.category ?? '', slug: label?.slug ?? '' },
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

function invoiceOf(
  { state }: CustomerOrder,
  history: readonly OrderEventRow[],
  invoice: InvoiceStanding | null,
): OrderView['invoice'] {
  if (!invoice) return null;
  const { number, payUrl, isOpen } = invoice;
  if (state === 'awaiting_payment') return isOpen ? { number, payUrl, status: 'open' } : { number, status: 'cancelled' };
  const paid = history.some(({ event }) => event === 'order_paid');
  return { number, status: paid ? 'paid' : 'cancelled' };
}

/** That PayPal failed is for staff to mend: to the customer the money is on its way until it is there. */
function refundView(
  { currency, amount, state, askedAt, doneAt }: RefundStanding,
  { staff }: Viewer,
): OrderView['refunds'][number] {
  return {
    amount: { currency, amount },
    state: staff || state === 'done' ? state : 'asked',
    askedAt: askedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

function historyRow({ event, happenedAt, actor, sid, detail }: OrderEventRow, language: string): OrderView['history'][number] {
  const { reason, comment, agent, trackingNumber, version, fileName, memo, method, amount, currency } = detail;
  const { resolution, lostParcel } = detail;
  const told = {
    reason: reasonWords(reason, language),
    comment,
    agent,
    trackingNumber,
    version,
    fileName,
    memo,
    method,
    resolution,
    lostParcel,
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
