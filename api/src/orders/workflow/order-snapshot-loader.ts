import { Injectable } from '@nestjs/common';
import { NO_HOLIDAYS, type OrderSnapshot, paymentRouteOf } from '@shop/order-flow';
import { collectionOf } from '@shop/contract';
import { ArtworkQueries, type ItemArtworkState } from '../../artwork/public';
import type { ClaimRecord } from '../../claims/public';
import { Clock, type Tx } from '../../common/public';
import { DeliveryDates } from '../../tariff/public';
import type { CustomerOrder } from '../order.entity';
import type { OrderDraft } from './order-draft';
import { OrderPayments } from './order-payments';
import { type ItemFacts, loadOrderFacts, type OrderCustomer, type OrderedItem } from './order-snapshot.queries';

export interface LoadedSnapshot {
  snapshot: OrderSnapshot;
  items: readonly OrderedItem[];
  customer: OrderCustomer;
  claims: readonly ClaimRecord[];
  /** The sequence number of the order's last history entry. */
  lastSeq: number;
}

const NO_ARTWORK: ItemArtworkState = { hasArtwork: false, proofsSent: 0, currentProofVersion: null, approved: false };

/** Loads the data of an order that its transitions depend on. */
@Injectable()
export class OrderSnapshotLoader {
  constructor(
    private readonly artwork: ArtworkQueries,
    private readonly deliveryDates: DeliveryDates,
    private readonly clock: Clock,
    private readonly payments: OrderPayments,
  ) {}

  async load(tx: Tx, order: CustomerOrder): Promise<LoadedSnapshot> {
    const { items, customer, claims, lastSeq, paidBy, prepaidBalance, ...facts } = await loadOrderFacts(tx, order);
    const awaits = order.state === 'awaiting_payment' ? collectionOf(order.paymentMethod) : null;
    return {
      lastSeq,
      items,
      customer,
      claims,
      snapshot: {
        ...baseSnapshot(order),
        ...facts,
        isForReseller: customer.role === 'reseller',
        state: order.state,
        now: this.clock.now(),
        calendar: this.deliveryDates.calendar,
        placedAt: order.placedAt,
        due: order.dueAt,
        items: items.map((item) => ({ ...toItemFacts(item), hasOpenClaim: hasOpenClaim(claims, item.sid) })),
        hasOpenInvoice: awaits === 'invoice' && ((await this.payments.find(tx, order.id)).invoice?.isOpen ?? false),
        paidBy: paidBy && paymentRouteOf(paidBy, order.paymentMethod),
        prepaidBalance: awaits === 'immediate' ? prepaidBalance : 0,
        deliveredOn: order.deliveredOn,
        lostParcel: claims.some(({ lostParcel }) => lostParcel),
      },
    };
  }

  /** An order whose rows are stored and that has no history yet. */
  async loadDraft(tx: Tx, { order, items, artworkCopies }: OrderDraft): Promise<OrderSnapshot> {
    const artwork = artworkCopies.length > 0 ? await this.artwork.loadItemStates(tx, order.id) : NO_ITEM_ARTWORK;
    return {
      ...baseSnapshot(order),
      // A new order takes its sender from an earlier one, or none.
      isForReseller: order.sender !== null,
      state: null,
      now: order.placedAt,
      calendar: NO_HOLIDAYS,
      placedAt: null,
      due: null,
      items: items.map(({ sid, printed, item }) => ({
        sid,
        printed,
        ...(artwork.get(sid) ?? NO_ARTWORK),
        shipped: false,
        unshipped: item.quantity,
        hasOpenClaim: false,
      })),
      hasOpenInvoice: false,
      paidBy: null,
      paid: 0,
      refunded: 0,
      unmatched: 0,
      onHold: false,
      prepaidBalance: 0,
      lastShipmentAt: null,
      deliveredOn: null,
      lostParcel: false,
    };
  }
}

const NO_ITEM_ARTWORK: ReadonlyMap<string, ItemArtworkState> = new Map();

function toItemFacts(item: ItemFacts): ItemFacts {
  const { sid, printed, shipped, unshipped, hasArtwork, proofsSent, currentProofVersion, approved } = item;
  return { sid, printed, shipped, unshipped, hasArtwork, proofsSent, currentProofVersion, approved };
}

const hasOpenClaim = (claims: readonly ClaimRecord[], ofItem: string) =>
  claims.some(({ sid, resolvedAt }) => sid === ofItem && resolvedAt === null);

/** The part of a snapshot that is fixed when the order is placed. */
function baseSnapshot(order: CustomerOrder) {
  return {
    currency: order.currency,
    total: order.total,
    productAmount: order.productTotal,
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    // Checked against the tariff before the order is placed.
    shippable: true,
    hasOwnSender: order.sender !== null,
    couponRedeemed: order.quote.adjusted.discount !== undefined,
  };
}
