import { isDeepStrictEqual } from 'node:util';
import type { ProductTariff } from '@shop/pricing';
import type { CatalogueRows, ProductRow, ProductText } from '../rows';
import { type TariffChange, serviceId, valueInForce } from '../tariff-drafts/tariff-change';
import { canonicalFigure, type CellValue, linesOf } from './figure';
import { FINISH, SERVICE, TERMS } from './columns';
import { type Row, type Tables, textCells, valueAt } from './tables';

/** What a file says anew of a product's page; only what differs. */
export interface ProductSheetEdit {
  sku: string;
  featured?: boolean;
  withdrawn?: boolean;
  properties?: ProductRow['properties'];
  texts?: Record<string, ProductText>;
  /** Languages whose texts were emptied. */
  textsGone?: string[];
}

/** The changes of the tariff that turn what is in force into what the sheets say. */
export function tariffChanges(rows: CatalogueRows, now: Tables, wanted: Tables): TariffChange[] {
  const values: Omit<TariffChange, 'base'>[] = [
    ...rows.products.map((product) => ({
      ...{ kind: 'product' as const, subject: product.sku },
      value: productTariff(product, now, wanted),
    })),
    ...services(rows, wanted),
    ...zones(rows, wanted),
    ...fees(rows, wanted),
  ];
  return values
    .map((change) => ({ ...change, base: valueInForce(rows, change.kind, change.subject) }))
    .filter(({ base, value }) => !isDeepStrictEqual(base, value));
}

/** The edits of pages that the sheets ask for. */
export function productEdits(rows: CatalogueRows, wanted: Tables): ProductSheetEdit[] {
  const bySku = new Map(wanted.products.map((row) => [row.sku, row]));
  return rows.products.flatMap((product) => {
    const row = bySku.get(product.sku);
    const edit = row ? { ...productEdit(product, row), ...textEdit(product, of(wanted.texts, product.sku)) } : {};
    return Object.keys(edit).length > 0 ? [{ sku: product.sku, ...edit }] : [];
  });
}

function productEdit(product: ProductRow, row: Row): Omit<ProductSheetEdit, 'sku'> {
  const properties = {
    printerType: String(row.printer_type),
    resolution: Number(row.resolution_dpi),
    waterproof: row.waterproof === true,
    uvResistant: row.uv_resistant === true,
  };
  return {
    ...(row.featured !== product.featured && { featured: row.featured === true }),
    ...(row.withdrawn !== product.withdrawn && { withdrawn: row.withdrawn === true }),
    ...(!isDeepStrictEqual(properties, product.properties) && { properties }),
  };
}

/** Texts that say something else, or are new; what a text says as before keeps the very value it had. */
function textEdit({ texts: current }: ProductRow, rows: readonly Row[]): Pick<ProductSheetEdit, 'texts' | 'textsGone'> {
  const [texts, textsGone]: [Record<string, ProductText>, string[]] = [{}, []];
  for (const { language, ...row } of rows) {
    const was = current[String(language)];
    const before = textCells(was);
    const is = (name: keyof ProductText) => row[name] ?? null;
    if (TEXTS.every((name) => is(name) === before[name])) continue;
    if (TEXTS.every((name) => is(name) === null)) textsGone.push(String(language));
    else {
      const kept = (name: 'name' | 'summary' | 'description') =>
        was && is(name) === before[name] ? was[name] : String(is(name) ?? '');
      const listed = (name: 'notes' | 'uses') =>
        was && is(name) === before[name] ? was[name] : linesOf(String(is(name) ?? ''));
      texts[String(language)] = {
        ...{ name: kept('name'), summary: kept('summary'), description: kept('description') },
        ...{ notes: listed('notes'), uses: listed('uses') },
      };
    }
  }
  return { ...(Object.keys(texts).length > 0 && { texts }), ...(textsGone.length > 0 && { textsGone }) };
}

const TEXTS = ['name', 'summary', 'description', 'notes', 'uses'] as const;

const of = (rows: readonly Row[], sku: string) => rows.filter((row) => row.sku === sku);

function productTariff({ sku, tariff }: ProductRow, now: Tables, wanted: Tables): unknown {
  const [was] = of(now.terms, sku);
  const [is] = of(wanted.terms, sku);
  const terms = was && is ? withCells(tariff, TERMS, was, is) : tariff;
  const pricing = pricingOf(tariff.pricing, of(wanted.variants, sku), of(wanted.tiers, sku));
  const finishes = finishesOf(tariff.finishes, of(now.finishes, sku), of(wanted.finishes, sku));
  const minBillable = valueAt(terms, 'pricing.minBillableMm2');
  const billed = minBillable === undefined ? {} : { minBillableMm2: minBillable };
  return { ...(terms as object), pricing: { ...pricing, ...billed }, finishes };
}

function pricingOf(pricing: ProductTariff['pricing'], variants: readonly Row[], tiers: readonly Row[]): object {
  if (pricing.kind === 'area') return { kind: 'area', tiers: tiersOf(tiers.filter(({ variant }) => variant === null)) };
  const priced = variants.map(({ variant, grams, cm3 }) => [
    String(variant),
    { grams, cm3, tiers: tiersOf(tiers.filter((tier) => tier.variant === variant)) },
  ]);
  return { kind: 'unit', variants: Object.fromEntries(priced) };
}

/** Lowest first, however the rows stand. */
export function tiersOf(rows: readonly Row[]): object[] {
  return rows
    .toSorted((one, other) => Number(one.from) - Number(other.from))
    .map(({ from, retail_fen: retail, reseller_fen: reseller }) => ({ from, retail, reseller }));
}

function finishesOf(current: ProductTariff['finishes'], now: readonly Row[], wanted: readonly Row[]): object {
  return Object.fromEntries(
    wanted.map((row) => {
      const code = String(row.finish);
      const was = now.find(({ finish }) => finish === row.finish) ?? {};
      return [code, withCells(Object.hasOwn(current, code) ? current[code] : {}, FINISH, was, row)];
    }),
  );
}

function services(rows: CatalogueRows, { services: wanted }: Tables): Omit<TariffChange, 'base'>[] {
  const current = new Map(rows.services.map((service) => [serviceId(service), service.tariff]));
  const kept = wanted.map((row) => {
    const subject = `${row.method}:${row.zone}`;
    const was = current.get(subject) ?? {};
    const cells = Object.fromEntries(Object.entries(SERVICE).map(([column, field]) => [column, cellAt(was, field)]));
    return { kind: 'service' as const, subject, value: withCells(was, SERVICE, cells, row) };
  });
  const subjects = new Set(kept.map(({ subject }) => subject));
  const gone = [...current.keys()].filter((subject) => !subjects.has(subject));
  return [...kept, ...gone.map((subject) => ({ kind: 'service' as const, subject, value: null }))];
}

function zones({ zones: placed, exclusions }: CatalogueRows, { zones: wanted }: Tables): Omit<TariffChange, 'base'>[] {
  const byCountry = new Map(wanted.map((row) => [String(row.country), row]));
  const countries = new Set([...byCountry.keys(), ...[...placed, ...exclusions].map(({ country }) => country)]);
  return [...countries].flatMap((subject) => {
    const { zone = null, major, excluded } = byCountry.get(subject) ?? {};
    return [
      { kind: 'zone' as const, subject, value: zone === null ? null : { zone, major: major === true } },
      { kind: 'exclusion' as const, subject, value: excluded === true ? true : null },
    ];
  });
}

function fees(rows: CatalogueRows, { fees: wanted }: Tables): Omit<TariffChange, 'base'>[] {
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
      const fixed = Object.fromEntries(taken.map(({ currency, fixed_minor: minor }) => [currency, wholeOf(minor)]));
      return { kind: 'remittance' as const, subject, value: { rate: rateText(rate), fixed } };
    }),
  ];
}

/** Rates are kept as text, as the database writes them. */
const rateText = (value: CellValue): CellValue =>
  typeof value === 'string' || typeof value === 'number' ? canonicalFigure(value) : value;

const wholeOf = (value: CellValue | undefined): CellValue => {
  const text = typeof value === 'string' ? canonicalFigure(value) : null;
  return text === null ? (value ?? null) : Number(text);
};

const cellAt = (value: unknown, path: string): CellValue => (valueAt(value, path) ?? null) as CellValue;

/** The value with every field set whose cell changed; an emptied cell takes its field away. */
function withCells(value: unknown, fields: Readonly<Record<string, string>>, was: Row, is: Row): unknown {
  return Object.entries(fields).reduce((changed, [column, path]) => {
    const cell = is[column] ?? null;
    return cell === (was[column] ?? null) ? changed : withField(changed, path.split('.'), cell);
  }, value);
}

function withField(value: unknown, [name = '', ...rest]: readonly string[], cell: CellValue): object | undefined {
  const { [name]: inside, ...others } = { ...((value ?? {}) as Record<string, unknown>) };
  const field = rest.length === 0 ? (cell ?? undefined) : withField(inside, rest, cell);
  const isEmpty = field === undefined || (name === 'bulk' && Object.keys(field).length === 0);
  return isEmpty ? others : { ...others, [name]: field };
}
