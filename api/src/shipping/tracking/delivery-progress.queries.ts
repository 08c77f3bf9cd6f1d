import type { Tx } from '../../common/public';
import type { ParcelStatus, Registration } from './tracking-service';

/** A shipment and its number as the service knows it. */
export interface TrackedShipment {
  shipmentId: string;
  number: string;
}

/** Without spaces and hyphens, in capital letters. */
const NUMBER = `upper(regexp_replace(s.tracking_number, '[\\s-]', '', 'g'))`;

/** Has an index. Other characters than letters and digits are only in numbers that the service does not know. */
const SCANNED_NUMBER = `upper(regexp_replace(s.tracking_number, '[^0-9A-Za-z]', '', 'g'))`;

/** SQL: whether a status that a number reached at a time is about the shipment `s`. */
const isAbout = (number: string, at: string) =>
  `${SCANNED_NUMBER} = upper(${number}) and s.shipped_at >= ${at}::timestamptz - interval '90 days'`;

/** Shipments since an instant that the service was not told about, oldest first. */
export async function listUnregistered(reader: Tx, since: Date, limit: number): Promise<TrackedShipment[]> {
  return reader.query(
    `select s.id as "shipmentId", ${NUMBER} as number from shipment s
     where s.shipped_at >= $1 and ${NUMBER} ~ '^[A-Z0-9]{5,50}$'
       and not exists (select from shipment_tracking t where t.shipment_id = s.id)
     order by s.shipped_at limit $2`,
    [since, limit],
  );
}

export async function saveRegistrations(
  tx: Tx,
  shipments: readonly TrackedShipment[],
  registrations: readonly Registration[],
  at: Date,
): Promise<void> {
  const reasons = new Map(registrations.map(({ number, rejected }) => [number.toUpperCase(), rejected]));
  const told = shipments.filter(({ number }) => reasons.has(number));
  await tx.query(
    `insert into shipment_tracking (shipment_id, number, rejected, registered_at, checked_at)
     select shipment_id, number, rejected, $4, $4 from unnest($1::uuid[], $2::text[], $3::text[]) as t (shipment_id, number, rejected)
     on conflict do nothing`,
    [
      told.map(({ shipmentId }) => shipmentId),
      told.map(({ number }) => number),
      told.map(({ number }) => reasons.get(number) ?? null),
      at,
    ],
  );
}

/** Numbers of undelivered shipments since an instant that were last asked about before another. */
export async function listDueNumbers(
  reader: Tx,
  { since, checkedBefore }: { since: Date; checkedBefore: Date },
  limit: number,
): Promise<string[]> {
  const rows: { number: string }[] = await reader.query(
    `select t.number from shipment_tracking t join shipment s on s.id = t.shipment_id
     where t.rejected is null and t.checked_at < $2 and s.shipped_at >= $1
       and not exists (select from delivery_step d where d.shipment_id = t.shipment_id and d.status = 'delivered')
     group by t.number order by min(t.checked_at) limit $3`,
    [since, checkedBefore, limit],
  );
  return rows.map(({ number }) => number);
}

export async function markChecked(tx: Tx, numbers: readonly string[], at: Date): Promise<void> {
  await tx.query('update shipment_tracking set checked_at = $2 where number = any($1)', [numbers, at]);
}

/**
 * Saves a status of all shipments with a number, unless they have it. A push may arrive before the registration of
 * its shipment is stored. Returns the orders in which that is new.
 */
export async function saveStatus(tx: Tx, { number, status, at, day }: ParcelStatus): Promise<string[]> {
  const rows: { order_id: string }[] = await tx.query(
    `with saved as (
       insert into delivery_step (shipment_id, status, reached_at, day)
       select s.id, $2, $3, $4 from shipment s where ${isAbout('$1', '$3')}
       on conflict do nothing returning shipment_id)
     select distinct s.order_id from saved join shipment s on s.id = saved.shipment_id`,
    [number, status, at, day],
  );
  return rows.map(({ order_id }) => order_id);
}

/** The orders with a shipment of a number to which `saveStatus` applies a status of that time. */
export async function findOrdersOfNumber(reader: Tx, { number, at }: ParcelStatus): Promise<string[]> {
  const rows: { order_id: string }[] = await reader.query(
    `select distinct s.order_id from shipment s where ${isAbout('$1', '$2')}`,
    [number, at],
  );
  return rows.map(({ order_id }) => order_id);
}

/** The day on which the last shipment of an order was delivered; null while one is not. */
export async function findDeliveryDay(reader: Tx, orderId: string): Promise<string | null> {
  const [row]: { day: string | null }[] = await reader.query(
    `select case when bool_and(d.day is not null) then to_char(max(d.day), 'YYYY-MM-DD') end as day
     from shipment s left join delivery_step d on d.shipment_id = s.id and d.status = 'delivered' where s.order_id = $1`,
    [orderId],
  );
  return row?.day ?? null;
}
