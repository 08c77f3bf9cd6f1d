import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { dayInChina, isCalendarDate } from '@shop/order-flow';
import {
  ApiError,
  type Attachment,
  AuditLog,
  type Caller,
  Clock,
  Database,
  type IdempotencyKey,
  ShopSettings,
  type Tx,
} from '../common/public';
import { Shipment } from '../orders/public';
import { renderPdf } from '../pdf/public';
import { layOutHandoverList } from './handover-layout';
import { findHandoverList, findHandoverShipments, type HandoverRow, lockScannedShipments } from './handovers.queries';

type HandoverShipment = Output<'admin/handover-undo'>;

/** What the shipping facility hands over to carriers. A list has the shipments of a carrier and day. */
@Injectable()
export class Handovers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Adds the shipments with a number to the carrier's list of today.
   * @throws {ApiError} `shipment_unknown` if the carrier has none with this number, `shipment_handed_over` if none of them
   *   waits, `order_on_hold`
   */
  async handOver(
    caller: Caller,
    { carrier, trackingNumber }: Input<'admin/handover'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<HandoverShipment[]> {
    return this.database.command(idempotencyKey, async (tx) => {
      const scanned = await lockScannedShipments(tx, carrier.trim(), toScannedNumber(trackingNumber));
      if (scanned.length === 0) throw new ApiError('shipment_unknown');
      const waiting = scanned.filter(({ handedOverAt }) => handedOverAt === null).map(({ id }) => id);
      if (waiting.length === 0) throw new ApiError('shipment_handed_over');
      const shipments = await findHandoverShipments(tx, waiting);
      if (shipments.some(({ onHold }) => onHold)) throw new ApiError('order_on_hold');
      const handedOverAt = this.clock.now();
      for (const shipment of shipments) {
        await tx.update(Shipment, { id: shipment.id }, { handedOverAt, handedOverBy: caller.accountId });
        const after = { carrier: shipment.agent, trackingNumber: shipment.trackingNumber };
        await this.audit.record(tx, caller, { action: 'shipment-handed-over', ...subjectOf(shipment), after });
      }
      return shipments.map((shipment) => toHandoverView({ ...shipment, handedOverAt }));
    });
  }

  /**
   * Takes a shipment off the list of today.
   * @throws {ApiError} `resource_not_found` for a shipment that is on no list, `handover_day_over`
   */
  async undo(caller: Caller, id: string, idempotencyKey: IdempotencyKey | null): Promise<HandoverShipment> {
    return this.database.command(idempotencyKey, async (tx) => {
      const locked = await tx.findOne(Shipment, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!locked?.handedOverAt || locked.handedOverBy === null) throw new ApiError('resource_not_found');
      if (dayInChina(locked.handedOverAt) !== dayInChina(this.clock.now())) throw new ApiError('handover_day_over');
      await tx.update(Shipment, { id }, { handedOverAt: null, handedOverBy: null });
      const before = { carrier: locked.agent, trackingNumber: locked.trackingNumber };
      await this.audit.record(tx, caller, { action: 'shipment-handover-undone', ...subjectOf(locked), before });
      return this.findOne(tx, id);
    });
  }

  /**
   * The list that the carrier signs.
   * @param day - `YYYY-MM-DD` in China
   * @throws {ApiError} `resource_not_found` for a list without shipments
   */
  async print(carrier: string, day: string): Promise<Attachment> {
    const shipments = isCalendarDate(day) ? await findHandoverList(this.database.reader, carrier.trim(), day) : [];
    const [first] = shipments;
    if (!first) throw new ApiError('resource_not_found');
    const document = layOutHandoverList({ sender: this.settings.current.seller, carrier: first.agent, day, shipments });
    const code = first.agent.replaceAll(/[^0-9A-Za-z]+/g, '-');
    return { name: `handover-${day}-${code}.pdf`, type: 'application/pdf', content: await renderPdf(document) };
  }

  private async findOne(tx: Tx, id: string): Promise<HandoverShipment> {
    const [found] = await findHandoverShipments(tx, [id]);
    if (!found) throw new ApiError('resource_not_found');
    return toHandoverView(found);
  }
}

export const toHandoverView = ({ shippedAt, handedOverAt, ...row }: HandoverRow): HandoverShipment => ({
  ...row,
  shippedAt: shippedAt.toISOString(),
  handedOverAt: handedOverAt?.toISOString() ?? null,
});

/** As scanners read a number: without spaces and hyphens. */
const toScannedNumber = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

const subjectOf = ({ orderId }: Pick<HandoverRow, 'orderId'>) => ({ kind: 'order', id: orderId });
