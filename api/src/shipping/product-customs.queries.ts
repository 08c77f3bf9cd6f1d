import type { AdminProductCustomsView } from '@shop/contract';
import type { ProductNames } from '../catalogue/public';
import { flagFilter, idsFilter, likePattern, type Listing, textFilter, type Tx } from '../common/public';

export const CUSTOMS_COLUMNS = { id: 'p.sku', name: 'name_place', hsCode: 'c.hs_code' } as const;

/** Where products are made unless staff say otherwise. */
export const USUAL_ORIGIN = 'CN';

type CustomsRow = Omit<AdminProductCustomsView, 'name'>;

const COLUMNS = `p.sku as id, p.sku, c.hs_code as "hsCode", coalesce(c.origin, '${USUAL_ORIGIN}') as origin,
  coalesce(c.chinese_name, '') as "chineseName", coalesce(c.revision, 0) as revision`;
const FROM = `from product p left join product_customs c on c.sku = p.sku
  where ($1::text is null or p.sku ilike $1 or c.hs_code like $1
      or exists (select from product_text t where t.sku = p.sku and t.name ilike $1)
      or p.sku = any($4))
    and ($2::boolean is null or (c.sku is null) = $2) and ($3::text[] is null or p.sku = any($3))`;

export async function listProductCustoms(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  { skus, findSkus, nameOf }: ProductNames,
): Promise<{ total: number; rows: AdminProductCustomsView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    q && likePattern(q.trim()),
    flagFilter(filter, 'missing'),
    idsFilter(filter),
    q === null ? [] : findSkus(q.trim()),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM}`, values);
  const rows: (CustomsRow & { name_place: number | null })[] = await tx.query(
    `select ${COLUMNS}, array_position($7::text[], p.sku) as name_place ${FROM}
     order by ${orderBy}, p.sku limit $5 offset $6`,
    [...values, limit, offset, skus],
  );
  return {
    total: Number(count?.total ?? 0),
    rows: rows.map(({ name_place: _, ...row }) => ({ ...row, name: nameOf(row.sku) })),
  };
}

/** Locks a product and reads what is known; null if there is no such product. */
export async function lockProductCustoms(tx: Tx, sku: string): Promise<CustomsRow | null> {
  const [row]: CustomsRow[] = await tx.query(
    `select ${COLUMNS} from product p left join product_customs c on c.sku = p.sku where p.sku = $1 for update of p`,
    [sku],
  );
  return row ?? null;
}

/** What is known about products, by SKU. */
export async function findCustomsOf(tx: Tx, skus: readonly string[]): Promise<Map<string, CustomsRow>> {
  const rows: CustomsRow[] = await tx.query(
    `select ${COLUMNS} from product p left join product_customs c on c.sku = p.sku where p.sku = any($1)`,
    [[...new Set(skus)]],
  );
  return new Map(rows.map((row) => [row.sku, row]));
}
