import { canonicalFigure, type CellValue } from './figure';
import { columnsOf, FINISH, LANGUAGES, SERVICE, type SheetName, TERMS } from './columns';
import type { CatalogueRows, ProductRow, ProductText } from '../rows';

/** By the titles of its columns. */
export type Row = Readonly<Record<string, CellValue>>;
export type Tables = Readonly<Record<SheetName, readonly Row[]>>;

/** The catalogue and its tariff as they are, a sheet each. */
export function tablesOf(rows: CatalogueRows): Tables {
  return {
    products: rows.products.map(productRow),
    texts: rows.products.flatMap(textRows),
    tiers: rows.products.flatMap(tierRows),
    terms: rows.products.map(({ sku, tariff }) => ({ sku, ...cellsAt(tariff, TERMS) })),
    variants: rows.products.flatMap(variantRows),
    finishes: rows.products.flatMap(({ sku, tariff }) =>
      Object.entries(tariff.finishes).map(([finish, terms]) => ({ sku, finish, ...cellsAt(terms, FINISH) })),
    ),
    services: rows.services.map(({ method, zone, tariff }) => ({
      ...{ method: String(method), zone },
      ...cellsAt(tariff, SERVICE),
    })),
    zones: zoneRows(rows),
    fees: feeRows(rows),
  };
}

/** What tells the row from all others of its sheet; figures by their value. */
export function keyOf(sheet: SheetName, row: Row): string {
  const keys = columnsOf(sheet).filter(({ key }) => key);
  return JSON.stringify(keys.map(({ name, kind }) => keyText(row[name] ?? null, kind === 'figure')));
}

/** How a person would name the row: `vinyl-440 / 5`. */
export function labelOf(sheet: SheetName, row: Row): string {
  const keys = columnsOf(sheet).filter(({ key }) => key);
  return keys.flatMap(({ name }) => row[name] ?? []).join(' / ');
}

/** The value at a path such as `limits.minMm`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
          ? (inside as Record<string, unknown>)[name]
          : undefined,
      value,
    );
}

function keyText(value: CellValue, isFigure: boolean): string {
  if (value === null) return '';
  return (isFigure && typeof value !== 'boolean' && canonicalFigure(value)) || String(value);
}

function cellsAt(value: unknown, fields: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(Object.entries(fields).map(([column, path]) => [column, cell(valueAt(value, path))]));
}

const cell = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

function productRow({ sku, category, slug, kind, featured, withdrawn, properties }: ProductRow): Row {
  return {
    ...{ sku, category, slug, kind, featured, withdrawn },
    printer_type: properties.printerType,
    resolution_dpi: properties.resolution,
    waterproof: properties.waterproof,
    uv_resistant: properties.uvResistant,
  };
}

function textRows({ sku, texts }: ProductRow): Row[] {
  return LANGUAGES.map((language) => ({ sku, language, ...textCells(texts[language]) }));
}

/** A text of a product as its cells; all of them empty where there is none. */
export function textCells(text: ProductText | undefined): Record<keyof ProductText, CellValue> {
  return {
    name: text?.name || null,
    summary: text?.summary || null,
    description: text?.description || null,
    notes: text?.notes.join('\n') || null,
    uses: text?.uses.join('\n') || null,
  };
}

function tierRows({ sku, tariff: { pricing } }: ProductRow): Row[] {
  const priced = pricing.kind === 'area' ? [[null, pricing] as const] : Object.entries(pricing.variants);
  return priced.flatMap(([variant, { tiers }]) =>
    tiers.map(({ from, retail, reseller }) => ({ sku, variant, from, retail_fen: retail, reseller_fen: reseller })),
  );
}

function variantRows({ sku, tariff: { pricing } }: ProductRow): Row[] {
  if (pricing.kind === 'area') return [];
  return Object.entries(pricing.variants).map(([variant, { grams, cm3 }]) => ({ sku, variant, grams, cm3 }));
}

function zoneRows({ zones, exclusions }: CatalogueRows): Row[] {
  const excluded = new Set(exclusions.map(({ country }) => country));
  const placed = new Set(zones.map(({ country }) => country));
  return [
    ...zones.map(({ country, zone, major }) => ({ country, zone, major, excluded: excluded.has(country) })),
    ...[...excluded]
      .filter((country) => !placed.has(country))
      .map((country) => ({ country, zone: null, major: null, excluded: true })),
  ];
}

function feeRows({ currencies, fees }: CatalogueRows): Row[] {
  return [
    ...currencies.map(({ code, exchange_fee }) => ({
      ...{ kind: 'exchange_fee', subject: code, currency: null },
      ...{ rate: exchange_fee, fixed_minor: null },
    })),
    ...fees.flatMap(({ payment_method, rate, fixed }) => {
      const fee = { kind: 'remittance', subject: String(payment_method) };
      return [
        { ...fee, currency: null, rate, fixed_minor: null },
        ...Object.entries(fixed).map(([currency, minor]) => ({ ...fee, currency, rate: null, fixed_minor: minor })),
      ];
    }),
  ];
}
