import type { Tx } from '../common/public';
import { onHoldSql } from '../orders/public';
import type { ParcelCode } from './parcel-code';

/** A shipment as hand-over lists show it. */
export interface HandoverRow {
  id: string;
  orderId: string;
  number: number;
  agent: string;
  trackingNumber: string;
  shippedAt: Date;
  parcels: number;
  /** Numbers of the parcels that were not scanned. */
  missing: number[];
  grams: number;
  country: string;
  onHold: boolean;
  handedOverAt: Date | null;
}

/** Locked by a scan. */
export type ScannedShipment = Pick<HandoverRow, 'id' | 'handedOverAt'>;

/** What a carrier took on a day. */
export interface HandoverListRow {
  agent: string;
  day: string;
  shipments: number;
  parcels: number;
  grams: number;
}

/** Of the shipments that wait (`day` null), or were handed over on a day. */
export interface HandoverFilter {
  carrier: string | null;
  day: string | null;
}

interface Page {
  orderBy: string;
  limit: number;
  offset: number;
}

export const HANDOVER_COLUMNS = { shippedAt: 's.shipped_at', handedOverAt: 's.handed_over_at' } as const;

const DAY = `(s.handed_over_at at time zone 'Asia/Shanghai')::date`;

export const HANDOVER_LIST_COLUMNS = { day: DAY } as const;

/** Lists older than this are found by their day. */
const LISTED_DAYS = 90;

/** SQL: which of the shipments of its order `s` is, from 1. */
const NUMBER = `(select count(*)::int from shipment earlier where earlier.order_id = s.order_id
  and (earlier.shipped_at, earlier.id) <= (s.shipped_at, s.id))`;

const COLUMNS = `s.id, s.order_id as "orderId", s.agent, s.tracking_number as "trackingNumber", s.shipped_at as "shippedAt",
  s.handed_over_at as "handedOverAt", o.country, ${onHoldSql('s.order_id')} as "onHold",
  ${NUMBER} as number,
  (select count(*)::int from parcel p where p.shipment_id = s.id) as parcels,
  case when s.handed_over_at is null
    then array(select p.number::int from parcel p where p.shipment_id = s.id and p.scanned_at is null order by p.number)
    else '{}' end as missing,
  (select coalesce(sum(p.grams), 0)::int from parcel p where p.shipment_id = s.id) as grams`;

const FROM = 'from shipment s join customer_order o on o.id = s.order_id';

const CARRIER_IS = '($1::text is null or lower(s.agent) = lower($1))';
/** What was delivered has left, scanned or not. */
/** SQL: whether a shipment `s` of the order `o` waits for its carrier. */
export const WAITS_FOR_CARRIER = `s.handed_over_at is null and o.state <> 'completed'`;
const HANDED_OVER_ON = `s.handed_over_by is not null and ${DAY} = $2::date`;

export async function listHandoverShipments(
  reader: Tx,
  { carrier, day }: HandoverFilter,
  { orderBy, limit, offset }: Page,
): Promise<{ total: number; rows: HandoverRow[] }> {
  const where = `${CARRIER_IS} and ${day === null ? WAITS_FOR_CARRIER : HANDED_OVER_ON}`;
  const values = day === null ? [carrier] : [carrier, day];
  const [count]: { total: number }[] = await reader.query(
    `select count(*)::int as total ${FROM} where ${where}`,
    values,
  );
  const at = values.length;
  const rows: HandoverRow[] = await reader.query(
    `select ${COLUMNS} ${FROM} where ${where} order by ${orderBy}, s.id limit $${at + 1} offset $${at + 2}`,
    [...values, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/** All shipments of a carrier's list of a day, in the order in which they were scanned. */
export async function findHandoverList(reader: Tx, carrier: string, day: string): Promise<HandoverRow[]> {
  return reader.query(
    `select ${COLUMNS} ${FROM} where ${CARRIER_IS} and ${HANDED_OVER_ON} order by s.handed_over_at, s.id`,
    [carrier, day],
  );
}

/** The oldest first. */
export async function findHandoverShipments(reader: Tx, ids: readonly string[]): Promise<HandoverRow[]> {
  return reader.query(`select ${COLUMNS} ${FROM} where s.id = any($1::uuid[]) order by s.shipped_at, s.id`, [ids]);
}

/** The lists by day and carrier: of one day, or of the last months. */
export async function listHandoverLists(
  reader: Tx,
  day: string | null,
  since: Date,
  { orderBy, limit, offset }: Page,
): Promise<{ total: number; rows: HandoverListRow[] }> {
  const lists = `select min(s.agent) as agent, ${DAY} as day, count(*)::int as shipments,
      coalesce(sum(packed.parcels), 0)::int as parcels, coalesce(sum(packed.grams), 0)::int as grams
    from shipment s
      left join lateral (select count(*) as parcels, sum(p.grams) as grams from parcel p where p.shipment_id = s.id) packed on true
    where s.handed_over_by is not null
      and ${day === null ? `${DAY} > ($1::timestamptz at time zone 'Asia/Shanghai')::date - ${LISTED_DAYS}` : `${DAY} = $1::date`}
    group by ${DAY}, lower(s.agent)`;
  const values = [day ?? since];
  const [count]: { total: number }[] = await reader.query(
    `select count(*)::int as total from (${lists}) found`,
    values,
  );
  const rows: HandoverListRow[] = await reader.query(
    `select agent, to_char(day, 'YYYY-MM-DD') as day, shipments, parcels, grams
     from (${lists} order by ${orderBy}, lower(min(s.agent)) limit $2 offset $3) page`,
    [...values, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/**
 * The shipments of a carrier with a number, locked until the transaction ends.
 * @param number - digits and capital letters only, as scanners read it
 */
export async function lockScannedShipments(tx: Tx, carrier: string, number: string): Promise<ScannedShipment[]> {
  return tx.query(
    `select id, handed_over_at as "handedOverAt" from shipment
     where upper(regexp_replace(tracking_number, '[^0-9A-Za-z]', '', 'g')) = $1 and lower(agent) = lower($2)
     order by id for update`,
    [number, carrier],
  );
}

/** The shipment of a carrier with the parcel that a label names, locked until the transaction ends. */
export async function lockLabelledShipment(
  tx: Tx,
  carrier: string,
  { orderId, shipment, parcel, parcels }: ParcelCode,
): Promise<ScannedShipment[]> {
  return tx.query(
    `select s.id, s.handed_over_at as "handedOverAt" from shipment s
     where s.order_id = $1 and lower(s.agent) = lower($2) and ${NUMBER} = $3 and $4 between 1 and $5
       and $5 = (select count(*) from parcel p where p.shipment_id = s.id) for update`,
    [orderId, carrier, shipment, parcel, parcels],
  );
}
