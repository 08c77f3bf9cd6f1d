import type { Tx } from '../../common/public';
import type { TariffChange } from '../snapshot/tariff-rows';

/** Writes changes to the tables of the tariff in force. */
export async function writeChanges(tx: Tx, changes: readonly TariffChange[]): Promise<void> {
  for (const { kind, subject, value } of changes) {
    const [statement, parameters] =
      value === null ? deleteStatement(kind, subject) : upsertStatement(kind, subject, value);
    await tx.query(statement, parameters);
  }
}

type Statement = [sql: string, parameters: unknown[]];

function upsertStatement(kind: TariffChange['kind'], subject: string, value: unknown): Statement {
  const json = JSON.stringify(value);
  switch (kind) {
    case 'product':
      return ['update product set tariff = $2 where sku = $1', [subject, json]];
    case 'service':
      return [
        `insert into shipping_service (method, zone, tariff) values ($1, $2, $3)
         on conflict (method, zone) do update set tariff = excluded.tariff`,
        [...subject.split(':'), json],
      ];
    case 'zone':
      return [
        `insert into shipping_zone (country, zone, major) values ($1, $2::jsonb ->> 'zone', ($2::jsonb -> 'major')::boolean)
         on conflict (country) do update set zone = excluded.zone, major = excluded.major`,
        [subject, json],
      ];
    case 'exclusion':
      return ['insert into shipping_exclusion (country) values ($1) on conflict do nothing', [subject]];
    case 'exchange_fee':
      return ['update currency set exchange_fee = $2 where code = $1', [subject, value]];
    case 'remittance':
      return [
        `update remittance_fee set rate = ($2::jsonb ->> 'rate')::numeric, fixed = $2::jsonb -> 'fixed' where payment_method = $1`,
        [subject, json],
      ];
  }
}

function deleteStatement(kind: TariffChange['kind'], subject: string): Statement {
  switch (kind) {
    case 'service':
      return ['delete from shipping_service where method = $1 and zone = $2', subject.split(':')];
    case 'zone':
      return ['delete from shipping_zone where country = $1', [subject]];
    case 'exclusion':
      return ['delete from shipping_exclusion where country = $1', [subject]];
    default:
      throw new Error(`${kind} ${subject} cannot be removed`);
  }
}
