import { randomUUID } from 'node:crypto';
import { openShop, type Shop } from '../../test/app';
import { runInParallel, sendRequest, sortedStatuses } from '../../test/concurrency';
import { fixtureCatalogue, reloadCaches } from '../../test/fixture-catalogue';
import { bannerItem } from '../../test/orders';
import { openTestEnv, type TestEnv } from '../../test/test-env';
import { createUser, type TestUser } from '../../test/users';

let env: TestEnv;
let shop: Shop;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  await fixtureCatalogue(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const item = { ...bannerItem, label: 'North gate', quantity: 7 };
const list = async (user: TestUser) => (await shop.call('Account/SavedConfigurations', {}, user)).items;
const save = (user: TestUser, name: string, id?: string) =>
  shop.call('Account/SaveConfiguration', { name, item, ...(id && { id }) }, user);

describe('a saved configuration', () => {
  test('is listed with everything that was configured, and replaced under its id', async () => {
    const user = await createUser(shop);
    const { id } = await save(user, ' Trade fair ');
    expect(await list(user)).toMatchObject([
      { id, name: 'Trade fair', item, problem: null, product: { sku: item.sku, available: true } },
    ]);
    const wider = { ...item, width: '4' };
    await shop.call('Account/SaveConfiguration', { id, name: 'Trade fair', item: wider }, user);
    expect((await list(user)).map((saved) => saved.item)).toEqual([wider]);
    await shop.call('Account/RenameConfiguration', { id, name: 'Summer fair' }, user);
    expect((await list(user)).map(({ name }) => name)).toEqual(['Summer fair']);
    await shop.call('Account/DeleteConfiguration', { id }, user);
    expect(await list(user)).toEqual([]);
  });

  test('has a name of its own in any case, also if several are saved concurrently', async () => {
    const user = await createUser(shop);
    const names = ['Gate', 'GATE', 'gate', 'gAte'];
    const responses = await runInParallel(4, (index) =>
      sendRequest(shop, 'Account/SaveConfiguration', { name: names[index], item }, { bearer: user.bearer }),
    );
    expect(sortedStatuses(responses)).toEqual([200, 409, 409, 409]);
    expect(await list(user)).toHaveLength(1);
    const { id } = await save(user, 'Wall');
    expect(await shop.expectError('Account/RenameConfiguration', { id, name: 'gATE' }, user)).toMatchObject({
      code: 'configuration_name_used',
      errors: [{ field: 'name' }],
    });
  });

  test('is saved once for each Idempotency-Key', async () => {
    const user = await createUser(shop);
    const headers = { 'idempotency-key': randomUUID() };
    for (let attempt = 0; attempt < 2; attempt++) {
      const input = { name: 'Gate', item };
      const response = await sendRequest(shop, 'Account/SaveConfiguration', input, { bearer: user.bearer, headers });
      expect(response.status).toBe(200);
    }
    expect(await list(user)).toHaveLength(1);
  });

  test('of another account is not found', async () => {
    const [owner, other] = [await createUser(shop), await createUser(shop)];
    const { id } = await save(owner, 'Gate');
    for (const [call, input] of [
      ['Account/SaveConfiguration', { id, name: 'Mine', item }],
      ['Account/RenameConfiguration', { id, name: 'Mine' }],
      ['Account/DeleteConfiguration', { id }],
    ] as const)
      expect(await shop.expectError(call, input, other)).toMatchObject({ status: 404, code: 'resource_not_found' });
    expect(await list(other)).toEqual([]);
    expect((await list(owner)).map(({ name }) => name)).toEqual(['Gate']);
  });

  test('is limited to 200 of an account', async () => {
    const user = await createUser(shop);
    await shop.database.reader.query(
      `insert into saved_configuration (id, account_id, name, item, saved_at)
       select gen_random_uuid(), $1, 'Number ' || n, '{}', now() from generate_series(1, 200) n`,
      [user.accountId],
    );
    expect((await shop.expectError('Account/SaveConfiguration', { name: 'One more', item }, user)).code).toBe(
      'configurations_full',
    );
  });

  test('is refused if its product has no price, and listed with the reason once its product is withdrawn', async () => {
    const user = await createUser(shop);
    const tooLarge = { name: 'Large', item: { ...item, width: '9000' } };
    expect(await shop.expectError('Account/SaveConfiguration', tooLarge, user)).toMatchObject({
      code: 'size_out_of_range',
      errors: [{ field: 'item.width' }],
    });
    await save(user, 'Gate');
    await withdraw(item.sku, true);
    expect(await list(user)).toMatchObject([
      { name: 'Gate', problem: 'This product isn’t available.', product: { available: false } },
    ]);
    expect((await shop.expectError('Account/SaveConfiguration', { name: 'New', item }, user)).code).toBe(
      'unknown_product',
    );
    expect((await shop.expectError('Account/SaveConfiguration', { name: 'No', item: {} }, user)).status).toBe(400);
  });

  test('of a withdrawn product is listed with the names of its variant and finishes', async () => {
    const user = await createUser(shop);
    const stand = { sku: 'roll-up', variant: '85x200', quantity: 1, artwork: 'custom' as const, finishes: [] };
    await shop.call('Account/SaveConfiguration', { name: 'Stand', item: stand }, user);
    await withdraw(stand.sku, true);
    const [saved] = await list(user);
    expect(saved).toMatchObject({ variantName: '85 × 200 cm', finishNames: [], product: { available: false } });
    await withdraw(stand.sku, false);
    await withdraw(item.sku, false);
    await save(user, 'Gate');
    await withdraw(item.sku, true);
    const [gate] = await list(user);
    expect(gate).toMatchObject({ name: 'Gate', variantName: null, finishNames: ['Hem and grommets'] });
  });
});

async function withdraw(sku: string, withdrawn: boolean): Promise<void> {
  await shop.database.reader.query('update product set withdrawn = $2 where sku = $1', [sku, withdrawn]);
  await reloadCaches(shop);
}
