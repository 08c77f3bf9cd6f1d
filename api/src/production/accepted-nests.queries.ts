import type { NestedItemState } from '@shop/contract';
import { IsNull } from 'typeorm';
import { staffName } from '../accounts/public';
import { isUuid, type Listing, type Tx } from '../common/public';
import { AcceptedNest } from './accepted-nest.entity';
import { NestedCopy } from './nested-copy.entity';

export const NEST_COLUMNS = { number: 'n.number' } as const;

export interface AcceptedNestRow extends Pick<
  AcceptedNest,
  'id' | 'number' | 'rollMm' | 'lengthMm' | 'placed' | 'acceptedAt'
> {
  /** The SKU of the product. */
  material: string;
  /** The name of the staff member. */
  acceptedBy: string;
  undoneAt: Date | null;
}

export interface NestedItemRow {
  sid: string;
  orderId: string;
  /** From 0. */
  position: number;
  state: NestedItemState;
}

const COLUMNS = `n.id, n.number, n.sku as material, n.roll_mm as "rollMm", n.length_mm as "lengthMm", n.placed,
  n.accepted_at as "acceptedAt", ${staffName('a')} as "acceptedBy", n.undone_at as "undoneAt"`;

/** Not undone, with an item that has not shipped. */
const OPEN = `n.undone_at is null and exists (select from nested_copy c join queued_item q on q.sid = c.sid where c.nest_id = n.id)`;

export async function listNests(
  reader: Tx,
  isOpen: boolean | null,
  { orderBy, offset, limit }: Pick<Listing, 'orderBy' | 'offset' | 'limit'>,
): Promise<{ total: number; rows: AcceptedNestRow[] }> {
  const where = isOpen === null ? '' : `where ${isOpen ? OPEN : `not (${OPEN})`}`;
  const [count]: { total: number }[] = await reader.query(
    `select count(*)::int as total from accepted_nest n ${where}`,
  );
  const rows: AcceptedNestRow[] = await reader.query(
    `select ${COLUMNS} from accepted_nest n join account a on a.id = n.accepted_by ${where}
     order by ${orderBy} limit $1 offset $2`,
    [limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

/** Null for an id that is none, or of no nest. */
export async function findNest(reader: Tx, id: string): Promise<AcceptedNestRow | null> {
  if (!isUuid(id)) return null;
  const [row]: AcceptedNestRow[] = await reader.query(
    `select ${COLUMNS} from accepted_nest n join account a on a.id = n.accepted_by where n.id = $1`,
    [id],
  );
  return row ?? null;
}

/** The items of nests, and what became of them. */
export async function findNestedItems(reader: Tx, sids: readonly string[]): Promise<Map<string, NestedItemRow>> {
  const rows: NestedItemRow[] = await reader.query(
    `select i.sid, i.order_id as "orderId", i.position,
       case when o.state = 'cancelled' then 'cancelled'
         when exists (select from shipment_item s where s.sid = i.sid) then 'shipped'
         when exists (select from production_step p where p.sid = i.sid and p.step = 'printed' and p.undone_at is null) then 'printed'
         else 'open' end as state
     from order_item i join customer_order o on o.id = i.order_id where i.sid = any($1::uuid[])`,
    [sids],
  );
  return new Map(rows.map((row) => [row.sid, row]));
}

/** The pieces of items that are in accepted nests, by sid. */
export async function findNestedCopies(reader: Tx, sids: readonly string[]): Promise<Map<string, Set<number>>> {
  const rows: { sid: string; copies: number[] }[] = await reader.query(
    'select sid, array_agg(copy) as copies from nested_copy where sid = any($1::uuid[]) group by sid',
    [sids],
  );
  return new Map(rows.map(({ sid, copies }) => [sid, new Set(copies)]));
}

type NewNest = Pick<AcceptedNest, 'id' | 'sku' | 'rollMm' | 'lengthMm' | 'placed' | 'acceptedAt' | 'acceptedBy'>;

/** Stores a nest; false if a piece of it is in another one, so that the transaction has to be rolled back. */
export async function insertNest(tx: Tx, nest: NewNest): Promise<boolean> {
  await tx.insert(AcceptedNest, nest);
  // In one order, so that two nests at the same time wait for each other only once.
  const [counts]: { wanted: number; inserted: number }[] = await tx.query(
    `with piece as (select distinct (p ->> 'sid')::uuid as sid, (p ->> 'copy')::int as copy from jsonb_array_elements($2::jsonb) p),
       inserted as (insert into nested_copy (sid, copy, nest_id) select sid, copy, $1 from piece order by sid, copy
         on conflict do nothing returning 1)
     select (select count(*)::int from piece) as wanted, (select count(*)::int from inserted) as inserted`,
    [nest.id, JSON.stringify(nest.placed)],
  );
  return counts !== undefined && counts.inserted === counts.wanted;
}

/** Undoes a nest; false if it is undone already. */
export async function undoNest(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<boolean> {
  const { affected } = await tx.update(AcceptedNest, { id, undoneAt: IsNull() }, { undoneAt: at, undoneBy: by });
  await tx.delete(NestedCopy, { nestId: id });
  return affected === 1;
}
