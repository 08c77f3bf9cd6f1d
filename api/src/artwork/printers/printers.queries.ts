import { randomUUID } from 'node:crypto';
import type { AdminPrinterView } from '@shop/contract';
import { idsFilter, likePattern, type Listing, textFilter, type Tx } from '../../common/public';
import { profileSql } from '../admin/profile-columns.queries';

export const PRINTER_COLUMNS = { name: 'r.name' } as const;

const COLUMNS = `r.id, r.name,
  (select ${profileSql('c')} from colour_profile c where c.sku is null and c.printer = r.name) as profile,
  (select count(*)::int from product p where p.printer = r.name) as products`;
const FROM = `from printer r where ($1::text is null or r.name ilike $1) and ($2::text[] is null or r.id::text = any($2))`;

export async function listPrinters(
  reader: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminPrinterView[] }> {
  const q = textFilter(filter, 'q');
  const values = [q && likePattern(q.trim()), idsFilter(filter)];
  const [count]: { total: number }[] = await reader.query(`select count(*)::int as total ${FROM}`, values);
  const rows: AdminPrinterView[] = await reader.query(
    `select ${COLUMNS} ${FROM} order by ${orderBy}, r.id limit $3 offset $4`,
    [...values, limit, offset],
  );
  return { total: count?.total ?? 0, rows };
}

export async function findPrinter(reader: Tx, id: string): Promise<AdminPrinterView | null> {
  const [row]: AdminPrinterView[] = await reader.query(`select ${COLUMNS} from printer r where r.id::text = $1`, [id]);
  return row ?? null;
}

/** Adds a printer unless there is one of that name, which is then locked against its removal. */
export async function insertPrinter(tx: Tx, name: string, at: Date): Promise<{ id: string; isNew: boolean }> {
  const [printer]: { id: string; isNew: boolean }[] = await tx.query(
    `insert into printer (id, name, added_at) values ($1, $2, $3)
     on conflict (name) do update set name = excluded.name returning id, xmax = 0 as "isNew"`,
    [randomUUID(), name, at],
  );
  if (!printer) throw new Error('the statement returns the new or the existing printer');
  return printer;
}

/** Locks a printer until the end of the transaction, against changes or, as `shared`, against its removal. */
export async function lockPrinter(
  tx: Tx,
  printer: { id: string } | { name: string },
  mode: 'update' | 'shared',
): Promise<{ id: string; name: string } | null> {
  const [column, value] = 'id' in printer ? ['id::text', printer.id] : ['name', printer.name];
  const [row]: { id: string; name: string }[] = await tx.query(
    `select id, name from printer where ${column} = $1 for ${mode === 'update' ? 'update' : 'key share'}`,
    [value],
  );
  return row ?? null;
}

/** Removes a printer that has no profiles any more. Products that were printed on it have no usual printer then. */
export async function deletePrinter(tx: Tx, { id, name }: { id: string; name: string }): Promise<void> {
  await tx.query('update product set printer = null where printer = $1', [name]);
  await tx.query('delete from printer where id = $1', [id]);
}

/** Sets the usual printer of a product, and returns the earlier one; undefined if there is no such product. */
export async function setProductPrinter(
  tx: Tx,
  sku: string,
  printer: string | null,
): Promise<string | null | undefined> {
  const [row]: { printer: string | null }[] = await tx.query(
    'select printer from product where sku = $1 for no key update',
    [sku],
  );
  if (!row) return undefined;
  await tx.query('update product set printer = $2 where sku = $1', [sku, printer]);
  return row.printer;
}

/** Sets the printer of an item, and returns the hash of its current artwork; null without examined artwork. */
export async function setItemPrinter(tx: Tx, sid: string, printer: string | null): Promise<Buffer | null> {
  await tx.query('update order_item set printer = $2 where sid = $1', [sid, printer]);
  const [row]: { sha256: Buffer }[] = await tx.query(
    `select e.sha256 from artwork a join stored_object o on o.id = a.object_id join file_examination e on e.sha256 = o.sha256
     where a.sid = $1 and a.current`,
    [sid],
  );
  return row?.sha256 ?? null;
}
