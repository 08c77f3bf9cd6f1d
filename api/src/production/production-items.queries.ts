import type { ItemView, SenderView, ShippingStage } from '@shop/contract';
import type { OrderState } from '@shop/order-flow';
import { isUuid, type Listing, type Tx } from '../common/public';
import { onHoldSql } from '../orders/public';

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
  /** Of the accepted nests with pieces of it. */
  nests: number[];
  nestedCopies: number;
  /** What staff chose; null: the usual one of the product. */
  chosenPrinter: string | null;
  printer: string | null;
}

export interface ProductionFilter {
  material: string | null;
  orderId: string | null;
  sids: readonly string[] | null;
  stage: ShippingStage | null;
  /** Whether pieces of an item are in no accepted nest; both kinds if it is not set. */
  isNestable?: boolean | null;
  search?: ProductionSearch | null;
}

/** The items of an order, one item, and those of products. */
export interface ProductionSearch {
  orderId: string | null;
  sid: string | null;
  skus: readonly string[];
}

/** SQL: the items `q` of the queue in a stage of the shipping facility. */
export const itemsInStageSql = (stage: ShippingStage): string => `queued_item q where q.stage = '${stage}'`;

/** What the queue can be sorted by. */
export const QUEUE_COLUMNS = { due: 'q.released_on', material: 'q.sku' } as const;

const COLUMNS = `i.sid, o.id as "orderId", i.position, o.state, o.country, o.sender, o.released_at as "releasedAt", i.item, i.printed, i.grommets,
  i.seams, exists (select from shipment_item s where s.sid = i.sid) as shipped,
  array(select distinct n.number from nested_copy c join accepted_nest n on n.id = c.nest_id where c.sid = i.sid order by 1) as nests,
  (select count(*)::int from nested_copy c where c.sid = i.sid) as "nestedCopies", i.printer as "chosenPrinter", coalesce(i.printer, (select p.printer from product p where p.sku = i.sku)) as printer`;

/** An item `q` of the queue with pieces that are in no accepted nest. */
const NESTABLE = `(select count(*) from nested_copy c where c.sid = q.sid)
  < (select (i.item ->> 'quantity')::int from order_item i where i.sid = q.sid)`;

const ON_HOLD = `${onHoldSql('page."orderId"')} as "onHold"`;

/** A longer queue is counted as this many items. */
const MOST_COUNTED = 1000;

/** A page of the queue: the items that have not shipped, by due date and material. */
export async function listProduction(
  reader: Tx,
  filter: ProductionFilter,
  { orderBy, descending, offset, limit }: Pick<Listing, 'orderBy' | 'descending' | 'offset' | 'limit'>,
): Promise<{ total: number; rows: ProductionRow[] }> {
  const { from, values } = queueSql(filter);
  const [count]: { total: number }[] = await reader.query(
    `select count(*)::int as total from (select ${from} limit ${MOST_COUNTED}) counted`,
    values,
  );
  const rows: ProductionRow[] = await reader.query(
    `select page.*, ${ON_HOLD}
     from (select place, ${COLUMNS}
       from (select row_number() over () as place, found.* from (select q.sid, q.order_id ${from}
           order by ${[orderBy, ...tieBreakers(descending)].join(', ')}
           limit $${values.length + 1} offset $${values.length + 2}) found) q
         join customer_order o on o.id = q.order_id join order_item i on i.sid = q.sid) page
     order by place`,
    [...values, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/** Descending orders are the ascending ones reversed, so that PostgreSQL reads the same index backwards. */
function tieBreakers(descending: boolean): string[] {
  const columns = ['q.released_on', 'q.sku', 'q.released_at', 'q.order_id', 'q.position'];
  return descending ? columns.map((column) => `${column} desc`) : columns;
}

/** Only the conditions of filters that are set, so that the plan is one for them. */
function queueSql({ material, orderId, stage, sids, isNestable = null, search = null }: ProductionFilter): {
  from: string;
  values: unknown[];
} {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const add = (value: unknown, toCondition: (parameter: string) => string) => {
    if (value === null) return;
    values.push(value);
    conditions.push(toCondition(`$${values.length}`));
  };
  add(material, (parameter) => `q.sku = ${parameter}`);
  add(orderId, (parameter) => `q.order_id = ${parameter}`);
  add(sids?.filter(isUuid) ?? null, (parameter) => `q.sid = any(${parameter}::uuid[])`);
  if (stage) conditions.push(`q.stage = '${stage}'`);
  if (isNestable !== null) conditions.push(isNestable ? NESTABLE : `not (${NESTABLE})`);
  if (search) conditions.push(searchSql(search, values));
  return { from: `from queued_item q${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`, values };
}

/** The condition of a search, each part of which an index finds; its values are added to `values`. */
function searchSql({ orderId, sid, skus }: ProductionSearch, values: unknown[]): string {
  const parts = [
    ...(orderId === null ? [] : [`q.order_id = $${values.push(orderId)}`]),
    ...(sid === null ? [] : [`q.sid = $${values.push(sid)}`]),
    ...(skus.length === 0 ? [] : [`q.sku = any($${values.push(skus)})`]),
  ];
  return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
}

/** How many items of each product in the queue have pieces that are in no accepted nest, the most urgent first. */
export async function countNestableBySku(
  reader: Tx,
  search: ProductionSearch | null,
): Promise<{ sku: string; items: number }[]> {
  const values: unknown[] = [];
  const where = search ? `where ${searchSql(search, values)}` : '';
  return reader.query(
    `select q.sku, (count(*) filter (where q.nestable))::int as items
     from (select q.sku, q.released_on, ${NESTABLE} as nestable from queued_item q ${where}) q
     group by q.sku order by min(q.released_on) filter (where q.nestable) nulls last, q.sku`,
    values,
  );
}

/** Items of orders that are or were in production, in any order. */
export async function findProductionItems(reader: Tx, sids: readonly string[]): Promise<ProductionRow[]> {
  return reader.query(
    `select page.*, ${ON_HOLD}
     from (select ${COLUMNS} from customer_order o join order_item i on i.order_id = o.id
       where i.sid = any($1::uuid[]) and o.released_at is not null and o.state <> 'cancelled') page`,
    [sids],
  );
}

/** An item of an order that is or was in production; null if there is none. */
export async function findProductionItem(reader: Tx, sid: string): Promise<ProductionRow | null> {
  const [row] = await findProductionItems(reader, [sid]);
  return row ?? null;
}
