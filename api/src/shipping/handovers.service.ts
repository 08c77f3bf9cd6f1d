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
   * Counts the next parcel with a number. With its last parcel, a shipment is on the carrier's list of today; shipments that
   * nobody packed into parcels are one parcel together.
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
      const shipments = nextParcel(await findHandoverShipments(tx, waiting));
      if (shipments.some(({ onHold }) => onHold)) throw new ApiError('order_on_hold');
      for (const shipment of shipments) await this.scan(tx, caller, shipment);
      const ids = shipments.map(({ id }) => id);
      return (await findHandoverShipments(tx, ids)).map(toHandoverView);
    });
  }

  private async scan(tx: Tx, caller: Caller, shipment: HandoverRow): Promise<void> {
    const scanned = shipment.scanned + 1;
    const isLast = scanned >= shipment.parcels;
    await tx.update(
      Shipment,
      { id: shipment.id },
      { scannedParcels: scanned, ...(isLast && { handedOverAt: this.clock.now(), handedOverBy: caller.accountId }) },
    );
    const { agent: carrier, trackingNumber, parcels } = shipment;
    const after = { carrier, trackingNumber, ...(parcels > 1 && { scanned, parcels }) };
    const entry = { ...subjectOf(shipment), after };
    if (isLast) await this.audit.record(tx, caller, { action: 'shipment-handed-over', ...entry });
    else await this.audit.record(tx, caller, { action: 'parcel-scanned', ...entry });
  }

  /**
   * Takes a shipment off the list of today, or forgets the parcels of it that were scanned.
   * @throws {ApiError} `resource_not_found` for a shipment of which nothing was scanned, `handover_day_over`
   */
  async undo(caller: Caller, id: string, idempotencyKey: IdempotencyKey | null): Promise<HandoverShipment> {
    return this.database.command(idempotencyKey, async (tx) => {
      const locked = await tx.findOne(Shipment, { where: { id }, lock: { mode: 'pessimistic_write' } });
      const isWaiting = locked?.handedOverAt === null;
      if (!locked || (isWaiting ? locked.scannedParcels === 0 : locked.handedOverBy === null))
        throw new ApiError('resource_not_found');
      const isOver = locked.handedOverAt && dayInChina(locked.handedOverAt) !== dayInChina(this.clock.now());
      if (isOver) throw new ApiError('handover_day_over');
      await tx.update(Shipment, { id }, { scannedParcels: 0, handedOverAt: null, handedOverBy: null });
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

/** The waiting shipments that share one parcel because they have none of their own, else the first one with parcels. */
function nextParcel(waiting: readonly HandoverRow[]): HandoverRow[] {
  const unpacked = waiting.filter(({ parcels }) => parcels === 0);
  return unpacked.length > 0 ? unpacked : waiting.slice(0, 1);
}

/** As scanners read a number: without spaces and hyphens. */
const toScannedNumber = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

const subjectOf = ({ orderId }: Pick<HandoverRow, 'orderId'>) => ({ kind: 'order', id: orderId });
