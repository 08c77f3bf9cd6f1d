import { isDeepStrictEqual } from 'node:util';
import type { FinishRulesTariff, ProductTariff } from '@shop/pricing';
import { currentValue, formatServiceId, type TariffChange, type TariffRows } from '../../tariff/public';
import type { CatalogueProduct } from '../snapshot/catalogue-index';
import type { ProductFacets, ProductProperties, ProductText, Size } from '../snapshot/catalogue-rows';
import { normalizeNumber, type CellValue, splitLines } from './cell-values';
import { FINISH, SERVICE, TERMS } from './columns';
import { buildDefaultSize, buildFacets } from './facet-cells';
import { type Row, type SheetRows, textCells, getPath } from './sheet-rows';
import type { SpreadsheetSource } from './spreadsheet-source';

/** The changed fields of a product. */
export interface ProductSheetEdit {
  sku: string;
  featured?: boolean;
  withdrawn?: boolean;
  properties?: ProductProperties;
  facets?: ProductFacets;
  defaultSize?: Size | null;
  texts?: Record<string, ProductText>;
  /** Languages whose text was emptied. */
  textsGone?: string[];
}

/** The changes that turn the tariff in force into that of the sheets. */
export function buildTariffChanges(source: SpreadsheetSource, current: SheetRows, wanted: SheetRows): TariffChange[] {
  const values: Omit<TariffChange, 'base'>[] = [
    ...source.products.map((product) => ({
      ...{ kind: 'product' as const, subject: product.sku },
      value: buildProductTariff(product, current, wanted),
    })),
    ...serviceChanges(source.tariff, wanted),
    ...zoneChanges(source.tariff, wanted),
    ...feeChanges(source.tariff, wanted),
  ];
  return values
    .map((change) => ({ ...change, base: currentValue(source.tariff, change.kind, change.subject) }))
    .filter(({ base, value }) => !isDeepStrictEqual(base, value));
}

/** The edits that turn the products into those of the sheets. */
export function buildProductEdits(source: SpreadsheetSource, wanted: SheetRows): ProductSheetEdit[] {
  const bySku = new Map(wanted.products.map((row) => [row.sku, row]));
  return source.products.flatMap((product) => {
    const row = bySku.get(product.sku);
    const edit = row
      ? { ...buildProductEdit(product, row), ...buildTextEdit(product, rowsOfProduct(wanted.texts, product.sku)) }
      : {};
    return Object.keys(edit).length > 0 ? [{ sku: product.sku, ...edit }] : [];
  });
}

function buildProductEdit(product: CatalogueProduct, row: Row): Omit<ProductSheetEdit, 'sku'> {
  const properties = {
    printerType: String(row.printer_type),
    resolution: Number(row.resolution_dpi),
    waterproof: row.waterproof === true,
    uvResistant: row.uv_resistant === true,
  };
  const facets = buildFacets(row);
  const defaultSize = buildDefaultSize(row);
  return {
    ...(!isDeepStrictEqual(facets, product.facets) && { facets }),
    ...(!isDeepStrictEqual(defaultSize, product.default_size) && { defaultSize }),
    ...(row.featured !== product.featured && { featured: row.featured === true }),
    ...(row.withdrawn !== product.withdrawn && { withdrawn: row.withdrawn === true }),
    ...(!isDeepStrictEqual(properties, product.properties) && { properties }),
  };
}

/** Changed and new texts. A field with an equal value keeps the stored value. */
function buildTextEdit(
  { texts: stored }: CatalogueProduct,
  rows: readonly Row[],
): Pick<ProductSheetEdit, 'texts' | 'textsGone'> {
  const [texts, textsGone]: [Record<string, ProductText>, string[]] = [{}, []];
  for (const { language, ...row } of rows) {
    const text = stored[String(language)];
    const before = textCells(text);
    const after = (name: keyof ProductText) => row[name] ?? null;
    if (TEXTS.every((name) => after(name) === before[name])) continue;
    if (TEXTS.every((name) => after(name) === null)) textsGone.push(String(language));
    else {
      const textField = (name: 'name' | 'summary' | 'description') =>
        text && after(name) === before[name] ? text[name] : String(after(name) ?? '');
      const listField = (name: 'notes' | 'uses') =>
        text && after(name) === before[name] ? text[name] : splitLines(String(after(name) ?? ''));
      texts[String(language)] = {
        ...{ name: textField('name'), summary: textField('summary'), description: textField('description') },
        ...{ notes: listField('notes'), uses: listField('uses') },
      };
    }
  }
  return { ...(Object.keys(texts).length > 0 && { texts }), ...(textsGone.length > 0 && { textsGone }) };
}

const TEXTS = ['name', 'summary', 'description', 'notes', 'uses'] as const;

const rowsOfProduct = (rows: readonly Row[], sku: string) => rows.filter((row) => row.sku === sku);

function buildProductTariff({ sku, tariff }: CatalogueProduct, current: SheetRows, wanted: SheetRows): unknown {
  const [before] = rowsOfProduct(current.terms, sku);
  const [after] = rowsOfProduct(wanted.terms, sku);
  const terms = after ? setChangedCells(tariff, TERMS, before ?? {}, after) : tariff;
  const pricing = buildPricing(tariff.pricing, rowsOfProduct(wanted.variants, sku), rowsOfProduct(wanted.tiers, sku));
  const finishes = buildFinishes(
    tariff.finishes,
    rowsOfProduct(current.finishes, sku),
    rowsOfProduct(wanted.finishes, sku),
  );
  const [currentRules, wantedRules] = [
    rowsOfProduct(current.finish_rules, sku),
    rowsOfProduct(wanted.finish_rules, sku),
  ];
  const rules = mergeFinishRules(tariff.finishRules, currentRules, wantedRules);
  const { finishRules: _, ...others } = terms as ProductTariff;
  const minBillable = getPath(terms, 'pricing.minBillableMm2');
  const billed = minBillable === undefined ? {} : { minBillableMm2: minBillable };
  return {
    ...others,
    pricing: { ...pricing, ...billed },
    finishes,
    ...(rules !== undefined && { finishRules: rules }),
  };
}

function buildPricing(pricing: ProductTariff['pricing'], variants: readonly Row[], tiers: readonly Row[]): object {
  if (pricing.kind === 'area')
    return { kind: 'area', tiers: buildTiers(tiers.filter(({ variant }) => variant === null)) };
  const priced = variants.map(({ variant, grams, cm3 }) => [
    String(variant),
    { grams, cm3, tiers: buildTiers(tiers.filter((tier) => tier.variant === variant)) },
  ]);
  return { kind: 'unit', variants: Object.fromEntries(priced) };
}

/** Lowest quantity first, whatever the order of the rows. */
export function buildTiers(rows: readonly Row[]): object[] {
  return rows
    .toSorted((one, other) => Number(one.from) - Number(other.from))
    .map(({ from, retail_fen: retail, reseller_fen: reseller }) => ({ from, retail, reseller }));
}

function buildFinishes(
  current: ProductTariff['finishes'],
  currentRows: readonly Row[],
  wanted: readonly Row[],
): object {
  return Object.fromEntries(
    wanted.map((row) => {
      const code = String(row.finish);
      const before = currentRows.find(({ finish }) => finish === row.finish) ?? {};
      return [code, setChangedCells(Object.hasOwn(current, code) ? current[code] : {}, FINISH, before, row)];
    }),
  );
}

/** The stored rules if the sheet has equal ones, else the rules of the sheet; undefined if it has none. */
function mergeFinishRules(
  current: ProductTariff['finishRules'],
  currentRows: readonly Row[],
  wanted: readonly Row[],
): FinishRulesTariff | null | undefined {
  const rules = buildFinishRules(wanted);
  if (isDeepStrictEqual(rules, buildFinishRules(currentRows))) return current;
  return Object.keys(rules).length === 0 ? undefined : rules;
}

function buildFinishRules(rows: readonly Row[]): FinishRulesTariff {
  const listed = (row: Row) => splitLines(String(row.finishes ?? ''));
  const groups = (rule: string) => finishRuleRows(rows, rule).map(listed);
  const [exclusive, oneOf] = [groups('exclusive'), groups('one_of')];
  const requires = finishRuleRows(rows, 'requires').map((row) => [String(row.subject), listed(row)]);
  return {
    ...(exclusive.length > 0 && { exclusive }),
    ...(oneOf.length > 0 && { oneOf }),
    ...(requires.length > 0 && { requires: Object.fromEntries(requires) }),
  };
}

/** The rows of one rule in the order of their numbers, wherever they are in the sheet. */
export function finishRuleRows(rows: readonly Row[], rule: string): Row[] {
  return rows
    .filter((row) => row.rule === rule)
    .toSorted((one, other) => BY_NUMBER.compare(String(one.subject), String(other.subject)));
}

const BY_NUMBER = new Intl.Collator('en', { numeric: true });

function serviceChanges(rows: TariffRows, { services: wanted }: SheetRows): Omit<TariffChange, 'base'>[] {
  const current = new Map(rows.services.map((service) => [formatServiceId(service), service.tariff]));
  const changes = wanted.map((row) => {
    const subject = `${row.method}:${row.zone}`;
    const before = current.get(subject) ?? {};
    const cells = Object.fromEntries(Object.entries(SERVICE).map(([column, field]) => [column, cellAt(before, field)]));
    return { kind: 'service' as const, subject, value: setChangedCells(before, SERVICE, cells, row) };
  });
  const subjects = new Set(changes.map(({ subject }) => subject));
  const removed = [...current.keys()].filter((subject) => !subjects.has(subject));
  return [...changes, ...removed.map((subject) => ({ kind: 'service' as const, subject, value: null }))];
}

function zoneChanges({ zones, exclusions }: TariffRows, { zones: wanted }: SheetRows): Omit<TariffChange, 'base'>[] {
  const byCountry = new Map(wanted.map((row) => [String(row.country), row]));
  const countries = new Set([...byCountry.keys(), ...[...zones, ...exclusions].map(({ country }) => country)]);
  return [...countries].flatMap((subject) => {
    const { zone = null, major, excluded } = byCountry.get(subject) ?? {};
    return [
      { kind: 'zone' as const, subject, value: zone === null ? null : { zone, major: major === true } },
      { kind: 'exclusion' as const, subject, value: excluded === true ? true : null },
    ];
  });
}

function feeChanges(rows: TariffRows, { fees: wanted }: SheetRows): Omit<TariffChange, 'base'>[] {
  const exchange = wanted.filter(({ kind }) => kind === 'exchange_fee');
  const remittance = wanted.filter(({ kind }) => kind === 'remittance');
  return [
    ...exchange.map(({ subject, rate }) => ({
      ...{ kind: 'exchange_fee' as const, subject: String(subject) },
      value: rateText(rate ?? null),
    })),
    ...rows.fees.map(({ payment_method }) => {
      const subject = String(payment_method);
      const own = remittance.filter((row) => row.subject === subject);
      const rate = own.find(({ currency }) => currency === null)?.rate ?? null;
      const taken = own.filter(({ currency }) => currency !== null);
      const fixed = Object.fromEntries(taken.map(({ currency, fixed_minor: minor }) => [currency, toWhole(minor)]));
      return { kind: 'remittance' as const, subject, value: { rate: rateText(rate), fixed } };
    }),
  ];
}

/** Rates are text, as the database writes them. */
const rateText = (value: CellValue): CellValue =>
  typeof value === 'string' || typeof value === 'number' ? normalizeNumber(value) : value;

const toWhole = (value: CellValue | undefined): CellValue => {
  const text = typeof value === 'string' ? normalizeNumber(value) : null;
  return text === null ? (value ?? null) : Number(text);
};

const cellAt = (value: unknown, path: string): CellValue => (getPath(value, path) ?? null) as CellValue;

/** Sets the fields whose cells changed; an emptied cell removes its field. */
function setChangedCells(value: unknown, fields: Readonly<Record<string, string>>, before: Row, after: Row): unknown {
  return Object.entries(fields).reduce((changed, [column, path]) => {
    const cell = after[column] ?? null;
    return cell === (before[column] ?? null) ? changed : setField(changed, path.split('.'), cell);
  }, value);
}

function setField(value: unknown, [name = '', ...rest]: readonly string[], cell: CellValue): object | undefined {
  const { [name]: inside, ...others } = { ...((value ?? {}) as Record<string, unknown>) };
  const field = rest.length === 0 ? (cell ?? undefined) : setField(inside, rest, cell);
  const isEmpty = field === undefined || (name === 'bulk' && Object.keys(field).length === 0);
  return isEmpty ? others : { ...others, [name]: field };
}
