import type { ProductTariff } from '@shop/pricing';
import type { Tx } from '../common/public';
import { insertTariff, type TariffData } from '../tariff/public';
import {
  type FinishText,
  NO_FACETS,
  type Presentation,
  type ProductFacets,
  type ProductProperties,
  type ProductText,
  type Size,
} from './snapshot/catalogue-rows';
import { notifyCatalogueChange } from './snapshot/catalogue.service';
import type { Translations } from './snapshot/localize';

/** A whole catalogue with its tariff, in the order of the menu. */
export interface CatalogueData extends TariffData {
  categories: readonly { slug: string; texts: Translations<{ name: string; summary: string }> }[];
  products: readonly ProductData[];
  finishes: Readonly<Record<string, Translations<FinishText>>>;
  printerTypes: Readonly<Record<string, Translations<string>>>;
  /** For staff, by code. */
  chineseNames?: ChineseNameData;
  /** Terms that mean the same to a search. */
  searchSynonyms?: readonly (readonly string[])[];
}

export type ChineseNameData = Readonly<
  Record<'categories' | 'printerTypes' | 'finishes', Readonly<Record<string, string>>>
>;

export interface ProductData {
  sku: string;
  category: string;
  slug: string;
  uvInkjet: boolean;
  featured: boolean;
  tariff: ProductTariff;
  properties: ProductProperties;
  facets?: ProductFacets;
  defaultSize?: Size;
  presentation: Presentation;
  texts: Translations<ProductText>;
}

/** Writes a catalogue and its tariff into empty tables. */
export async function insertCatalogue(tx: Tx, data: CatalogueData): Promise<void> {
  await insertCategories(tx, data);
  await insertProducts(tx, data);
  await insertTexts(tx, data);
  await insertTariff(tx, data);
  await insertSynonyms(tx, data);
  await notifyCatalogueChange(tx);
}

export interface ReviewData {
  id: string;
  sku: string;
  rating: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  text: string;
  submittedAt: Date;
  /** Null for a review that staff have not decided on. */
  publishedAt: Date | null;
  /** Who wrote it; a review without an account is shown without a name. */
  accountId?: string;
}

/** Writes reviews. */
export async function insertReviews(tx: Tx, reviews: readonly ReviewData[]): Promise<void> {
  const rows = reviews.map(({ submittedAt, publishedAt, accountId = null, ...review }) => ({
    ...review,
    submitted_at: submittedAt,
    published_at: publishedAt,
    account_id: accountId,
  }));
  await tx.query(
    `insert into review (id, sku, rating, country, text, submitted_at, published_at, account_id)
     select id, sku, rating, country, text, submitted_at, published_at, account_id from jsonb_populate_recordset(null::review, $1)`,
    [JSON.stringify(rows)],
  );
  await notifyCatalogueChange(tx);
}

const NEW = { withdrawn: false, revision: 1 };

async function insertCategories(tx: Tx, { categories, chineseNames }: CatalogueData): Promise<void> {
  await tx.query('insert into category select * from jsonb_populate_recordset(null::category, $1)', [
    JSON.stringify(
      categories.map(({ slug }, position) => ({
        ...{ slug, position, chinese_name: chineseNames?.categories[slug] ?? '' },
        ...NEW,
      })),
    ),
  ]);
  await tx.query('insert into category_text select * from jsonb_populate_recordset(null::category_text, $1)', [
    JSON.stringify(categories.flatMap(({ slug: category, texts }) => translationRows(texts, { category }))),
  ]);
}

async function insertProducts(tx: Tx, { products }: CatalogueData): Promise<void> {
  const rows = products.map(({ uvInkjet, facets = NO_FACETS, defaultSize, ...product }, position) => ({
    ...product,
    facets,
    default_size: defaultSize ?? null,
    position,
    kind: product.tariff.pricing.kind,
    uv_inkjet: uvInkjet,
    ...NEW,
  }));
  await tx.query('insert into product select * from jsonb_populate_recordset(null::product, $1)', [
    JSON.stringify(rows),
  ]);
  await tx.query('insert into product_text select * from jsonb_populate_recordset(null::product_text, $1)', [
    JSON.stringify(products.flatMap(({ sku, texts }) => translationRows(texts, { sku }))),
  ]);
}

const insertNamed = (table: 'finish' | 'printer_type') =>
  `insert into ${table} (code, chinese_name) select code, coalesce($2::jsonb ->> code, '') from unnest($1::text[]) code`;
const INSERT_FINISHES = insertNamed('finish');
const INSERT_PRINTER_TYPES = insertNamed('printer_type');

async function insertTexts(tx: Tx, { finishes, printerTypes, chineseNames }: CatalogueData): Promise<void> {
  await tx.query(INSERT_FINISHES, [Object.keys(finishes), JSON.stringify(chineseNames?.finishes ?? {})]);
  await tx.query('insert into finish_text select * from jsonb_populate_recordset(null::finish_text, $1)', [
    JSON.stringify(Object.entries(finishes).flatMap(([finish, texts]) => translationRows(texts, { finish }))),
  ]);
  await tx.query(INSERT_PRINTER_TYPES, [Object.keys(printerTypes), JSON.stringify(chineseNames?.printerTypes ?? {})]);
  const names = Object.entries(printerTypes).flatMap(([printer_type, texts]) =>
    Object.entries(texts).map(([language, name]) => ({ printer_type, language, name })),
  );
  await tx.query('insert into printer_type_text select * from jsonb_populate_recordset(null::printer_type_text, $1)', [
    JSON.stringify(names),
  ]);
}

async function insertSynonyms(tx: Tx, { searchSynonyms = [] }: CatalogueData): Promise<void> {
  await tx.query(
    `insert into search_synonym (terms)
     select array(select jsonb_array_elements_text(terms)) from jsonb_array_elements($1) as synonym (terms)`,
    [JSON.stringify(searchSynonyms)],
  );
}

/** One row per language, with the key columns of what the texts belong to. */
function translationRows<T extends object, O extends object>(
  texts: Translations<T>,
  owner: O,
): (T & O & { language: string })[] {
  return Object.entries(texts).flatMap(([language, text]) => (text ? [{ ...text, ...owner, language }] : []));
}
