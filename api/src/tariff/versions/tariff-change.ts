import { isDeepStrictEqual } from 'node:util';
import { validateTariff, type ProductTariff, type ShippingServiceTariff, type TariffFault } from '@shop/pricing';
import type { TariffChange, TariffRows } from '../snapshot/tariff-rows';
import { buildTariffDocument, ratesAt } from '../snapshot/tariff-document';
import { isUnpriced } from '../snapshot/unpriced-tariff';

export type PublishCheck =
  { ok: true } | { ok: false; outdated: readonly TariffChange[]; faults: readonly TariffFault[] };

/** A subject's value in force, in the form that changes have; null if it has none. */
export function currentValue(rows: TariffRows, kind: TariffChange['kind'], subject: string): unknown {
  switch (kind) {
    case 'product':
      return rows.products.find(({ sku }) => sku === subject)?.tariff ?? null;
    case 'service':
      return rows.services.find((service) => formatServiceId(service) === subject)?.tariff ?? null;
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

export const formatServiceId = ({ method, zone }: { method: number; zone: string }): string => `${method}:${zone}`;

/** Whether the value a change replaces is no longer in force. */
export function isOutdated(rows: TariffRows, { kind, subject, base }: TariffChange): boolean {
  return !isDeepStrictEqual(currentValue(rows, kind, subject), base);
}

/** Whether changes replace values in force and result in a tariff that can price. */
export function checkPublishable(rows: TariffRows, changes: readonly TariffChange[], instant: Date): PublishCheck {
  const outdated = changes.filter((change) => isOutdated(rows, change));
  const faults = findFaults(applyChanges(rows, changes), instant);
  return outdated.length + faults.length === 0 ? { ok: true } : { ok: false, outdated, faults };
}

/** Validates withdrawn products too, because they may be offered again; but not before they have prices. */
function findFaults(rows: TariffRows, instant: Date): TariffFault[] {
  const products = rows.products.map((product) => ({
    ...product,
    withdrawn: product.withdrawn && isUnpriced(product),
  }));
  return validateTariff(buildTariffDocument({ ...rows, products }, ratesAt(rows, instant)));
}

/**
 * The faults of the tariff at the first instant at which it could not price, if the changes took effect at `start` among the
 * scheduled versions; empty if there is no such instant.
 */
export function findScheduleFaults(rows: TariffRows, changes: readonly TariffChange[], start: Date): TariffFault[] {
  const versions = [...rows.scheduled, { publish_at: start, changes }].toSorted(
    (one, other) => one.publish_at.getTime() - other.publish_at.getTime(),
  );
  let current = rows;
  for (const { publish_at, changes: next } of versions) {
    current = applyChanges(current, next);
    const faults = findFaults(current, publish_at);
    if (faults.length > 0) return faults;
  }
  return [];
}

/** The rows with the changes made; the result may be a tariff that cannot price. */
export function applyChanges(rows: TariffRows, changes: readonly TariffChange[]): TariffRows {
  return changes.reduce(applyChange, rows);
}

function applyChange(rows: TariffRows, { kind, subject, value }: TariffChange): TariffRows {
  switch (kind) {
    case 'product': {
      const tariff = value as ProductTariff;
      return { ...rows, products: rows.products.map((row) => (row.sku === subject ? { ...row, tariff } : row)) };
    }
    case 'service': {
      const others = rows.services.filter((service) => formatServiceId(service) !== subject);
      const [method = '', zone = ''] = subject.split(':');
      return {
        ...rows,
        services: [
          ...others,
          ...optionalRow(value as ShippingServiceTariff | null, (tariff) => ({ method: Number(method), zone, tariff })),
        ],
      };
    }
    case 'zone': {
      const others = rows.zones.filter(({ country }) => country !== subject);
      type Zone = { zone: string; major: boolean } | null;
      return { ...rows, zones: [...others, ...optionalRow(value as Zone, (zone) => ({ country: subject, ...zone }))] };
    }
    case 'exclusion': {
      const others = rows.exclusions.filter(({ country }) => country !== subject);
      return { ...rows, exclusions: [...others, ...optionalRow(value, () => ({ country: subject }))] };
    }
    case 'exchange_fee': {
      const exchange_fee = String(value);
      return {
        ...rows,
        currencies: rows.currencies.map((row) => (row.code === subject ? { ...row, exchange_fee } : row)),
      };
    }
    case 'remittance': {
      type Fee = { rate: string; fixed: Record<string, number> } | null;
      const others = rows.fees.filter(({ payment_method }) => String(payment_method) !== subject);
      const changed = optionalRow(value as Fee, (fee) => ({ payment_method: Number(subject), ...fee }));
      return { ...rows, fees: [...others, ...changed] };
    }
  }
}

function optionalRow<T, R>(value: T | null, row: (value: T) => R): R[] {
  return value === null ? [] : [row(value)];
}
