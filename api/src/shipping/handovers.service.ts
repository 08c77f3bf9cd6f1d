import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { dayInChina, isCalendarDate } from '@shop/order-flow';
import { IsNull, Not } from 'typeorm';
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
import { ParcelRow, Shipment } from '../orders/public';
import { renderPdf } from '../pdf/public';
import { layOutHandoverList } from './handover-layout';
import {
  findHandoverList,
  findHandoverShipments,
  type HandoverRow,
  lockLabelledShipment,
  lockScannedShipments,
} from './handovers.queries';
import { parseParcelCode } from './parcel-code';

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
   * Hands a scanned parcel over. With its last parcel, a shipment is on the carrier's list of today; shipments that nobody
   * packed into parcels are one parcel together.
   * @throws {ApiError} `shipment_unknown` if the carrier has none with this number or label, `shipment_handed_over` if none of
   *   them waits, `parcel_scanned`, `parcel_label_needed` for a number that does not tell which parcel it is, `order_on_hold`
   */
  async handOver(
    caller: Caller,
    { carrier, trackingNumber }: Input<'admin/handover'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<HandoverShipment[]> {
    return this.database.command(idempotencyKey, async (tx) => {
      const label = parseParcelCode(trackingNumber);
      const scanned = label
        ? await lockLabelledShipment(tx, carrier.trim(), label)
        : await lockScannedShipments(tx, carrier.trim(), toScannedNumber(trackingNumber));
      if (scanned.length === 0) throw new ApiError('shipment_unknown');
      const waiting = scanned.filter(({ handedOverAt }) => handedOverAt === null).map(({ id }) => id);
      if (waiting.length === 0) throw new ApiError('shipment_handed_over');
      const found = await findHandoverShipments(tx, waiting);
      const shipments = label ? found : onlyParcel(found, scanned.length);
      if (shipments.some(({ onHold }) => onHold)) throw new ApiError('order_on_hold');
      for (const shipment of shipments) await this.scan(tx, caller, shipment, label?.parcel ?? 1);
      const ids = shipments.map(({ id }) => id);
      return (await findHandoverShipments(tx, ids)).map(toHandoverView);
    });
  }

  private async scan(tx: Tx, caller: Caller, shipment: HandoverRow, parcel: number): Promise<void> {
    const { id, agent: carrier, trackingNumber, parcels } = shipment;
    const now = this.clock.now();
    if (parcels > 0 && !shipment.missing.includes(parcel)) throw new ApiError('parcel_scanned');
    if (parcels > 0) await tx.update(ParcelRow, { shipmentId: id, number: parcel }, { scannedAt: now });
    const after = { carrier, trackingNumber, ...(parcels > 1 && { parcel, parcels }) };
    const entry = { ...subjectOf(shipment), after };
    if (shipment.missing.length > 1) {
      await this.audit.record(tx, caller, { action: 'parcel-scanned', ...entry });
      return;
    }
    await tx.update(Shipment, { id }, { handedOverAt: now, handedOverBy: caller.accountId });
    await this.audit.record(tx, caller, { action: 'shipment-handed-over', ...entry });
  }

  /**
   * Takes a shipment off the list of today, or forgets the parcels of it that were scanned.
   * @throws {ApiError} `resource_not_found` for a shipment of which nothing was scanned, `handover_day_over`
   */
  async undo(caller: Caller, id: string, idempotencyKey: IdempotencyKey | null): Promise<HandoverShipment> {
    return this.database.command(idempotencyKey, async (tx) => {
      const locked = await tx.findOne(Shipment, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!locked || !(await hasScans(tx, locked))) throw new ApiError('resource_not_found');
      const isOver = locked.handedOverAt && dayInChina(locked.handedOverAt) !== dayInChina(this.clock.now());
      if (isOver) throw new ApiError('handover_day_over');
      await tx.update(Shipment, { id }, { handedOverAt: null, handedOverBy: null });
      await tx.update(ParcelRow, { shipmentId: id }, { scannedAt: null });
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
  scanned: row.parcels - row.missing.length,
  shippedAt: shippedAt.toISOString(),
  handedOverAt: handedOverAt?.toISOString() ?? null,
});

/**
 * The shipments that a number is enough for: the waiting ones without parcels of their own, which share one; else the shipment
 * of the only parcel with this number.
 * @param all - how many shipments have the number, also those that have left
 * @throws {ApiError} `parcel_label_needed`
 */
function onlyParcel(waiting: readonly HandoverRow[], all: number): HandoverRow[] {
  const unpacked = waiting.filter(({ parcels }) => parcels === 0);
  if (unpacked.length > 0) return unpacked;
  if (all > 1 || waiting.some(({ parcels }) => parcels > 1)) throw new ApiError('parcel_label_needed');
  return [...waiting];
}

/** Whether the shipment is on a list, or some of its parcels were scanned. */
async function hasScans(tx: Tx, { id, handedOverAt, handedOverBy }: Shipment): Promise<boolean> {
  if (handedOverAt !== null) return handedOverBy !== null;
  return tx.existsBy(ParcelRow, { shipmentId: id, scannedAt: Not(IsNull()) });
}

/** As scanners read a number: without spaces and hyphens. */
const toScannedNumber = (text: string) => text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();

const subjectOf = ({ orderId }: Pick<HandoverRow, 'orderId'>) => ({ kind: 'order', id: orderId });
