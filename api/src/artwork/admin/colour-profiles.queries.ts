import { flagFilter, idsFilter, likePattern, type Listing, textFilter, type Tx } from '../../common/public';
import { PROFILES_IN_USE } from '../../preflight/public';
import type { AdminProductProfilesView } from '@shop/contract';
import { ORDER_STATES, type OrderState, TERMINAL_STATES } from '@shop/order-flow';

export const PROFILE_COLUMNS = { id: 'p.sku', name: 'p.sku' } as const;

export type ProductProfilesRow = Omit<AdminProductProfilesView, 'name'>;

const COLUMNS = `p.sku as id, p.sku, coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'printer', c.printer,
    'fileName', c.file_name, 'description', c.description, 'colours', c.colours, 'inkLimit', c.ink_limit,
    'uploadedAt', to_char(c.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'inUse', c.id in (select used.id from (${PROFILES_IN_USE}) used)) order by c.printer)
  from colour_profile c where c.sku = p.sku), '[]') as profiles`;
const FROM = `from product p
  where ($1::text is null or p.sku ilike $1 or exists (select from product_text t where t.sku = p.sku and t.name ilike $1))
    and ($2::boolean is null or (not exists (select from colour_profile c where c.sku = p.sku)) = $2)
    and ($3::text[] is null or p.sku = any($3))`;

export async function listProductProfiles(
  reader: Tx,
  { filter, orderBy, limit, offset }: Listing,
): Promise<{ total: number; rows: ProductProfilesRow[] }> {
  const q = textFilter(filter, 'q');
  const values = [q && likePattern(q.trim()), flagFilter(filter, 'missing'), idsFilter(filter)];
  const [count]: { total: string }[] = await reader.query(`select count(*) as total ${FROM}`, values);
  const rows: ProductProfilesRow[] = await reader.query(
    `select ${COLUMNS} ${FROM} order by ${orderBy}, p.sku limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows };
}

/** The profiles of a product; null if there is no such product. */
export async function findProductProfiles(reader: Tx, sku: string): Promise<ProductProfilesRow | null> {
  const [row]: ProductProfilesRow[] = await reader.query(`select ${COLUMNS} from product p where p.sku = $1`, [sku]);
  return row ?? null;
}

const FINISHED: readonly OrderState[] = TERMINAL_STATES;
/** Named one by one, because the index by state finds only what is named. */
const OPEN_STATES = ORDER_STATES.filter((state) => !FINISHED.includes(state));

/** The hashes of the artwork of open orders for a product that is not drawn by its profile yet. */
export async function findUndrawnFiles(reader: Tx, sku: string): Promise<Buffer[]> {
  const rows: { sha256: Buffer }[] = await reader.query(
    `select distinct e.sha256 from order_item i join customer_order c on c.id = i.order_id
       join artwork a on a.sid = i.sid and a.current join stored_object o on o.id = a.object_id
       join file_examination e on e.sha256 = o.sha256 join (${PROFILES_IN_USE}) p on p.sku = i.sku
     where i.sku = $1 and c.state = any($2)
       and e.state = 'done' and e.preview_id is not null and jsonb_typeof(e.facts -> 'gamut') = 'object'
       and not exists (select from soft_proof s
         where s.sha256 = e.sha256 and s.profile_id = p.id and s.drawn_at >= p.uploaded_at)
     order by e.sha256`,
    [sku, OPEN_STATES],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Locks a product, so that two profiles of one printer are added one after the other. Returns false if there is none. */
export async function lockProduct(tx: Tx, sku: string): Promise<boolean> {
  const found: unknown[] = await tx.query('select from product where sku = $1 for no key update', [sku]);
  return found.length > 0;
}
