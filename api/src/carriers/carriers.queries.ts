import type { AdminCarrierView } from '@shop/contract';
import { flagFilter, idsFilter, likePattern, type Listing, textFilter, type Tx } from '../common/public';

export const CARRIER_COLUMNS = { id: 'code', name: 'name' } as const;

const COLUMNS = `code as id, code, name, number_formats as "numberFormats", tracking_url as "trackingUrl", active, revision`;

const WHERE = `where ($1::text is null or name ilike $1 or code ilike $1)
  and ($2::boolean is null or active = $2) and ($3::text[] is null or code = any($3))`;

export async function listCarriers(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: AdminCarrierView[] }> {
  const q = textFilter(filter, 'q');
  const values = [q && likePattern(q.trim()), flagFilter(filter, 'active'), idsFilter(filter)];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total from carrier ${WHERE}`, values);
  const rows: AdminCarrierView[] = await tx.query(
    `select ${COLUMNS} from carrier ${WHERE} order by ${orderBy}, code limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}

/** Whether another carrier has the name, in any case. */
export async function isCarrierNameUsed(tx: Tx, name: string, exceptCode: string): Promise<boolean> {
  const found: unknown[] = await tx.query('select 1 from carrier where lower(name) = lower($1) and code <> $2', [
    name,
    exceptCode,
  ]);
  return found.length > 0;
}

/** How a carrier's numbers look, by the name that shipments have of it; null for a carrier that staff did not enter. */
export async function findCarrierByName(
  tx: Tx,
  name: string,
): Promise<Pick<AdminCarrierView, 'numberFormats' | 'trackingUrl'> | null> {
  const [row]: AdminCarrierView[] = await tx.query(
    `select number_formats as "numberFormats", tracking_url as "trackingUrl" from carrier where lower(name) = lower($1)`,
    [name],
  );
  return row ?? null;
}
