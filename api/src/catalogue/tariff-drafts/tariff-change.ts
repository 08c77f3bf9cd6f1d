import { isDeepStrictEqual } from 'node:util';
import type { TariffChangeKindName } from '@shop/contract';
import { judgeTariff, type ProductTariff, type Service, type TariffFault } from '@shop/pricing';
import type { CatalogueRows } from '../rows';
import { compose, ratesAt } from '../tariff-in-force';

/** One value that a draft sets, and what was in force when it was written; null for nothing. */
export interface TariffChange {
  kind: TariffChangeKindName;
  /** A sku, `method:zone`, a country, a country, a currency, a payment method. */
  subject: string;
  base: unknown;
  value: unknown;
}

export type Publishable =
  { ok: true } | { ok: false; outdated: readonly TariffChange[]; faults: readonly TariffFault[] };

/** What holds of a subject, in the form in which changes carry it; null for nothing. */
export function valueInForce(rows: CatalogueRows, kind: TariffChange['kind'], subject: string): unknown {
  switch (kind) {
    case 'product':
      return rows.products.find(({ sku }) => sku === subject)?.tariff ?? null;
    case 'service':
      return rows.services.find((service) => serviceId(service) === subject)?.tariff ?? null;
    case 'zone': {
      const found = rows.zones.find(({ country }) => country === subject);
      return found ? { zone: found.zone, major: found.major } : null;
    }
    case 'exclusion':
      return rows.exclusions.some(({ country }) => country === subject) ? true : null;
    case 'exchange_fee':
      return rows.currencies.find(({ code }) => code === subject)?.exchange_fee ?? null;
    case 'remittance': {
      const found = rows.fees.find(({ payment_method }) => String(payment_method) === subject);
      return found ? { rate: found.rate, fixed: found.fixed } : null;
    }
  }
}

export const serviceId = ({ method, zone }: { method: number; zone: string }): string => `${method}:${zone}`;

/** Whether somebody published another value since the change was written. */
export function isOutdated(rows: CatalogueRows, { kind, subject, base }: TariffChange): boolean {
  return !isDeepStrictEqual(valueInForce(rows, kind, subject), base);
}

/** Whether the changes still fit what is in force, and give a tariff that can be published. */
export function publishable(rows: CatalogueRows, changes: readonly TariffChange[], at: Date): Publishable {
  const outdated = changes.filter((change) => isOutdated(rows, change));
  const faults = judged(withChanges(rows, changes), at);
  return outdated.length + faults.length === 0 ? { ok: true } : { ok: false, outdated, faults };
}

/** Products that are withdrawn are judged with the others: they may come back. */
function judged(rows: CatalogueRows, at: Date): TariffFault[] {
  const products = rows.products.map((product) => ({ ...product, withdrawn: false }));
  return judgeTariff(compose({ ...rows, products }, ratesAt(rows, at)));
}

/**
 * What would be impossible once these changes and every version that is planned have begun, in the order of their
 * times; of the first instant at which something is.
 */
export function faultsToCome(rows: CatalogueRows, changes: readonly TariffChange[], begins: Date): TariffFault[] {
  const versions = [...rows.scheduled, { publish_at: begins, changes }].toSorted(
    (one, other) => one.publish_at.getTime() - other.publish_at.getTime(),
  );
  let current = rows;
  for (const { publish_at, changes: next } of versions) {
    current = withChanges(current, next);
    const faults = judged(current, publish_at);
    if (faults.length > 0) return faults;
  }
  return [];
}

/** The catalogue with the changes made; it may be one that nobody can quote by. */
export function withChanges(rows: CatalogueRows, changes: readonly TariffChange[]): CatalogueRows {
  return changes.reduce(withChange, rows);
}

function withChange(rows: CatalogueRows, { kind, subject, value }: TariffChange): CatalogueRows {
  switch (kind) {
    case 'product': {
      const tariff = value as ProductTariff;
      return { ...rows, products: rows.products.map((row) => (row.sku === subject ? { ...row, tariff } : row)) };
    }
    case 'service': {
      const others = rows.services.filter((service) => serviceId(service) !== subject);
      const [method = '', zone = ''] = subject.split(':');
      return {
        ...rows,
        services: [...others, ...some(value as Service | null, (tariff) => ({ method: Number(method), zone, tariff }))],
      };
    }
    case 'zone': {
      const others = rows.zones.filter(({ country }) => country !== subject);
      type Zone = { zone: string; major: boolean } | null;
      return { ...rows, zones: [...others, ...some(value as Zone, (zone) => ({ country: subject, ...zone }))] };
    }
    case 'exclusion': {
      const others = rows.exclusions.filter(({ country }) => country !== subject);
      return { ...rows, exclusions: [...others, ...some(value, () => ({ country: subject }))] };
    }
    case 'exchange_fee': {
      const exchange_fee = String(value);
      return {
        ...rows,
        currencies: rows.currencies.map((row) => (row.code === subject ? { ...row, exchange_fee } : row)),
      };
    }
    case 'remittance': {
      const fee = value as { rate: string; fixed: Record<string, number> };
      const changed = rows.fees.map((row) => (String(row.payment_method) === subject ? { ...row, ...fee } : row));
      return { ...rows, fees: changed };
    }
  }
}

function some<T, R>(value: T | null, row: (value: T) => R): R[] {
  return value === null ? [] : [row(value)];
}
