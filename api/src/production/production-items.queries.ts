import type { ItemView, ProductionStepName, SenderView, ShippingStage } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import { isUuid, type Tx } from '../common/public';
import { onHoldSql, RELEASE_DAY } from '../orders/public';

/** An item of an order that is released for production. */
export interface ProductionRow {
  sid: string;
  orderId: string;
  /** From 0. */
  position: number;
  state: OrderState;
  country: string;
  /** Null: the shop. */
  sender: SenderView | null;
  releasedAt: Date;
  onHold: boolean;
  item: ItemView;
  printed: boolean;
  grommets: number;
  seams: number;
  shipped: boolean;
  /** What staff chose; null: the usual one of the product. */
  chosenPrinter: string | null;
  printer: string | null;
}

export interface ProductionFilter {
  material: string | null;
  orderId: string | null;
  sids: readonly string[] | null;
  stage: ShippingStage | null;
}

const isDone = (...steps: ProductionStepName[]) =>
  `exists (select from production_step p where p.sid = i.sid and p.step in ('${steps.join("', '")}') and p.undone_at is null)`;

const STAGES: Readonly<Record<ShippingStage, string>> = {
  expected: `${isDone('checked', 'packed')} and not ${isDone('received')}`,
  to_pack: `${isDone('received')} and not ${isDone('packed')}`,
  to_ship: `${isDone('received')} and ${isDone('packed')}`,
};

/** SQL: the items `i` of orders `o` that are in production and have not shipped, after `from`. */
const ITEMS = `customer_order o join order_item i on i.order_id = o.id left join shipment_item s on s.sid = i.sid
  where o.state in ('ready_for_production', 'in_production') and s.sid is null`;

/** SQL: those in a stage of the shipping facility. */
export const itemsInStageSql = (stage: ShippingStage): string => `${ITEMS} and ${STAGES[stage]}`;

/** What the queue can be sorted by. */
export const QUEUE_COLUMNS = { due: RELEASE_DAY, material: 'i.sku' } as const;

const FROM = `from ${ITEMS}
    and ($1::text is null or i.sku = $1) and ($2::text is null or o.id = $2)
    and ($3::uuid[] is null or i.sid = any($3::uuid[]))`;

const COLUMNS = `i.sid, o.id as "orderId", i.position, o.state, o.country, o.sender, o.released_at as "releasedAt", i.item, i.printed, i.grommets,
  i.seams, s.sid is not null as shipped, i.printer as "chosenPrinter", coalesce(i.printer, (select p.printer from product p where p.sku = i.sku)) as printer`;

const ON_HOLD = `${onHoldSql('page."orderId"')} as "onHold"`;

/** A longer queue is counted as this many items. */
const MOST_COUNTED = 1000;

/** A page of the queue: the items that have not shipped, by due date and material. */
export async function listProduction(
  reader: Tx,
  filter: ProductionFilter,
  { orderBy, offset, limit }: { orderBy: string; offset: number; limit: number },
): Promise<{ total: number; rows: ProductionRow[] }> {
  const from = filter.stage ? `${FROM} and ${STAGES[filter.stage]}` : FROM;
  const values = [filter.material, filter.orderId, filter.sids?.filter(isUuid) ?? null];
  const [count]: { total: number }[] = await reader.query(
    `select count(*)::int as total from (select ${from} limit ${MOST_COUNTED}) counted`,
    values,
  );
  const rows: ProductionRow[] = await reader.query(
    `select page.*, ${ON_HOLD}
     from (select row_number() over () as place, found.* from (select ${COLUMNS} ${from}
       order by ${orderBy}, ${RELEASE_DAY}, i.sku, o.released_at, o.id, i.position limit $4 offset $5) found) page
     order by place`,
    [...values, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/** An item of an order that is or was in production; null if there is none. */
export async function findProductionItem(reader: Tx, sid: string): Promise<ProductionRow | null> {
  const [row]: ProductionRow[] = await reader.query(
    `select page.*, ${ON_HOLD}
     from (select ${COLUMNS} from customer_order o join order_item i on i.order_id = o.id
         left join shipment_item s on s.sid = i.sid
       where i.sid = $1 and o.released_at is not null and o.state <> 'cancelled') page`,
    [sid],
  );
  return row ?? null;
}
