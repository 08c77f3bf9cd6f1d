import { openShop, type Shop } from '../../../test/app';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { createUser, type TestUser } from '../../../test/users';

let env: TestEnv;
let shop: Shop;
let service: TestUser;
let factory: TestUser;

beforeAll(async () => {
  env = await openTestEnv();
  shop = await openShop(env, { WORKER: '0' });
  service = await createUser(shop, 'customer_service');
  factory = await createUser(shop, 'factory');
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await env?.close();
});

const fields = {
  ...{ name: 'Kiwi Post', numberFormats: ['@@#########NZ'], trackingUrl: 'https://kiwi.test/{number}' },
  active: true,
};

describe('carriers', () => {
  test('of a new shop are the usual ones, which the factory sees and does not change', async () => {
    const list = await shop.call('admin/carriers', { filter: '{"active":true}' }, factory);
    expect(list.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['dhl-express', 'fedex', 'ups', 'ems', 'japan-post', 'yamato', 'usps']),
    );
    const input = { code: 'kiwi', ...fields };
    expect(await shop.expectError('admin/carrier-create', input, factory)).toMatchObject({ code: 'forbidden' });
  });

  test('are added and edited, and an edit of an earlier revision is rejected', async () => {
    const added = await shop.call('admin/carrier-create', { code: 'kiwi-post', ...fields }, service);
    expect(added).toEqual({ id: 'kiwi-post', code: 'kiwi-post', ...fields, revision: 1 });
    const options = { bearer: service.bearer, params: { code: 'kiwi-post' } };
    const edit = { revision: 1, ...fields, active: false };
    expect(await shop.call('admin/carrier-edit', edit, options)).toMatchObject({ active: false, revision: 2 });
    expect(await shop.expectError('admin/carrier-edit', edit, options)).toMatchObject({ code: 'changed_meanwhile' });
    const missing = { bearer: service.bearer, params: { code: 'none' } };
    expect(await shop.expectError('admin/carrier-edit', edit, missing)).toMatchObject({ code: 'resource_not_found' });
  });

  test.each(['twice-post', 'often-post', 'always-post'])(
    'are added once, even if several people add %s at once',
    async (code) => {
      const input = { code, ...fields, name: code };
      const sent = await Promise.all(
        Array.from({ length: 8 }, () => shop.send('admin/carrier-create', input, service)),
      );
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(400)]);
    },
  );

  test.each([
    ['a code that is in use', { code: 'ems', name: 'EMS 2' }, 'code', 'already_used'],
    ['a name that is in use, in any case', { name: 'dhl EXPRESS' }, 'name', 'already_used'],
    ['a code with spaces', { code: 'a b' }, 'code', 'invalid'],
    ['a format with other characters', { numberFormats: ['(#+)+'] }, 'numberFormats[0]', 'invalid'],
    ['an address without the number', { trackingUrl: 'https://a.test/' }, 'trackingUrl', 'invalid'],
    ['a format that would be slow as a pattern', { numberFormats: ['##', '((a*)*)*$'] }, 'numberFormats[1]', 'invalid'],
    ['a format of 41 characters', { numberFormats: ['#'.repeat(41)] }, 'numberFormats[0]', 'invalid'],
    ['21 formats', { numberFormats: Array<string>(21).fill('##') }, 'numberFormats', 'too_long'],
    ['a name of two lines', { name: 'Post\r\nBcc: x@y.test' }, 'name', 'invalid'],
    ['an address that is a script', { trackingUrl: 'javascript:alert({number})' }, 'trackingUrl', 'invalid'],
    ['an address with data', { trackingUrl: 'data:text/html,<script>{number}</script>' }, 'trackingUrl', 'invalid'],
    ['an address without encryption', { trackingUrl: 'http://a.test/{number}' }, 'trackingUrl', 'invalid'],
    ['an address with the number twice', { trackingUrl: 'https://a.test/{number}{number}' }, 'trackingUrl', 'invalid'],
    [
      'an address with markup',
      { trackingUrl: 'https://a.test/{number}"><script>alert(1)</script>' },
      'trackingUrl',
      'invalid',
    ],
  ])('are rejected with %s', async (_, changes, field, code) => {
    const input = { code: 'other', ...fields, name: 'Other', ...changes };
    expect(await shop.expectError('admin/carrier-create', input, service)).toMatchObject({
      code: 'validation_failed',
      errors: [{ field, code }],
    });
  });
});
