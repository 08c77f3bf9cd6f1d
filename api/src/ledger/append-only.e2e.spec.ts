import { openShop, type Shop } from '../../test/app';
import { fixtureCatalogue } from '../../test/fixture-catalogue';
import { blankItem, createFundedReseller, createPaidOrder } from '../../test/orders';
import type { TestUser } from '../../test/users';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { selectOrderBalance } from './entries.queries';

let env: TestEnv;
let shop: Shop;
let reseller: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
  reseller = await createFundedReseller(shop, 10_000_000);
  await createPaidOrder(shop, reseller, [blankItem]);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const query = (sql: string, values: unknown[] = []) =>
  shop.database.reader.query<Record<string, unknown>[]>(sql, values);

describe.each(['ledger_entry', 'ledger_posting', 'prepaid_transaction', 'order_event'])(
  'what stands in %s',
  (table) => {
    it('has rows to test with', async () => expect((await query(`select from ${table}`)).length).toBeGreaterThan(0));

    it.each(['update', 'delete', 'truncate'])('rejects %s', async (way) => {
      const [{ name } = { name: '' }] = await query(
        `select column_name as name from information_schema.columns where table_name = $1 and data_type in ('text', 'uuid') limit 1`,
        [table],
      );
      const statement = {
        update: `update ${table} set ${String(name)} = ${String(name)}`,
        delete: `delete from ${table}`,
        truncate: `truncate ${table} cascade`,
      };
      await expect(query(statement[way as keyof typeof statement])).rejects.toThrow(/append-only/);
    });
  },
);

test('the balance of an order is calculated without reading the postings of other orders', async () => {
  const [{ orderId } = {}] = await query('select order_id as "orderId" from ledger_entry where order_id is not null');
  const plan = await shop.database.transaction(async (tx) => {
    // PostgreSQL may prefer another way to join two tables, depending on what it knows about them.
    await tx.query('set local enable_nestloop = off');
    return tx.query<unknown[]>(`explain ${selectOrderBalance(`'${String(orderId)}'`, "'CNY'")}`);
  });
  expect(JSON.stringify(plan)).toContain('Index Cond: (entry_id = e.id)');
});

describe('completeness of entries', () => {
  const posting = `insert into ledger_posting (entry_id, from_account, to_account, currency, amount)
    select id, $1, $2, $3, $4 from ledger_entry order by seq limit 1`;

  it('rejects a further posting after the entry is committed', async () => {
    await expect(query(posting, ['bank', 'sales', 'CNY', 1])).rejects.toThrow('an entry is written whole');
  });

  it('rejects a further prepaid transaction after the entry is committed', async () => {
    const movement = `insert into prepaid_transaction (entry_id, account_id, fen, balance_after)
      select e.id, $1, 1, 1 from ledger_entry e where not exists (select from prepaid_transaction m where m.entry_id = e.id) limit 1`;
    const loose = `insert into ledger_entry (kind, memo, posted_at, dedupe_key) values ('unmatched', '', now(), 'loose')`;
    await expect(
      shop.database.transaction(async (tx) => {
        await tx.query(loose);
        await tx.query(posting.replace('order by seq', 'order by seq desc'), [
          'paypal-clearing',
          'unmatched-payments',
          'USD',
          5,
        ]);
      }),
    ).resolves.toBeUndefined();
    await expect(query(movement, [reseller.accountId])).rejects.toThrow('an entry is written whole');
  });

  it.each([
    ['nothing', ['bank', 'sales', 'CNY', 0]],
    ['less than nothing', ['bank', 'sales', 'CNY', -1]],
    ['from an account to itself', ['bank', 'bank', 'CNY', 1]],
    ['between accounts that are none', ['till', 'sales', 'CNY', 1]],
    ['what is no yuan on a prepaid account', ['bank', `prepaid:00000000-0000-4000-8000-000000000000`, 'USD', 1]],
    ['a currency that is none', ['bank', 'sales', 'XXX', 1]],
  ])('rejects a posting of %s', async (_, values) => {
    await expect(query(posting, values)).rejects.toThrow(/check constraint|foreign key/);
  });
});

it('rejects a negative prepaid balance, even from direct SQL', async () => {
  await expect(query('update prepaid_balance set fen = -1')).rejects.toThrow(/check constraint/);
});
