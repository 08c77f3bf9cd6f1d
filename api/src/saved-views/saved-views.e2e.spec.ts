import { openShop, type Shop } from '../../test/app';
import { runInParallel, sendRequest } from '../../test/concurrency';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let mine: TestUser;
let colleague: TestUser;
let admin: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  mine = await createUser(shop, 'customer_service');
  colleague = await createUser(shop, 'factory');
  admin = await createUser(shop, 'admin');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const query = { filter: { status: 'in_review', country: 'JP' }, sort: 'date', order: 'ASC' } as const;
const view = { resource: 'orders', name: 'Japan', query, shared: false };
const save = (user: TestUser, input: object = {}) => shop.call('admin/saved-view-save', { ...view, ...input }, user);
const namesOf = async (user: TestUser, resource = 'orders') =>
  (await shop.call('admin/saved-views', { resource }, user)).map(
    ({ name, own }) => `${name} ${own ? 'own' : 'shared'}`,
  );
const remove = (user: TestUser, id: string) =>
  sendRequest(shop, 'admin/saved-view-delete', {}, { bearer: user.bearer, params: { id } });

test('a view is for its owner, and for all staff once it is shared; only its owner and admins delete it', async () => {
  const { id } = await save(mine);
  expect(await namesOf(mine)).toEqual(['Japan own']);
  expect(await namesOf(colleague)).toEqual([]);
  expect(await namesOf(mine, 'claims')).toEqual([]);
  expect(await remove(admin, id)).toMatchObject({ status: 404 });
  expect(await save(mine, { shared: true })).toMatchObject({ id, shared: true });
  expect(await namesOf(colleague)).toEqual(['Japan shared']);
  for (const wrong of [id, '00000000-0000-4000-8000-000000000000'])
    expect(await remove(colleague, wrong)).toMatchObject({ status: 404, code: 'resource_not_found' });
  expect(await remove(admin, id)).toMatchObject({ status: 200 });
  expect(await namesOf(mine)).toEqual([]);
});

test('several saved at once under one name are one view, without the search text', async () => {
  const filter = { ...query.filter, q: 'someone@example.com' };
  const saved = await runInParallel(5, () => save(mine, { name: ' Twice ', query: { ...query, filter } }));
  expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  expect(saved[0]).toMatchObject({ name: 'Twice', query, own: true });
  expect(await namesOf(mine)).toEqual(['Twice own']);
});

test('a person has at most 50 views, also when several are saved at once, and can still replace one', async () => {
  const user = await createUser(shop, 'customer_service');
  await shop.database.reader.query(
    `insert into saved_view (account_id, resource, name, query, shared, saved_at)
     select $1, 'claims', 'view ' || n, $2, false, now() from generate_series(1, 48) n`,
    [user.accountId, JSON.stringify(query)],
  );
  const answers = await runInParallel(5, (index) =>
    sendRequest(shop, 'admin/saved-view-save', { ...view, name: `new ${index}` }, user),
  );
  expect(answers.map(({ status, code }) => `${status} ${code ?? ''}`).toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => '200 '),
    ...Array.from({ length: 3 }, () => '422 views_full'),
  ]);
  expect(await save(user, { resource: 'claims', name: 'view 1', shared: true })).toMatchObject({ shared: true });
});

test.each([
  ['name', { name: ' ' }],
  ['resource', { resource: 'Orders; drop table' }],
  ['query.filter.__proto__x', { query: { ...query, filter: { __proto__x: 'a' } } }],
  ['query.filter.status', { query: { ...query, filter: { status: { in: [] } } } }],
  ['query.sort', { query: { ...query, sort: 'date; --' } }],
])('a view with an invalid %s is rejected', async (_, input) => {
  expect(await sendRequest(shop, 'admin/saved-view-save', { ...view, ...input }, mine)).toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
});
