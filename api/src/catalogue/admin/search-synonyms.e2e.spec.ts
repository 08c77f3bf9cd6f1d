import type { AdminSearchSynonymView, Problem } from '@shop/contract';
import { openShop, type Shop } from '../../../test/app';
import { sendRequest } from '../../../test/concurrency';
import { eventually } from '../../../test/eventually';
import { fixtureCatalogue } from '../../../test/fixture-catalogue';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { type TestUser, createUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  await fixtureCatalogue(shop);
  service = await createUser(shop, 'customer_service');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const as = (id: string) => ({ bearer: service.bearer, params: { id } });
const create = async (terms: readonly string[]) => {
  const { status, body } = await sendRequest(shop, 'admin/search-synonym-create', { terms }, service);
  return { status, body: body as AdminSearchSynonymView & Problem };
};
const found = async (q: string) => (await shop.call('Catalog/Products', { q })).items.map(({ sku }) => sku);

test('a group of terms is found by the search, changed and removed', async () => {
  expect(await found('plexiglass')).toEqual([]);
  const { body: created } = await create([' plexiglass ', 'Acrylic']);
  expect(created).toMatchObject({ terms: ['plexiglass', 'Acrylic'], revision: 1 });
  await eventually(async () => expect(await found('plexiglass')).toEqual(['acrylic-3mm']));

  const edit = { revision: 1, terms: ['perspex', 'acrylic'] };
  expect(await sendRequest(shop, 'admin/search-synonym-edit', edit, as(created.id))).toMatchObject({
    status: 200,
    body: { terms: edit.terms, revision: 2 },
  });
  await eventually(async () => {
    expect(await found('perspex')).toEqual(['acrylic-3mm']);
    expect(await found('plexiglass')).toEqual([]);
  });
  expect(await sendRequest(shop, 'admin/search-synonym-edit', edit, as(created.id))).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  });

  const listed = await shop.call('admin/search-synonyms', { filter: '{"q":"PERSPEX"}' }, service);
  expect(listed.map(({ id }) => id)).toEqual([created.id]);
  expect(await shop.call('admin/search-synonym-delete', {}, as(created.id))).toEqual({ id: created.id });
  await eventually(async () => expect(await found('perspex')).toEqual([]));
  expect(await shop.expectError('admin/search-synonym-delete', {}, as(created.id))).toMatchObject({
    code: 'resource_not_found',
  });
});

test.each<[string, string[], string]>([
  ['one term', ['tent'], 'terms'],
  ['the same term twice, in another case', ['tent', 'Tent '], 'terms[1]'],
  ['an empty term', ['tent', ' '], 'terms[1]'],
  ['a term that is too long', ['tent', 'a'.repeat(61)], 'terms[1]'],
  ['more than twenty terms', Array.from({ length: 21 }, (_, index) => `term ${index}`), 'terms'],
])('a group with %s is rejected', async (_, terms, field) => {
  const { status, body } = await create(terms);
  expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});
