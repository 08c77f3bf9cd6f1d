import { randomUUID } from 'node:crypto';
import { type OrderView, trackingLink } from '@shop/contract';
import type { Change, Parcel } from '@shop/order-flow';
import { isoTimeSql, type Tx } from '../../common/public';

type ShipItems = Extract<Change, { kind: 'ship_items' }>;

export interface ShipmentRow {
  id: string;
  orderId: string;
  agent: string;
  trackingNumber: string;
  /** Null for a carrier that staff did not enter. */
  carrier: { trackingUrl: string | null; numberFormats: string[] } | null;
  date: Date;
  /** All items in it, whole or in part. */
  items: string[];
  /** The items whose last piece is in it. */
  completed: string[];
  parcels: OrderView['shipments'][number]['parcels'];
  delivery: OrderView['shipments'][number]['delivery'];
}

export async function insertShipment(
  tx: Tx,
  orderId: string,
  { completed, agent, trackingNumber, parcels, at }: ShipItems,
): Promise<void> {
  const id = randomUUID();
  await tx.query(
    'insert into shipment (id, order_id, agent, tracking_number, shipped_at) values ($1, $2, $3, $4, $5)',
    [id, orderId, agent, trackingNumber, at],
  );
  if (completed.length > 0)
    await tx.query('insert into shipment_item (order_id, sid, shipment_id) select $1, unnest($2::uuid[]), $3', [
      orderId,
      completed,
      id,
    ]);
  if (parcels.length > 0) await insertParcels(tx, orderId, id, parcels);
}

async function insertParcels(tx: Tx, orderId: string, shipmentId: string, parcels: readonly Parcel[]): Promise<void> {
  await tx.query(
    `with added as (
       insert into parcel (id, order_id, shipment_id, number, grams, length_mm, width_mm, height_mm)
       select p.id, $1, $2, p.number, p.grams, p."lengthMm", p."widthMm", p."heightMm"
       from jsonb_to_recordset($3::jsonb) as p(
         id uuid, number smallint, grams integer, "lengthMm" integer, "widthMm" integer, "heightMm" integer)
       returning id)
     insert into parcel_item (parcel_id, order_id, sid, quantity)
     select a.id, $1, i.sid, i.quantity
     from jsonb_to_recordset($3::jsonb) as p(id uuid, items jsonb)
       join added a on a.id = p.id,
       jsonb_to_recordset(p.items) as i(sid uuid, quantity integer)`,
    [
      orderId,
      shipmentId,
      JSON.stringify(parcels.map((parcel, index) => ({ ...parcel, id: randomUUID(), number: index + 1 }))),
    ],
  );
}

const PARCEL = `json_build_object('grams', p.grams, 'lengthMm', p.length_mm, 'widthMm', p.width_mm, 'heightMm', p.height_mm,
  'items', (select json_agg(json_build_object('sid', c.sid, 'quantity', c.quantity) order by i.position)
    from parcel_item c join order_item i on i.sid = c.sid where c.parcel_id = p.id))`;

const DELIVERY_STEP = `json_build_object('status', d.status, 'day', d.day,
  'date', ${isoTimeSql('d.reached_at')})`;

/**
 * The orders' shipments with their items and parcels, oldest first. Those of one order are read by a statement of their
 * own, because PostgreSQL plans the one for a list anew each time.
 */
export async function findShipments(tx: Tx, orderIds: readonly string[]): Promise<ShipmentRow[]> {
  const [orderId] = orderIds;
  return orderIds.length === 1
    ? tx.query(selectShipments('s.order_id = $1'), [orderId])
    : tx.query(selectShipments('s.order_id = any($1)'), [orderIds]);
}

function selectShipments(condition: string): string {
  return `select s.id, s.order_id as "orderId", s.agent, s.tracking_number as "trackingNumber", s.shipped_at as date,
       case when c.code is null then null
         else json_build_object('trackingUrl', c.tracking_url, 'numberFormats', c.number_formats) end as carrier,
       array(select sid from shipment_item i where i.order_id = s.order_id and i.shipment_id = s.id) as completed,
       array(select i.sid from order_item i where i.order_id = s.order_id and (
           exists (select from shipment_item last where last.sid = i.sid and last.order_id = s.order_id and last.shipment_id = s.id)
           or exists (select from parcel_item packed join parcel p on p.id = packed.parcel_id
             where packed.sid = i.sid and p.shipment_id = s.id)) order by i.position) as items,
       coalesce((select json_agg(${PARCEL} order by p.number) from parcel p where p.shipment_id = s.id), '[]') as parcels,
       coalesce((select json_agg(${DELIVERY_STEP} order by d.reached_at) from delivery_step d where d.shipment_id = s.id), '[]') as delivery
     from shipment s left join carrier c on lower(c.name) = lower(s.agent) where ${condition} order by s.shipped_at, s.id`;
}

/** The carrier's page about a shipment; null if it has none. */
export function shipmentLink({
  carrier,
  trackingNumber,
}: Pick<ShipmentRow, 'carrier' | 'trackingNumber'>): string | null {
  return carrier && trackingLink(carrier, trackingNumber);
}
