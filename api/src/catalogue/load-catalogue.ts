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

async function loadCategories(tx: Tx, { categories }: CatalogueData): Promise<void> {
  await tx.query('insert into category (slug, position) select slug, position from jsonb_to_recordset($1) as c(slug text, position smallint)', [
    JSON.stringify(categories.map(({ slug }, position) => ({ slug, position }))),
  ]);
  await tx.query(
    `insert into category_text (category, language, name, summary)
     select category, language, name, summary from jsonb_to_recordset($1) as t(category text, language text, name text, summary text)`,
    [JSON.stringify(categories.flatMap(({ slug, texts }) => textRows(texts).map((text) => ({ category: slug, ...text }))))],
  );
}

async function loadProducts(tx: Tx, { products }: CatalogueData): Promise<void> {
  await tx.query(
    `insert into product (sku, category, slug, position, kind, uv_inkjet, featured, tariff, properties, presentation)
     select sku, category, slug, position, tariff -> 'pricing' ->> 'kind', "uvInkjet", featured, tariff, properties, presentation
     from jsonb_to_recordset($1) as p(sku text, category text, slug text, position smallint, "uvInkjet" boolean, featured boolean,
       tariff jsonb, properties jsonb, presentation jsonb)`,
    [JSON.stringify(products.map((product, position) => ({ ...product, position })))],
  );
  await tx.query(
    `insert into product_text (sku, language, name, summary, description, notes, uses)
     select sku, language, name, summary, description, notes, uses
     from jsonb_to_recordset($1) as t(sku text, language text, name text, summary text, description text, notes text[], uses text[])`,
    [JSON.stringify(products.flatMap(({ sku, texts }) => textRows(texts).map((text) => ({ sku, ...text }))))],
  );
}

async function loadTerms(tx: Tx, { finishes, printerTypes }: CatalogueData): Promise<void> {
  await tx.query(
    `insert into finish_text (finish, language, name, note)
     select finish, language, name, note from jsonb_to_recordset($1) as f(finish text, language text, name text, note text)`,
    [JSON.stringify(Object.entries(finishes).flatMap(([finish, texts]) => textRows(texts).map((text) => ({ finish, ...text }))))],
  );
  const names = Object.entries(printerTypes).flatMap(([type, texts]) => Object.entries(texts).map(([language, name]) => ({ type, language, name })));
  await tx.query('insert into printer_type_text (printer_type, language, name) select type, language, name from jsonb_to_recordset($1) as p(type text, language text, name text)', [
    JSON.stringify(names),
  ]);
}

async function loadShipping(tx: Tx, { excluded, zones, services, methods }: CatalogueData['shipping']): Promise<void> {
  await tx.query('insert into shipping_exclusion (country) select unnest($1::text[])', [excluded]);
  await tx.query('insert into shipping_zone (country, zone, major) select country, zone, major from jsonb_to_recordset($1) as z(country text, zone text, major boolean)', [
    JSON.stringify(Object.entries(zones).map(([country, zone]) => ({ country, ...zone }))),
  ]);
  const priced = Object.entries(services).flatMap(([method, byZone]) => Object.entries(byZone).map(([zone, tariff]) => ({ method, zone, tariff })));
  await tx.query('insert into shipping_service (method, zone, tariff) select method, zone, tariff from jsonb_to_recordset($1) as s(method smallint, zone text, tariff jsonb)', [
    JSON.stringify(priced),
  ]);
  await tx.query(
    `insert into shipping_method (method, position, major_days, other_days)
     select method, position, major::int4range, other::int4range from jsonb_to_recordset($1) as m(method smallint, position smallint, major text, other text)`,
    [JSON.stringify(methods.map(({ method, majorDays, otherDays }, position) => ({ method, position, major: `[${majorDays}]`, other: `[${otherDays}]` })))],
  );
}

async function loadMoney(tx: Tx, { currencies, remittance }: CatalogueData): Promise<void> {
  const money = JSON.stringify(currencies.map((currency, position) => ({ ...currency, position })));
  await tx.query(
    `insert into currency (code, digits, position, exchange_fee)
     select code, digits, position, "exchangeFee" from jsonb_to_recordset($1) as c(code text, digits smallint, position smallint, "exchangeFee" numeric)`,
    [money],
  );
  await tx.query(
    `insert into currency_rate (currency, valid_from, per_cny)
     select code, "validFrom", "perCny" from jsonb_to_recordset($1) as c(code text, "validFrom" timestamptz, "perCny" numeric)`,
    [money],
  );
  await tx.query(
    `insert into remittance_fee (payment_method, rate, fixed)
     select method, rate, fixed from jsonb_to_recordset($1) as f(method smallint, rate numeric, fixed jsonb)`,
    [JSON.stringify(Object.entries(remittance).map(([method, fee]) => ({ method, ...fee })))],
  );
}

function textRows<T extends object>(texts: Texts<T>): (T & { language: string })[] {
  return Object.entries(texts).flatMap(([language, text]) => (text ? [{ language, ...text }] : []));
}
