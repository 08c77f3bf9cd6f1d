import { LANGUAGE_CODES } from '@shop/contract';
import { normalizeNumber, type CellValue } from './cell-values';
import { columnsOf, FINISH, SERVICE, type SheetName, TERMS, VARIANT_SIZE } from './columns';
import type { TariffRows } from '../../tariff/public';
import type { CatalogueProduct } from '../snapshot/catalogue-index';
import type { ProductText } from '../snapshot/catalogue-rows';
import { facetCells } from './facet-cells';
import { inChinese, inLanguages, referenceRows } from './reference-rows';
import type { Row } from './row';
import type { SpreadsheetSource } from './spreadsheet-source';

export type { Row };
export type SheetRows = Readonly<Record<SheetName, readonly Row[]>>;

/** The rows of every sheet. */
export function buildSheetRows(source: SpreadsheetSource): SheetRows {
  const { products, tariff } = source;
  return {
    products: products.map(productRow),
    texts: products.flatMap(textRows),
    tiers: products.flatMap(tierRows),
    terms: products.map((product) => ({ sku: product.sku, ...toCells(product.tariff, TERMS) })),
    variants: products.flatMap(variantRows),
    variant_names: products.flatMap(variantNameRows),
    finishes: products.flatMap(({ sku, tariff: { finishes } }) =>
      Object.entries(finishes).map(([finish, terms]) => ({ sku, finish, ...toCells(terms, FINISH) })),
    ),
    finish_rules: products.flatMap(finishRuleRows),
    services: tariff.services.map((service) => ({
      ...{ method: String(service.method), zone: service.zone },
      ...toCells(service.tariff, SERVICE),
    })),
    zones: zoneRows(tariff),
    fees: feeRows(tariff),
    ...referenceRows(source),
  };
}

/** Identifies a row within its sheet. Numbers in keys are compared by value. */
export function formatKey(sheet: SheetName, row: Row): string {
  const keys = columnsOf(sheet).filter(({ key }) => key);
  return JSON.stringify(keys.map(({ name, kind }) => keyText(row[name] ?? null, kind === 'number')));
}

/** A row as shown to staff: `vinyl-440 / 5`. */
export function formatLabel(sheet: SheetName, row: Row): string {
  const keys = columnsOf(sheet).filter(({ key }) => key);
  return keys.flatMap(({ name }) => row[name] ?? []).join(' / ');
}

/** The value at a path such as `limits.minMm`; undefined if there is none. */
export function getPath(value: unknown, path: string): unknown {
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

function keyText(value: CellValue, isNumber: boolean): string {
  if (value === null) return '';
  return (isNumber && typeof value !== 'boolean' && normalizeNumber(value)) || String(value);
}

function toCells(value: unknown, fields: Readonly<Record<string, string>>): Row {
  return Object.fromEntries(Object.entries(fields).map(([column, path]) => [column, toCell(getPath(value, path))]));
}

const toCell = (value: unknown): CellValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

function productRow(product: CatalogueProduct): Row {
  const { sku, category, slug, kind, featured, withdrawn, properties, presentation } = product;
  return {
    ...{ sku, category, slug, kind, featured, withdrawn },
    printer_type: properties.printerType,
    resolution_dpi: properties.resolution,
    waterproof: properties.waterproof,
    uv_resistant: properties.uvResistant,
    uv_inkjet: product.uv_inkjet,
    ...facetCells(product),
    form: presentation.form,
    scene: presentation.scene,
    detail: presentation.detail,
    motif: presentation.motif ?? null,
    mirrored: presentation.mirrored === true,
  };
}

function textRows({ sku, texts }: CatalogueProduct): Row[] {
  return LANGUAGE_CODES.map((language) => ({ sku, language, ...textCells(texts[language]) }));
}

/** The cells of a product text, all empty if there is none. */
export function textCells(text: ProductText | undefined): Record<keyof ProductText, CellValue> {
  return {
    name: text?.name || null,
    summary: text?.summary || null,
    description: text?.description || null,
    notes: text?.notes.join('\n') || null,
    uses: text?.uses.join('\n') || null,
  };
}

function tierRows({ sku, tariff: { pricing } }: CatalogueProduct): Row[] {
  const priced = pricing.kind === 'area' ? [[null, pricing] as const] : Object.entries(pricing.variants);
  return priced.flatMap(([variant, { tiers }]) =>
    tiers.map(({ from, retail, reseller }) => ({ sku, variant, from, retail_fen: retail, reseller_fen: reseller })),
  );
}

function variantRows({ sku, tariff: { pricing }, presentation }: CatalogueProduct): Row[] {
  if (pricing.kind === 'area') return [];
  return Object.entries(pricing.variants).map(([variant, { grams, cm3 }]) => ({
    ...{ sku, variant, grams, cm3 },
    ...toCells(presentation.variants?.[variant], VARIANT_SIZE),
  }));
}

function variantNameRows({ sku, tariff: { pricing }, presentation }: CatalogueProduct): Row[] {
  if (pricing.kind === 'area') return [];
  return Object.keys(pricing.variants).flatMap((variant) => {
    const names = presentation.variants?.[variant]?.name ?? {};
    return [
      ...inLanguages(names, (language, name) => ({ sku, variant, language, name })),
      ...inChinese(names.zh ?? '', { sku, variant }),
    ];
  });
}

function finishRuleRows({ sku, tariff: { finishRules } }: CatalogueProduct): Row[] {
  const { exclusive, oneOf, requires } = finishRules ?? {};
  const groupRows = (rule: string, groups: readonly (readonly string[])[] | null | undefined) =>
    (groups ?? []).map((group, index) => ({ sku, rule, subject: String(index + 1), finishes: group.join('\n') }));
  const required = Object.entries(requires ?? {}).flatMap(([subject, options]) =>
    options ? [{ sku, rule: 'requires', subject, finishes: options.join('\n') }] : [],
  );
  return [...groupRows('exclusive', exclusive), ...groupRows('one_of', oneOf), ...required];
}

function zoneRows({ zones, exclusions }: TariffRows): Row[] {
  const excluded = new Set(exclusions.map(({ country }) => country));
  const zoned = new Set(zones.map(({ country }) => country));
  return [
    ...zones.map(({ country, zone, major }) => ({ country, zone, major, excluded: excluded.has(country) })),
    ...[...excluded]
      .filter((country) => !zoned.has(country))
      .map((country) => ({ country, zone: null, major: null, excluded: true })),
  ];
}

function feeRows({ currencies, fees }: TariffRows): Row[] {
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
