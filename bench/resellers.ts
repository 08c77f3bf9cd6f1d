import { Client } from 'pg';
import type { BenchShop } from './shop';

/** Fen; enough for every order of a measurement. */
const DEPOSIT = 10_000_000_000;

export function resellerEmail(index: number): string {
  return `reseller-${index + 1}@example.com`;
}

/** Creates resellers with a prepaid balance, unless they exist, and resolves with their access tokens. */
export async function createResellers(shop: BenchShop, count: number): Promise<string[]> {
  const database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ email: string }>(
    `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
     select 'reseller-' || n || '@example.com', password_hash, role, currency, default_unit, language, created_at
     from account, generate_series(1, $1) n where email = 'reseller@example.com'
       and not exists (select from account known where known.email = 'reseller-' || n || '@example.com')
     returning email`,
    [count],
  );
  await database.end();
  const accounting = await shop.logIn('accounting@example.com');
  for (const { email: accountEmail } of rows) {
    const body = { accountEmail, type: 'deposit', amount: DEPOSIT, memo: 'bench' };
    await shop.send('POST', '/api/admin/prepaid-transactions', { bearer: accounting, body });
  }
  return Promise.all(Array.from({ length: count }, (_, index) => shop.logIn(resellerEmail(index))));
}
