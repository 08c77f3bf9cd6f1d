import { randomUUID } from 'node:crypto';
import type { Change } from '@shop/order-flow';
import type { Tx } from '../../common/public';

type ShipItems = Extract<Change, { kind: 'ship_items' }>;

export interface ShipmentRow {
  orderId: string;
  agent: string;
  trackingNumber: string;
  date: Date;
  items: string[];
}

export async function insertShipment(
  tx: Tx,
  orderId: string,
  { items, agent, trackingNumber, at }: ShipItems,
): Promise<void> {
  const id = randomUUID();
  await tx.query(
    'insert into shipment (id, order_id, agent, tracking_number, shipped_at) values ($1, $2, $3, $4, $5)',
    [id, orderId, agent, trackingNumber, at],
  );
  await tx.query('insert into shipment_item (order_id, sid, shipment_id) select $1, unnest($2::uuid[]), $3', [
    orderId,
    items,
    id,
  ]);
}

/** The orders' shipments with their items, oldest first. */
export async function findShipments(tx: Tx, orderIds: readonly string[]): Promise<ShipmentRow[]> {
  return tx.query(
    `select s.order_id as "orderId", s.agent, s.tracking_number as "trackingNumber", s.shipped_at as date, array_agg(i.sid) as items
     from shipment s join shipment_item i on i.shipment_id = s.id
     where s.order_id = any($1) group by s.id order by s.shipped_at, s.id`,
    [orderIds],
  );
}
