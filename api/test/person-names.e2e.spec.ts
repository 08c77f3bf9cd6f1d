import { personName } from '@shop/contract';
import { openTestEnv, type TestEnv } from './test-env';
import { openShop, type Shop } from './app';
import { createUser } from './users';

let testEnv: TestEnv;
let shop: Shop;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

test('SQL writes names in the same order as the contract', async () => {
  const names: [string | null, string | null, string][] = [
    ['Ken', 'Yamamoto', 'Ken Yamamoto'],
    ['健', '山本', '山本 健'],
    ['けん', 'やまもと', 'やまもと けん'],
    ['小明', '王', '王 小明'],
    ['민수', '김', '김 민수'],
    ['Ken', '山本', '山本 Ken'],
    ['健', 'Yamamoto', '健 Yamamoto'],
    ['Zoë', 'Ångström', 'Zoë Ångström'],
    [' Ken ', ' ', 'Ken'],
    [null, '山本', '山本'],
    ['健', null, '健'],
    ['', null, ''],
  ];
  for (const [firstName, lastName, written] of names) {
    expect(personName({ firstName, lastName })).toBe(written);
    const found: unknown = await shop.database.reader.query('select person_name($1, $2) as name', [
      firstName,
      lastName,
    ]);
    expect(found).toEqual([{ name: written }]);
  }
});

test('staff read and find a Japanese customer with the family name first', async () => {
  const service = await createUser(shop, 'customer_service');
  const { accountId } = await createUser(shop);
  const set = `update account set first_name = '健', last_name = '山本' where id = $1`;
  await shop.database.reader.query(set, [accountId]);
  for (const q of ['山本 健', '健 山本', '山本']) {
    const filter = JSON.stringify({ q });
    const accounts = await shop.call('admin/accounts', { filter }, service);
    expect(accounts).toEqual([expect.objectContaining({ id: accountId, name: '山本 健' })]);
    const hits = await shop.call('admin/search', { q }, service);
    expect(hits).toEqual([expect.objectContaining({ id: accountId, title: '山本 健' })]);
  }
});
