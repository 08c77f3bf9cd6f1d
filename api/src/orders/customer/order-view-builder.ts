import { Injectable } from '@nestjs/common';
import type { OrderItemView, OrderView } from '@shop/contract';
import {
  findHold,
  type HistoryEntry,
  isReadyForProduction,
  type PostingActor,
  requiredAction,
  stateGroup,
} from '@shop/order-flow';
import { DeliveryDates } from '../../tariff/public';
import { Clock, type Tx } from '../../common/public';
import { isVisible, toHistoryView } from '../history/history-view';
import { loadNamedHistory, type NamedHistory } from '../history/named-history.queries';
import { loadHistory } from '../history/order-history';
import type { OrderCustomer } from '../workflow/order-snapshot.queries';
import { OrderWorkflow } from '../workflow/order-workflow';
import { ClaimViewBuilder } from './claim-view-builder';
import { estimateOrderDelivery } from './delivery-estimate';
import { OrderItemViewBuilder } from './order-item-view-builder';
import { OrderPaymentViewBuilder } from './order-payment-view-builder';
import { CustomerOrder } from '../order.entity';
import { findShipments, shipmentLink } from '../history/shipments.queries';

export interface Viewer {
  /** The role whose allowed events the view lists. */
  actor: PostingActor;
  language: string;
  /** Staff see internal notes, and refunds that failed. */
  isStaff: boolean;
}

/** The people of an order. */
export interface OrderPeople {
  customer: OrderCustomer;
  /** The names of the staff who acted, in the order of the history; null for the entries of others. Empty for customers. */
  staffNames: readonly (string | null)[];
}

/** Builds the complete view of an order. The number of SQL statements does not depend on the number of items. */
@Injectable()
export class OrderViewBuilder {
  constructor(
    private readonly items: OrderItemViewBuilder,
    private readonly payments: OrderPaymentViewBuilder,
    private readonly claims: ClaimViewBuilder,
    private readonly deliveryDates: DeliveryDates,
    private readonly clock: Clock,
    private readonly workflow: OrderWorkflow,
  ) {}

  /** @returns the view, and the people whom it leaves out */
  async build(tx: Tx, order: CustomerOrder, viewer: Viewer): Promise<{ view: OrderView } & OrderPeople> {
    const { history, staffNames } = await loadViewedHistory(tx, order.id, viewer);
    const { snapshot, customer, claims, allowedEvents, ...ordered } = await this.workflow.loadAllowed(
      tx,
      order,
      viewer.actor,
    );
    const shipments = isBeforePayment(order) ? [] : await findShipments(tx, [order.id]);
    const items = await this.items.buildForOrder(tx, order, { ...ordered, shipments }, viewer);
    const { paid, refunded } = snapshot;
    const view: OrderView = {
      orderId: order.id,
      date: order.placedAt.toISOString(),
      status: order.state,
      group: stateGroup(order.state),
      requiredAction: requiredAction({ state: order.state, items: items.map(artworkSnapshot) }),
      due: isBeforePayment(order) ? order.dueAt.toISOString() : null,
      lastUpdate: order.updatedAt.toISOString(),
      currency: order.currency,
      amount: { currency: order.currency, amount: order.total },
      shipTo: order.shipTo,
      sender: order.sender,
      shippingMethod: order.shippingMethod,
      paymentMethod: order.paymentMethod,
      notes: order.notes,
      quote: order.quote,
      items,
      shipments: shipments.map((shipment) => ({
        id: shipment.id,
        agent: shipment.agent,
        trackingNumber: shipment.trackingNumber,
        trackingUrl: shipmentLink(shipment),
        date: shipment.date.toISOString(),
        items: shipment.items,
        parcels: shipment.parcels,
        delivery: shipment.delivery,
      })),
      promise: estimateOrderDelivery(
        order,
        { needsApproval: !snapshot.items.every(isReadyForProduction), history, shipments },
        this.deliveryDates,
        this.clock.now(),
      ),
      ...(await this.payments.buildForOrder(tx, order, { paid, refunded, history }, viewer)),
      ...this.claims.buildForOrder(order, claims),
      reprintOf: order.reprintOf,
      hold: viewer.isStaff ? toHoldView(history) : null,
      history: history
        .filter((entry) => isVisible(entry, viewer.isStaff))
        .map((entry) => toHistoryView(entry, viewer.language)),
      allowedEvents,
    };
    return { view, customer, staffNames };
  }
}

const isBeforePayment = ({ state }: CustomerOrder) => state === 'preorder' || state === 'awaiting_payment';

/** The part of an item that the required action depends on. */
function artworkSnapshot({ printed, artwork }: OrderItemView) {
  return { printed, hasArtwork: artwork !== undefined && artwork.rejected === undefined };
}

function toHoldView(history: readonly HistoryEntry[]): OrderView['hold'] {
  const hold = findHold(history);
  return hold && { event: hold.event, since: hold.since.toISOString() };
}

/** Customers do not see who of the staff acted, so these names are not read for them. */
async function loadViewedHistory(tx: Tx, orderId: string, { isStaff }: Viewer): Promise<NamedHistory> {
  return isStaff ? loadNamedHistory(tx, orderId) : { history: await loadHistory(tx, orderId), staffNames: [] };
}
