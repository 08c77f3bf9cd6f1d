import { openShop, type Shop } from '../../../test/app';
import { recipient } from '../../../test/orders';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

let testEnv: TestEnv;
let shop: Shop;
let service: TestUser;
let customer: TestUser;

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
  customer = await createUser(shop);
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

const list = (filter: object) => shop.call('admin/accounts', { filter: JSON.stringify(filter) }, service);
const details = () => shop.call('admin/account-details', {}, { ...service, params: { id: customer.accountId } });

describe('accounts in the back office', () => {
  test('list customers by name and company, and staff only by their role', async () => {
    await shop.call('Account/ChangeAccountInfo', { firstName: 'Aiko', lastName: 'Mori', company: 'Mori KK' }, customer);
    expect(await list({ q: 'mori kk' })).toMatchObject([
      { id: customer.accountId, name: 'Aiko Mori', company: 'Mori KK' },
    ]);
    expect((await list({})).map(({ role }) => role)).not.toContain('customer_service');
    expect((await list({ role: 'customer_service' })).map(({ id }) => id)).toEqual([service.accountId]);
    expect((await list({ id: [service.accountId] })).map(({ id }) => id)).toEqual([service.accountId]);
  });

  test('show addresses and notes, which only staff see', async () => {
    await shop.call('Account/SaveShippingAddress', { ...recipient, isDefault: true }, customer);
    const text = 'Prefers grommets\nevery 50 cm.';
    const params = { id: customer.accountId };
    await shop.call('admin/account-note-add', { text }, { ...service, params });
    expect(await details()).toMatchObject({
      addresses: [{ city: recipient.city, isDefault: true }],
      notes: [{ text, by: expect.stringMatching(/^[^@]+$/) as string }],
    });
    expect(JSON.stringify(await shop.call('Account/MyAccountInfo', {}, customer))).not.toContain('grommets');
  });

  test('lose their notes when the owner closes the account', async () => {
    const other = await createUser(shop);
    const params = { id: other.accountId };
    await shop.call('admin/account-note-add', { text: 'Called twice.' }, { ...service, params });
    expect(JSON.stringify(await shop.call('Account/MyData', {}, other))).toContain('Called twice.');
    await shop.call('Account/CloseAccount', {}, other);
    expect(
      await shop.database.reader.query('select from account_note where account_id = $1', [other.accountId]),
    ).toEqual([]);
    expect(await shop.expectError('admin/account-note-add', { text: 'x' }, { ...service, params })).toMatchObject({
      status: 404,
    });
  });
});
