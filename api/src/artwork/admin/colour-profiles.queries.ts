import type { ProductNames } from '../../catalogue/public';
import { flagFilter, idsFilter, likePattern, type Listing, textFilter, type Tx } from '../../common/public';
import type { ColourProfileView } from '@shop/contract';
import type { PrintTarget } from '../../preflight/public';
import { ITEM_PRINTER } from '../soft-proof-job.queries';
import { profileSql } from './profile-columns.queries';
import { ORDER_STATES, type OrderState, TERMINAL_STATES } from '@shop/order-flow';

export const PROFILE_COLUMNS = { id: 'p.sku', name: 'name_place' } as const;

export interface ProductProfilesRow {
  id: string;
  sku: string;
  /** The usual one. */
  printer: string | null;
  profiles: Omit<ColourProfileView, 'inUse'>[];
  /** The profile of the usual printer for all products. */
  printerProfileId: string | null;
}

const COLUMNS = `p.sku as id, p.sku, p.printer,
  coalesce((select jsonb_agg(${profileSql('c')} order by c.printer) from colour_profile c where c.sku = p.sku), '[]') as profiles,
  (select c.id from colour_profile c where c.sku is null and c.printer = p.printer) as "printerProfileId"`;
const FROM = `from product p
  where ($1::text is null or p.sku ilike $1 or exists (select from product_text t where t.sku = p.sku and t.name ilike $1)
      or p.sku = any($4))
    and ($2::boolean is null or (not exists (select from colour_profile c where c.sku = p.sku)) = $2)
    and ($3::text[] is null or p.sku = any($3))`;

export async function listProductProfiles(
  reader: Tx,
  { filter, orderBy, limit, offset }: Listing,
  { skus, findSkus }: ProductNames,
): Promise<{ total: number; rows: ProductProfilesRow[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    q && likePattern(q.trim()),
    flagFilter(filter, 'missing'),
    idsFilter(filter),
    q === null ? [] : findSkus(q.trim()),
  ];
  const [count]: { total: string }[] = await reader.query(`select count(*) as total ${FROM}`, values);
  const rows: ProductProfilesRow[] = await reader.query(
    `select ${COLUMNS}, array_position($7::text[], p.sku) as name_place ${FROM}
     order by ${orderBy}, p.sku limit $5 offset $6`,
    [...values, limit, offset, skus],
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

/** Artwork of an open order, with the profiles by which it is drawn already. */
export interface DrawnFile extends PrintTarget {
  sha256: Buffer;
  drawnBy: string[];
}

/** The examined artwork of open orders for a product, once for each printer. */
export function findFilesOfOpenOrders(reader: Tx, sku: string): Promise<DrawnFile[]> {
  return reader.query(
    `select distinct e.sha256, i.sku, ${ITEM_PRINTER} as printer,
       array(select s.profile_id::text from soft_proof s join colour_profile c on c.id = s.profile_id
         where s.sha256 = e.sha256 and s.drawn_at >= c.uploaded_at) as "drawnBy"
     from order_item i join product p on p.sku = i.sku join customer_order o on o.id = i.order_id
       join artwork a on a.sid = i.sid and a.current join stored_object f on f.id = a.object_id
       join file_examination e on e.sha256 = f.sha256
     where i.sku = $1 and o.state = any($2)
       and e.state = 'done' and e.preview_id is not null and jsonb_typeof(e.facts -> 'gamut') = 'object'
     order by e.sha256`,
    [sku, OPEN_STATES],
  );
}

/** Locks a product, so that two profiles of one printer are added one after the other. Returns false if there is none. */
export async function lockProduct(tx: Tx, sku: string): Promise<boolean> {
  const found: unknown[] = await tx.query('select from product where sku = $1 for no key update', [sku]);
  return found.length > 0;
}
