import type { Decimal, RemittanceTariff, ShippingServiceTariff } from '@shop/pricing';
import type { Tx } from '../common/public';
import { notifyTariffChange } from './tariffs.service';

/** Shipping, currencies and fees, in the order they are offered. The prices of products are columns of the catalogue. */
export interface TariffData {
  shipping: {
    /** Countries, ISO 3166-1 alpha-2. */
    excluded: readonly string[];
    /** By country. */
    zones: Readonly<Record<string, { zone: string; major: boolean }>>;
    /** By shipping method and zone. */
    services: Readonly<Record<string, Readonly<Record<string, ShippingServiceTariff>>>>;
    /** Business days, first and last. */
    methods: readonly { method: number; majorDays: readonly [number, number]; otherDays: readonly [number, number] }[];
  };
  currencies: readonly { code: string; digits: number; exchangeFee: Decimal; perCny: Decimal; validFrom: string }[];
  /** By payment method. */
  remittance: Readonly<Record<string, RemittanceTariff>>;
}

/** Writes shipping, currencies and fees into empty tables. */
export async function insertTariff(tx: Tx, { shipping, currencies, remittance }: TariffData): Promise<void> {
  await insertShipping(tx, shipping);
  await insertCurrencies(tx, currencies);
  await tx.query('insert into remittance_fee select * from jsonb_populate_recordset(null::remittance_fee, $1)', [
    JSON.stringify(Object.entries(remittance).map(([payment_method, fee]) => ({ payment_method, ...fee }))),
  ]);
  await notifyTariffChange(tx);
}

async function insertShipping(tx: Tx, { excluded, zones, services, methods }: TariffData['shipping']): Promise<void> {
  await tx.query('insert into shipping_exclusion select unnest($1::text[])', [excluded]);
  await tx.query('insert into shipping_zone select * from jsonb_populate_recordset(null::shipping_zone, $1)', [
    JSON.stringify(Object.entries(zones).map(([country, zone]) => ({ country, ...zone }))),
  ]);
  const serviceRows = Object.entries(services).flatMap(([method, byZone]) =>
    Object.entries(byZone).map(([zone, tariff]) => ({ method, zone, tariff })),
  );
  await tx.query('insert into shipping_service select * from jsonb_populate_recordset(null::shipping_service, $1)', [
    JSON.stringify(serviceRows),
  ]);
  const methodRows = methods.map(({ method, majorDays, otherDays }, position) => ({
    ...{ method, position },
    major_days: `[${majorDays}]`,
    other_days: `[${otherDays}]`,
    revision: 1,
  }));
  await tx.query('insert into shipping_method select * from jsonb_populate_recordset(null::shipping_method, $1)', [
    JSON.stringify(methodRows),
  ]);
}

async function insertCurrencies(tx: Tx, currencies: TariffData['currencies']): Promise<void> {
  const currencyRows = currencies.map(({ code, digits, exchangeFee }, position) => ({
    ...{ code, digits, position },
    exchange_fee: exchangeFee,
  }));
  await tx.query('insert into currency select * from jsonb_populate_recordset(null::currency, $1)', [
    JSON.stringify(currencyRows),
  ]);
  const rates = currencies.map(({ code, perCny, validFrom }) => ({
    currency: code,
    valid_from: validFrom,
    per_cny: perCny,
  }));
  await tx.query('insert into currency_rate select * from jsonb_populate_recordset(null::currency_rate, $1)', [
    JSON.stringify(rates),
  ]);
}
