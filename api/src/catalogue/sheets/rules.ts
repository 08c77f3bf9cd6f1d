import type { ReasonCode } from '@shop/contract';
import type { CatalogueRows } from '../rows';
import type { CellValue } from './figure';
import type { SheetName } from './columns';
import { keyOf, type Row, type Tables } from './tables';

/** A cell, by its row and column, that cannot be what it is. */
export interface RowFault {
  sheet: SheetName;
  row: Row;
  column: string;
  code: ReasonCode;
}

const ZONE = /^[a-z0-9-]{1,40}$/;
const COUNTRY = /^[A-Z]{2}$/;
const HIGHEST_RESOLUTION = 10_000;

/** What cannot be, row by row, and that the tariff's own judgement would never see. */
export function rowFaults(rows: CatalogueRows, now: Tables, wanted: Tables): RowFault[] {
  return [
    ...pageFaults(rows, now, wanted),
    ...textFaults(now, wanted),
    ...pricingFaults(rows, wanted),
    ...shippingFaults(rows, wanted),
    ...feeFaults(rows, now, wanted),
  ];
}

/** Of the cells that changed: what an old text has, it may keep. */
function pageFaults(rows: CatalogueRows, now: Tables, wanted: Tables): RowFault[] {
  const before = new Map(now.products.map((row) => [row.sku, row]));
  const printers = new Set(rows.printerTypes.map(({ printer_type }) => printer_type));
  return wanted.products.flatMap((row) => {
    const was = before.get(row.sku ?? null) ?? {};
    const fault = (column: string, code: ReasonCode | null): RowFault[] =>
      code && row[column] !== was[column] ? [{ sheet: 'products', row, column, code }] : [];
    return [
      ...['featured', 'withdrawn', 'waterproof', 'uv_resistant'].flatMap((flag) => fault(flag, absence(row[flag]))),
      ...fault('printer_type', printers.has(String(row.printer_type)) ? null : 'invalid'),
      ...fault('resolution_dpi', resolutionFault(row.resolution_dpi ?? null)),
    ];
  });
}

/** A text has a name, a summary and a description or is none at all; English is always there. */
function textFaults(now: Tables, wanted: Tables): RowFault[] {
  const before = new Map(now.texts.map((row) => [keyOf('texts', row), row]));
  return wanted.texts.flatMap((row) => {
    const was = before.get(keyOf('texts', row)) ?? {};
    const isNew = isWordless(was);
    if (isWordless(row) && (isNew || row.language !== 'en')) return [];
    return (['name', 'summary', 'description'] as const).flatMap((column): RowFault[] => {
      const code = absence(row[column]);
      return code && (isNew || row[column] !== was[column]) ? [{ sheet: 'texts', row, column, code }] : [];
    });
  });
}

const isWordless = ({ sku: _, language: __, ...words }: Row) => Object.values(words).every(isBlank);
const isBlank = (value: CellValue | undefined) => typeof value !== 'boolean' && String(value ?? '').trim() === '';
const absence = (value: CellValue | undefined): ReasonCode | null => (isBlank(value) ? 'required' : null);

function resolutionFault(value: CellValue): ReasonCode | null {
  if (value === null) return 'required';
  const dpi = Number(value);
  if (!Number.isInteger(dpi)) return 'not_whole';
  return dpi >= 1 && dpi <= HIGHEST_RESOLUTION ? null : 'out_of_range';
}

function pricingFaults(rows: CatalogueRows, wanted: Tables): RowFault[] {
  const kinds = new Map(rows.products.map(({ sku, kind }) => [sku, kind]));
  const offered = new Set(wanted.variants.map(({ sku, variant }) => JSON.stringify([sku, variant])));
  const judge = (
    sheet: SheetName,
    row: Row,
    column: string,
    codeOf: (isArea: boolean) => ReasonCode | null,
  ): RowFault[] => {
    const kind = kinds.get(String(row.sku));
    if (!kind) return [{ sheet, row, column: 'sku', code: 'unknown_product' }];
    const code = codeOf(kind === 'area');
    return code ? [{ sheet, row, column, code }] : [];
  };
  return [
    ...wanted.variants.flatMap((row) =>
      judge('variants', row, 'variant', (isArea) => (isArea ? 'unknown_variant' : absence(row.variant))),
    ),
    ...wanted.tiers.flatMap((row) => {
      const variant = row.variant ?? null;
      return judge('tiers', row, 'variant', (isArea) => {
        if (isArea) return variant === null ? null : 'unknown_variant';
        return absence(variant) ?? (offered.has(JSON.stringify([row.sku, variant])) ? null : 'unknown_variant');
      });
    }),
    ...(['from', 'retail_fen', 'reseller_fen'] as const).flatMap((column) =>
      wanted.tiers.flatMap((row) => judge('tiers', row, column, () => absence(row[column]))),
    ),
    ...(['grams', 'cm3'] as const).flatMap((column) =>
      wanted.variants.flatMap((row) => judge('variants', row, column, () => absence(row[column]))),
    ),
    ...wanted.finishes.flatMap((row) => judge('finishes', row, 'finish', () => absence(row.finish))),
  ];
}

function shippingFaults({ methods }: CatalogueRows, { services, zones }: Tables): RowFault[] {
  const known = new Set(methods.map(({ method }) => String(method)));
  return [
    ...services.flatMap((row): RowFault[] => {
      if (!known.has(String(row.method))) return [{ sheet: 'services', row, column: 'method', code: 'invalid' }];
      return ZONE.test(String(row.zone ?? '')) ? [] : [{ sheet: 'services', row, column: 'zone', code: 'invalid' }];
    }),
    ...zones.flatMap((row): RowFault[] => {
      const fault = (column: string, code: ReasonCode): RowFault => ({ sheet: 'zones', row, column, code });
      if (!COUNTRY.test(String(row.country))) return [fault('country', 'invalid')];
      const { zone = null, major = null, excluded } = row;
      if (zone === null) {
        if (major !== null) return [fault('major', 'invalid')];
        return excluded === true ? [] : [fault('zone', 'required')];
      }
      if (!ZONE.test(String(zone))) return [fault('zone', 'invalid')];
      return major === null ? [fault('major', 'required')] : [];
    }),
  ];
}

function feeFaults({ currencies, fees }: CatalogueRows, now: Tables, wanted: Tables): RowFault[] {
  const codes = new Set(currencies.map(({ code }) => code));
  const payments = new Set(fees.map(({ payment_method }) => String(payment_method)));
  const kept = new Set(wanted.fees.map((row) => keyOf('fees', row)));
  const gone = now.fees.filter((row) => row.currency === null && !kept.has(keyOf('fees', row)));
  return [
    ...gone.map((row): RowFault => ({ sheet: 'fees', row, column: 'kind', code: 'row_missing' })),
    ...wanted.fees.flatMap((row): RowFault[] => {
      const fault = (column: string, code: ReasonCode): RowFault[] => [{ sheet: 'fees', row, column, code }];
      const { kind, subject, currency = null, rate = null, fixed_minor: fixed = null } = row;
      if (kind !== 'exchange_fee' && kind !== 'remittance') return fault('kind', 'invalid');
      const isExchange = kind === 'exchange_fee';
      if (!(isExchange ? codes : payments).has(String(subject))) return fault('subject', 'invalid');
      if (isExchange && currency !== null) return fault('currency', 'invalid');
      if (currency !== null && !codes.has(String(currency))) return fault('currency', 'unknown_currency');
      if (currency === null && fixed !== null) return fault('fixed_minor', 'invalid');
      if (currency !== null && rate !== null) return fault('rate', 'invalid');
      return [];
    }),
  ];
}
