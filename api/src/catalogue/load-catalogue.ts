import type { Decimal, ProductTariff, RemittanceTariff, Service } from '@shop/pricing';
import type { Tx } from '../kernel/public';
import type { FinishText, Presentation, ProductProperties, ProductText, Texts } from './rows';

/** A whole catalogue with its tariff, in the order things are shown. */
export interface CatalogueData {
  categories: readonly { slug: string; texts: Texts<{ name: string; summary: string }> }[];
  products: readonly ProductData[];
  finishes: Readonly<Record<string, Texts<FinishText>>>;
  printerTypes: Readonly<Record<string, Texts<string>>>;
  shipping: {
    excluded: readonly string[];
    zones: Readonly<Record<string, { zone: string; major: boolean }>>;
    services: Readonly<Record<string, Readonly<Record<string, Service>>>>;
    /** Business days, first and last. */
    methods: readonly { method: number; majorDays: readonly [number, number]; otherDays: readonly [number, number] }[];
  };
  currencies: readonly { code: string; digits: number; exchangeFee: Decimal; perCny: Decimal; validFrom: string }[];
  remittance: Readonly<Record<string, RemittanceTariff>>;
}

export interface ProductData {
  sku: string;
  category: string;
  slug: string;
  uvInkjet: boolean;
  featured: boolean;
  tariff: ProductTariff;
  properties: ProductProperties;
  presentation: Presentation;
  texts: Texts<ProductText>;
}

/** Writes a catalogue into empty tables and tells every replica. */
export async function loadCatalogue(tx: Tx, data: CatalogueData): Promise<void> {
  await loadCategories(tx, data);
  await loadProducts(tx, data);
  await loadTerms(tx, data);
  await loadShipping(tx, data.shipping);
  await loadMoney(tx, data);
  await tx.query(`select pg_notify('catalogue', '')`);
}

export interface ReviewData {
  id: string;
  sku: string;
  rating: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  text: string;
  publishedAt: Date;
}

/** Writes published reviews and tells every replica. */
export async function loadReviews(tx: Tx, reviews: readonly ReviewData[]): Promise<void> {
  const rows = reviews.map(({ publishedAt, ...review }) => ({ ...review, published_at: publishedAt }));
  await tx.query(
    `insert into review (id, sku, rating, country, text, submitted_at, published_at)
     select id, sku, rating, country, text, published_at, published_at from jsonb_populate_recordset(null::review, $1)`,
    [JSON.stringify(rows)],
  );
  await tx.query(`select pg_notify('catalogue', '')`);
}

async function loadCategories(tx: Tx, { categories }: CatalogueData): Promise<void> {
  await tx.query('insert into category select * from jsonb_populate_recordset(null::category, $1)', [
    JSON.stringify(categories.map(({ slug }, position) => ({ slug, position }))),
  ]);
  await tx.query('insert into category_text select * from jsonb_populate_recordset(null::category_text, $1)', [
    JSON.stringify(categories.flatMap(({ slug: category, texts }) => rowsOf(texts, { category }))),
  ]);
}

async function loadProducts(tx: Tx, { products }: CatalogueData): Promise<void> {
  const rows = products.map(({ uvInkjet, ...product }, position) => ({
    ...product,
    position,
    kind: product.tariff.pricing.kind,
    uv_inkjet: uvInkjet,
    withdrawn: false,
    revision: 1,
  }));
  await tx.query('insert into product select * from jsonb_populate_recordset(null::product, $1)', [
    JSON.stringify(rows),
  ]);
  await tx.query('insert into product_text select * from jsonb_populate_recordset(null::product_text, $1)', [
    JSON.stringify(products.flatMap(({ sku, texts }) => rowsOf(texts, { sku }))),
  ]);
}

async function loadTerms(tx: Tx, { finishes, printerTypes }: CatalogueData): Promise<void> {
  await tx.query('insert into finish_text select * from jsonb_populate_recordset(null::finish_text, $1)', [
    JSON.stringify(Object.entries(finishes).flatMap(([finish, texts]) => rowsOf(texts, { finish }))),
  ]);
  const names = Object.entries(printerTypes).flatMap(([printer_type, texts]) =>
    Object.entries(texts).map(([language, name]) => ({ printer_type, language, name })),
  );
  await tx.query('insert into printer_type_text select * from jsonb_populate_recordset(null::printer_type_text, $1)', [
    JSON.stringify(names),
  ]);
}

async function loadShipping(tx: Tx, shipping: CatalogueData['shipping']): Promise<void> {
  const { excluded, zones, services, methods } = shipping;
  await tx.query('insert into shipping_exclusion select unnest($1::text[])', [excluded]);
  await tx.query('insert into shipping_zone select * from jsonb_populate_recordset(null::shipping_zone, $1)', [
    JSON.stringify(Object.entries(zones).map(([country, zone]) => ({ country, ...zone }))),
  ]);
  const priced = Object.entries(services).flatMap(([method, byZone]) =>
    Object.entries(byZone).map(([zone, tariff]) => ({ method, zone, tariff })),
  );
  await tx.query('insert into shipping_service select * from jsonb_populate_recordset(null::shipping_service, $1)', [
    JSON.stringify(priced),
  ]);
  const shown = methods.map(({ method, majorDays, otherDays }, position) => ({
    ...{ method, position },
    major_days: `[${majorDays}]`,
    other_days: `[${otherDays}]`,
  }));
  await tx.query('insert into shipping_method select * from jsonb_populate_recordset(null::shipping_method, $1)', [
    JSON.stringify(shown),
  ]);
}

async function loadMoney(tx: Tx, { currencies, remittance }: CatalogueData): Promise<void> {
  await tx.query('insert into currency select * from jsonb_populate_recordset(null::currency, $1)', [
    JSON.stringify(
      currencies.map(({ code, digits, exchangeFee }, position) => ({
        code,
        digits,
        position,
        exchange_fee: exchangeFee,
      })),
    ),
  ]);
  const rates = currencies.map(({ code, perCny, validFrom }) => ({
    currency: code,
    valid_from: validFrom,
    per_cny: perCny,
  }));
  await tx.query('insert into currency_rate select * from jsonb_populate_recordset(null::currency_rate, $1)', [
    JSON.stringify(rates),
  ]);
  await tx.query('insert into remittance_fee select * from jsonb_populate_recordset(null::remittance_fee, $1)', [
    JSON.stringify(Object.entries(remittance).map(([payment_method, fee]) => ({ payment_method, ...fee }))),
  ]);
}

/** One row a language, with the columns that say whose text it is. */
function rowsOf<T extends object, O extends object>(texts: Texts<T>, owner: O): (T & O & { language: string })[] {
  return Object.entries(texts).flatMap(([language, text]) => (text ? [{ ...text, ...owner, language }] : []));
}
