import type { AdminProductRowView, AdminProductView } from '@shop/contract';
import { ApiError, type Tx, flagFilter, idsFilter, likePattern, textFilter, type Listing } from '../../common/public';
import { toDrawing } from '../products/product-drawing';
import type { Presentation } from '../snapshot/catalogue-rows';
import { localize } from '../snapshot/localize';

export const PRODUCT_COLUMNS = {
  position: 'c.position, p.position',
  id: 'p.sku',
  name: 'name',
  category: 'p.category',
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
  and ($4::text is null or p.sku ilike $4 or exists (select from product_text t where t.sku = p.sku and t.name ilike $4))`;
const NAME = `coalesce(
  (select name from product_text t where t.sku = p.sku and t.language = $6),
  (select name from product_text t where t.sku = p.sku and t.language = 'en'), p.sku)`;
const CATEGORY_NAME = `coalesce((select name from category_text t where t.category = p.category
  order by language = $6 desc, language = 'en' desc, language limit 1), p.category)`;
const COLUMNS = `p.sku, ${NAME} as name, p.category, ${CATEGORY_NAME} as "categoryName", p.slug,
  p.kind, p.featured, p.withdrawn,
  array(select language from product_text t where t.sku = p.sku order by language) as languages`;

export async function listProducts(
  tx: Tx,
  { filter, orderBy, limit, offset }: Listing,
  language: string,
): Promise<{ total: number; rows: AdminProductRowView[] }> {
  const q = textFilter(filter, 'q');
  const values = [
    textFilter(filter, 'category'),
    flagFilter(filter, 'withdrawn'),
    flagFilter(filter, 'featured'),
    q && likePattern(q.trim()),
    idsFilter(filter),
  ];
  const [count]: { total: string }[] = await tx.query(`select count(*) as total ${FROM} ${WHERE}`, values);
  const rows: Row[] = await tx.query(
    `select ${COLUMNS} ${FROM} ${WHERE} order by ${orderBy}, p.sku limit $7 offset $8`,
    [...values, language, limit, offset],
  );
  return { total: Number(count?.total ?? 0), rows: rows.map(({ sku, ...row }) => ({ id: sku, ...row })) };
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
    `select ${COLUMNS.replaceAll('$6', '$2')}, p.revision, p.properties, p.facets,
       p.default_size as "defaultSize", p.tariff,
       p.presentation,
       coalesce((select jsonb_object_agg(language, to_jsonb(t) - 'sku' - 'language') from product_text t where t.sku = p.sku), '{}') as texts,
       (select coalesce(jsonb_agg(jsonb_build_object('code', finish, 'name', name) order by finish), '[]') from (
          select distinct on (finish) finish, name from finish_text
          join finish t on t.code = finish
          where not t.withdrawn or p.tariff -> 'finishes' ? finish
          order by finish, (language = $2) desc, (language = 'en') desc) f) as finishes,
       (select coalesce(jsonb_agg(jsonb_build_object('code', printer_type, 'name', name) order by printer_type), '[]') from (
          select distinct on (printer_type) printer_type, name from printer_type_text
          join printer_type t on t.code = printer_type
          where not t.withdrawn or printer_type = p.properties ->> 'printerType'
          order by printer_type, (language = $2) desc, (language = 'en') desc) f) as printer_types
     from product p where p.sku = $1`,
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
