import { Controller, Res } from '@nestjs/common';
import { calls } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Endpoint, onlyStaff, PathParams, sendAttachment } from '../../common/public';
import { ShipmentPapers } from '../shipment-papers.service';

interface ShipmentPath {
  orderId: string;
  shipmentId: string;
}

/** The papers of shipments. */
@Controller()
export class ShipmentPapersController {
  constructor(private readonly papers: ShipmentPapers) {}

  @Endpoint(calls['admin/packing-list'], onlyStaff('customer_service', 'factory', 'isc_facility'))
  async packingList(
    @PathParams() { orderId, shipmentId }: ShipmentPath,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.papers.packingList(orderId, shipmentId));
  }

  @Endpoint(calls['admin/parcel-labels'], onlyStaff('customer_service', 'factory', 'isc_facility'))
  async parcelLabels(
    @PathParams() { orderId, shipmentId }: ShipmentPath,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.papers.parcelLabels(orderId, shipmentId));
  }

  @Endpoint(calls['admin/commercial-invoice'], onlyStaff('customer_service', 'accounting'))
  async commercialInvoice(
    @PathParams() { orderId, shipmentId }: ShipmentPath,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    return sendAttachment(reply, await this.papers.commercialInvoice(orderId, shipmentId));
  }
}
