import type { AdminProductRowView, AdminProductView } from '@shop/contract';
import { ApiError, type Tx, flagFilter, idsFilter, likePattern, textFilter, type Listing } from '../../common/public';
import type { ProductNames } from '../products/staff-names.service';
import { toDrawing } from '../products/product-drawing';
import type { Presentation } from '../snapshot/catalogue-rows';
import { referenceName } from '../references/reference-kinds';
import { localize } from '../snapshot/localize';

export const PRODUCT_COLUMNS = {
  position: 'c.position, p.position',
  id: 'p.sku',
  name: 'name_place',
  category: 'category_place',
  kind: 'p.kind',
  featured: 'p.featured',
  withdrawn: 'p.withdrawn',
} as const;

interface Row {
  sku: string;
  name: string;
  category: string;
  categoryName: string;
  slug: string;
  kind: 'area' | 'unit';
  featured: boolean;
  withdrawn: boolean;
  languages: string[];
}

const FROM = 'from product p join category c on c.slug = p.category';
const WHERE = `where ($1::text is null or p.category = $1) and ($2::boolean is null or p.withdrawn = $2)
  and ($3::boolean is null or p.featured = $3) and ($5::text[] is null or p.sku = any($5))
  and ($4::text is null or p.sku ilike $4 or exists (select from product_text t where t.sku = p.sku and t.name ilike $4)
    or p.sku = any($6))`;
const NAME = `coalesce(
  (select name from product_text t where t.sku = p.sku and t.language = $7),
  (select name from product_text t where t.sku = p.sku and t.language = 'en'), p.sku)`;
const COLUMNS = `p.sku, ${NAME} as name, p.category, ${referenceName('category', 'c', 7)} as "categoryName", p.slug,
  p.kind, p.featured, p.withdrawn,
  array(select language from product_text t where t.sku = p.sku order by language) as languages`;

/** @param categories their codes in the order of their names */
export async function listProducts(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  language: string,
  { skus, findSkus }: ProductNames,
  categories: readonly string[],
): Promise<{ total: number; rows: AdminProductRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'category'),
    flagFilter(filter, 'withdrawn'),
    flagFilter(filter, 'featured'),
    q && likePattern(q.trim()),
    idsFilter(filter),
    q === null ? [] : findSkus(q.trim()),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: (Row & { name_place: number; category_place: number })[] = await tx.query(
    `select ${COLUMNS}, array_position($10::text[], p.sku) as name_place,
       array_position($11::text[], p.category) as category_place
     ${FROM} ${WHERE} order by ${orderBy}, p.sku limit $8 offset $9`,
    [...values, language, limit, offset, skus, categories],
  );
  return {
    total: Number(count?.total ?? 0),
    rows: rows.map(({ sku, name_place: _, category_place: __, ...row }) => ({ id: sku, ...row })),
  };
}

interface ProductDetailRow extends Row {
  revision: number;
  texts: AdminProductView['texts'];
  properties: AdminProductView['properties'];
  facets: AdminProductView['facets'];
  defaultSize: AdminProductView['defaultSize'];
  tariff: { pricing: { variants?: object } };
  presentation: Presentation;
  finishes: { code: string; name: string }[];
  printer_types: { code: string; name: string }[];
}

/** @throws ApiError `resource_not_found` */
export async function loadProduct(tx: Tx, sku: string, language: string): Promise<AdminProductView> {
  const [row]: ProductDetailRow[] = await tx.query(
    `select ${COLUMNS.replaceAll('$7', '$2')}, p.revision, p.properties, p.facets,
       p.default_size as "defaultSize", p.tariff,
       p.presentation,
       coalesce((select jsonb_object_agg(language, to_jsonb(t) - 'sku' - 'language') from product_text t where t.sku = p.sku), '{}') as texts,
       (select coalesce(jsonb_agg(jsonb_build_object('code', f.code, 'name', ${referenceName('finish', 'f', 2)}) order by f.code), '[]')
        from finish f where not f.withdrawn or p.tariff -> 'finishes' ? f.code) as finishes,
       (select coalesce(jsonb_agg(jsonb_build_object('code', r.code, 'name', ${referenceName('printer-type', 'r', 2)}) order by r.code), '[]')
        from printer_type r where not r.withdrawn or r.code = p.properties ->> 'printerType') as printer_types
     ${FROM} where p.sku = $1`,
    [sku, language],
  );
  if (!row) throw new ApiError('resource_not_found');
  const { printer_types, presentation, sku: id, ...product } = row;
  const variants = Object.entries(presentation.variants ?? {}).map(([code, { name: names, ...size }]) => ({
    ...{ code, names: { en: code, ...names }, ...size },
    name: localize(names, language, code),
    priced: Object.hasOwn(product.tariff.pricing.variants ?? {}, code),
  }));
  return { ...product, id, drawing: toDrawing(presentation), printerTypes: printer_types, variants };
}
