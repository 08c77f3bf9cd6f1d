import { Injectable } from '@nestjs/common';
import type { SenderView } from '@shop/contract';
import { packedPieces } from '@shop/order-flow';
import { Products } from '../catalogue/public';
import { ApiError, type Attachment, Database, ShopSettings } from '../common/public';
import { CustomerOrder, findOrderItems, findShipments, normalizeOrderId, type ShipmentRow } from '../orders/public';
import { renderPdf } from '../pdf/public';
import { addressLines, countryName, layOutCommercialInvoice, layOutPackingList } from './paper-layout';
import { renderParcelLabels } from './parcel-label';
import { findCustomsOf, USUAL_ORIGIN } from './product-customs.queries';
import { customsValue, freightOf, type PaperLine, type Party, type ShipmentPaper } from './shipment-paper';

/** The papers that accompany a shipment. The same shipment gives the same bytes while products keep their names and HS codes. */
@Injectable()
export class ShipmentPapers {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws {ApiError} `resource_not_found` */
  async packingList(orderId: string, shipmentId: string): Promise<Attachment> {
    const paper = await this.collect(orderId, shipmentId);
    return this.toAttachment(paper, 'packing-list', await renderPdf(layOutPackingList(paper)));
  }

  /** @throws {ApiError} `resource_not_found`, also for a shipment of which nobody recorded the parcels */
  async parcelLabels(orderId: string, shipmentId: string): Promise<Attachment> {
    const paper = await this.collect(orderId, shipmentId);
    if (paper.parcels.length === 0) throw new ApiError('resource_not_found');
    return this.toAttachment(paper, 'parcel-labels', await renderParcelLabels(paper));
  }

  /** @throws {ApiError} `resource_not_found` */
  async commercialInvoice(orderId: string, shipmentId: string): Promise<Attachment> {
    const paper = await this.collect(orderId, shipmentId);
    return this.toAttachment(paper, 'commercial-invoice', await renderPdf(layOutCommercialInvoice(paper)));
  }

  private toAttachment({ orderId, number }: ShipmentPaper, kind: string, content: Buffer): Attachment {
    return { name: `${orderId}-${number}-${kind}.pdf`, type: 'application/pdf', content };
  }

  private async collect(typedId: string, shipmentId: string): Promise<ShipmentPaper> {
    const { reader } = this.database;
    const order = await reader.findOneBy(CustomerOrder, { id: normalizeOrderId(typedId) });
    const shipments = order ? await findShipments(reader, [order.id]) : [];
    const shipment = shipments.find(({ id }) => id === shipmentId.toLowerCase());
    if (!order || !shipment) throw new ApiError('resource_not_found');
    const shop = this.seller();
    return {
      ...(order.sender ? { sender: toParty(order.sender), exporter: shop } : { sender: shop, exporter: null }),
      recipient: order.shipTo,
      orderId: order.id,
      number: shipments.indexOf(shipment) + 1,
      carrier: shipment.agent,
      trackingNumber: shipment.trackingNumber,
      shippedAt: shipment.date,
      currency: order.currency,
      ...(await this.contentOf(order, shipment, shipments)),
      parcels: shipment.parcels,
    };
  }

  private seller(): Party {
    const { name, address, country } = this.settings.current.seller;
    return { name, address: [...address, ...(country ? [countryName(country)] : [])] };
  }

  private async contentOf(
    order: CustomerOrder,
    shipment: ShipmentRow,
    shipments: readonly ShipmentRow[],
  ): Promise<Pick<ShipmentPaper, 'lines' | 'freight'>> {
    const { reader } = this.database;
    const items = (await findOrderItems(reader, order.id)).filter(({ sid }) => shipment.items.includes(sid));
    const customs = await findCustomsOf(
      reader,
      items.map(({ sku }) => sku),
    );
    const { product, discount = 0, shippingFirst, shippingNext } = order.quote.adjusted;
    const allParcels = shipments.flatMap(({ parcels }) => parcels);
    const lines = items.map(
      ({ sid, sku, item, position, lineAmount }): PaperLine & { lineAmount: number; ordered: number } => {
        const ordered = item.quantity;
        // Without parcels, a shipment contains what is in no parcel of another one.
        const quantity = packedPieces(shipment.parcels, sid) || ordered - packedPieces(allParcels, sid);
        const { hsCode = null, origin = USUAL_ORIGIN, chineseName = '' } = customs.get(sku) ?? {};
        return {
          ...{
            sid,
            position: position + 1,
            name: this.products.nameOf(item, 'en'),
            chineseName,
            hsCode,
            origin,
            quantity,
          },
          value: customsValue({ lineAmount, ordered }, quantity, { product, discount }),
          ...{ lineAmount, ordered },
        };
      },
    );
    return { lines, freight: freightOf(lines, { product, shipping: shippingFirst + shippingNext }) };
  }
}

const toParty = ({ name, ...address }: SenderView): Party => ({ name, address: addressLines(address) });
