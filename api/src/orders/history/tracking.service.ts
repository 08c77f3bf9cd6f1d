import { Injectable } from '@nestjs/common';
import type { Output } from '@shop/contract';
import { type TrackingStep, trackingSteps } from '@shop/order-flow';
import { ArtworkQueries } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import { ApiError, Clock, Database } from '../../common/public';
import { DeliveryDates } from '../../tariff/public';
import { estimateOrderDelivery } from '../customer/delivery-estimate';
import { normalizeOrderId } from '../order-id';
import { OrderItem } from '../order-item.entity';
import { CustomerOrder } from '../order.entity';
import { loadHistory } from './order-history';
import { findShipments, shipmentLink, type ShipmentRow } from './shipments.queries';

/** The public tracking page, which needs only the order's id. */
@Injectable()
export class Tracking {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly artwork: ArtworkQueries,
    private readonly deliveryDates: DeliveryDates,
    private readonly clock: Clock,
  ) {}

  /** @throws {ApiError} `resource_not_found` if there is no such order */
  async track(typed: string, language: string): Promise<Output<'UserEnd/SiteInfo/OrderTracking'>> {
    const orderId = normalizeOrderId(typed);
    const { reader } = this.database;
    const [order, history, shipments, artworks] = await Promise.all([
      reader.findOneBy(CustomerOrder, { id: orderId }),
      loadHistory(reader, orderId),
      findShipments(reader, [orderId]),
      this.artwork.loadItemStates(reader, orderId),
    ]);
    const last = history.at(-1);
    if (!order || !last) throw new ApiError('resource_not_found');
    const steps = trackingSteps(history);
    const needsApproval = [...artworks.values()].some(({ approved }) => !approved);
    const names = steps.some(({ item }) => item)
      ? await this.loadItemNames(orderId, language)
      : new Map<string, string>();
    return {
      orderId,
      status: last.state,
      steps: steps.map(({ date, item, ...step }) => ({
        ...step,
        ...shipmentDetails(shipments, { date, ...step }),
        date: date.toISOString(),
        ...(item && { item: names.get(item) ?? '' }),
      })),
      promise: estimateOrderDelivery(
        order,
        { needsApproval, history, shipments },
        this.deliveryDates,
        this.clock.now(),
      ),
    };
  }

  /** Position and product name by sid. The customer's own label is private. */
  private async loadItemNames(orderId: string, language: string): Promise<Map<string, string>> {
    const items = await this.database.reader.find(OrderItem, { where: { orderId }, order: { position: 'ASC' } });
    return new Map(
      items.map(({ sid, sku, position }) => [sid, `${position + 1} · ${this.products.productName(sku, language)}`]),
    );
  }
}

/** The link, the number of parcels and the progress of the shipment of a step, where they are known. */
function shipmentDetails(
  shipments: readonly ShipmentRow[],
  { date, trackingNumber }: Pick<TrackingStep, 'date' | 'trackingNumber'>,
): { trackingUrl?: string; parcels?: number; delivery?: ShipmentRow['delivery'] } {
  const shipment = shipments.find(
    (each) => each.trackingNumber === trackingNumber && each.date.getTime() === date.getTime(),
  );
  const trackingUrl = shipment && shipmentLink(shipment);
  return {
    ...(trackingUrl && { trackingUrl }),
    ...(shipment && shipment.parcels.length > 0 && { parcels: shipment.parcels.length }),
    ...(shipment && shipment.delivery.length > 0 && { delivery: shipment.delivery }),
  };
}
