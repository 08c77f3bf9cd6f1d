import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, type CallName, calls, type ErrorCode, type RoleName } from '@shop/contract';
import { Sessions } from '../../src/auth/public';
import { type Access, RouteRegistry, type DeclaredRoute, formatRoute, SiteSettings } from '../../src/common/public';
import { claimsOf } from '../access-token';
import { signHeaders, openShop, type Shop } from '../app';
import { fixtureCatalogue } from '../fixture-catalogue';
import { bannerItem, paypalTerms, fillCart, recipient } from '../orders';
import { openTestEnv, type TestEnv } from '../test-env';

const ROLES = [
  'customer',
  'reseller',
  'guest',
  'customer_service',
  'accounting',
  'factory',
  'isc_facility',
  'admin',
] as const satisfies readonly RoleName[];

/** The credential of a request. */
interface Credential {
  name: string;
  authorization?: string;
  role?: RoleName;
  /** The error with which every route that needs a session rejects it. */
  error?: ErrorCode;
  /** The access token has expired, but the session can be renewed or ended. */
  isExpired?: true;
}

let testEnv: TestEnv;
let shop: Shop;
let routes: readonly DeclaredRoute[];
let credentials: readonly Credential[];

beforeAll(async () => {
  testEnv = await openTestEnv();
  shop = await openShop(testEnv, { WORKER: '0', TRUSTED_PROXIES: '127.0.0.1' });
  ({ routes } = shop.app.get(RouteRegistry, { strict: false }));
  credentials = await createCredentials();
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await testEnv?.close();
});

async function createSession(role: RoleName) {
  const { reader } = shop.database;
  const [row]: { id: string }[] = await reader.query(
    `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
     values ($1, 'none', $2, 'USD', 2, 'en', $3) returning id`,
    [`${randomUUID()}@access-matrix.test`, role, shop.clock.now()],
  );
  if (!row) throw new Error('no account');
  return shop.app.get(Sessions, { strict: false }).open(reader, { id: row.id, role });
}

async function createCredentials(): Promise<Credential[]> {
  const { reader } = shop.database;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const ended = await createSession('customer');
  await shop.call('TokenAuth/Logout', { refreshToken: ended.refreshToken }, { bearer: ended.accessToken });
  const other = await createSession('customer');
  const good = await Promise.all(
    ROLES.map(async (role) => ({ name: role, role, ...bearer((await createSession(role)).accessToken) })),
  );
  const expired = await createSession('admin');
  await reader.query('update session set access_expires_at = $1 where id = $2', [
    shop.clock.now(),
    claimsOf(expired.accessToken).sid,
  ]);
  return [
    { name: 'no credential', error: 'login_required' },
    { name: 'an invalid token', ...bearer('broken'), error: 'login_required' },
    { name: 'another authentication scheme', authorization: 'Basic YWRtaW46YWRtaW4=', error: 'login_required' },
    {
      name: 'an unknown token',
      ...bearer(randomBytes(32).toString('base64url')),
      error: 'login_required',
    },
    { name: 'a refresh token', ...bearer(other.refreshToken), error: 'login_required' },
    { name: 'an ended session', ...bearer(ended.accessToken), error: 'session_timed_out' },
    {
      name: 'an expired session',
      ...bearer(expired.accessToken),
      error: 'session_timed_out',
      role: 'admin',
      isExpired: true,
    },
    ...good,
  ];
}

/** The error that a policy requires; null if it grants access. Written independently of the guard. */
function expectedError(access: Access, { name, role, error, isExpired }: Credential): ErrorCode | null {
  if (access.kind === 'verified-by') return access.protocol === 'file-link' ? null : 'bad_check_value';
  if (name === 'no credential') {
    const isOpen = access.kind === 'anyone' || access.kind === 'signed' || (access.kind === 'roles' && access.orLink);
    return isOpen ? null : 'login_required';
  }
  if (access.kind === 'session-renewal' && isExpired) return null;
  if (error) return error;
  if (access.kind === 'roles' && !(role && access.roles.includes(role))) return 'forbidden';
  return null;
}

let requests = 0;

function nextAddress(): string {
  requests += 1;
  return `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
}

/** Sends an unknown field, so that a call that grants access rejects it with `validation_failed` and has no effect. */
async function requestErrorCode(
  { method, path: template }: DeclaredRoute,
  { authorization }: Pick<Credential, 'authorization'>,
  isSigned = true,
): Promise<string> {
  const inBody = method === 'POST' || method === 'PUT';
  const url = `${template.replaceAll(/:\w+/g, '1')}${inBody ? '' : '?unknown=1'}`;
  const body = inBody ? JSON.stringify({ unknown: 1 }) : undefined;
  const { siteKey } = shop.app.get(SiteSettings, { strict: false });
  const response = await fetch(shop.origin + url, {
    method,
    body,
    headers: {
      ...(inBody && { 'content-type': 'application/json' }),
      ...(isSigned && signHeaders(siteKey, shop.clock.now(), method, url, body)),
      ...(authorization !== undefined && { authorization }),
      // A client of its own, because the requests of one client are limited.
      'x-forwarded-for': nextAddress(),
    },
  });
  const text = await response.text();
  const problem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return problem ? (JSON.parse(text) as { code: string }).code : String(response.status);
}

it('every route is in the reviewed list with its policy', () => {
  const reviewed = readFileSync(path.join(__dirname, 'routes.txt'), 'utf8').trimEnd().split('\n');
  expect(routes.map(formatRoute)).toEqual(reviewed);
});

it('every route accepts exactly the credentials that its policy names', async () => {
  const actual: string[] = [];
  const expected: string[] = [];
  for (const route of routes) {
    const codes = await Promise.all(credentials.map((credential) => requestErrorCode(route, credential)));
    credentials.forEach((credential, index) => {
      const code = codes[index] ?? '';
      const error = expectedError(route.access, credential);
      const accessErrors = ['login_required', 'session_timed_out', 'forbidden', 'bad_check_value'];
      const outcome = accessErrors.includes(code) ? code : 'accepted';
      actual.push(`${formatRoute(route)} · ${credential.name}: ${outcome}`);
      expected.push(`${formatRoute(route)} · ${credential.name}: ${error ?? 'accepted'}`);
      expect([route.path, code]).not.toEqual([route.path, 'system_error']);
      if (route.call && outcome === 'accepted') expect([route.path, code]).toEqual([route.path, 'validation_failed']);
    });
  }
  expect(actual).toEqual(expected);
  expect(actual.length).toBe(routes.length * credentials.length);
});

it('the calls of the specification have its method and credential', () => {
  const route = (address: string) => routes.map(formatRoute).find((line) => line.split(/\s+/)[1] === address);
  expect(route('/api/TokenAuth/RefreshToken')).toBe('POST   /api/TokenAuth/RefreshToken  any session, expired or not'); // S7.16, S7.17
  expect(route('/api/Subscription/AddSubscription')).toMatch(/^POST /); // S7.14
  expect(route('/api/Cart/CurrentCartCount')).toMatch(/^GET /);
});

it('the cart’s count of items needs a bearer', async () => {
  // S7.25
  expect(await shop.expectError('Cart/CurrentCartCount', {})).toMatchObject({ status: 401, code: 'login_required' });
  const { accessToken } = await createSession('customer');
  expect(await shop.call('Cart/CurrentCartCount', {}, { bearer: accessToken })).toBe(0);
});

it('a signed route rejects a request without a signature', async () => {
  for (const route of routes.filter(({ access }) => access.kind === 'signed')) {
    expect([route.path, await requestErrorCode(route, {}, false)]).toEqual([route.path, 'bad_check_value']);
  }
});

describe('a record that is addressed by its id', () => {
  /** The fields that contain ids of the caller's records. Orders are tested in orders/customer/privacy.e2e.spec.ts. */
  const ID_FIELDS = ['id', 'itemId', 'addressId'];
  const withIds = (Object.keys(calls) as CallName[]).filter((name) => {
    const { path, input } = calls[name] as Call;
    return (
      !path.startsWith('admin/') && ID_FIELDS.some((field) => Object.hasOwn((input.properties ?? {}) as object, field))
    );
  });

  it('is covered by this test for every call that takes an id', () => {
    expect(withIds.sort()).toEqual([
      'Account/DeleteConfiguration',
      'Account/DeleteShippingAddress',
      'Account/RenameConfiguration',
      'Account/SaveConfiguration',
      'Account/SaveShippingAddress',
      // Whoever has the random id of a check may read it.
      'Artwork/CheckResult',
      'Cart/DeleteItemInCart',
      'Cart/PlaceOrder',
      'Cart/UpdateItemInCart',
      'Cart/UseNewArtwork',
      // News are public.
      'UserEnd/SiteInfo/GetNoticeNewsContent',
    ]);
  });

  it('is available to its owner, and does not exist for others: addresses, cart items and saved configurations', async () => {
    await fixtureCatalogue(shop);
    const [owner, stranger] = await Promise.all([createSession('customer'), createSession('customer')]);
    const ownerOptions = { bearer: owner.accessToken };
    const strangerOptions = { bearer: stranger.accessToken };
    const { id } = await shop.call('Account/SaveShippingAddress', { ...recipient, isDefault: true }, ownerOptions);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: bannerItem }, ownerOptions);
    const configuration = { name: 'Gate', item: bannerItem };
    const saved = await shop.call('Account/SaveConfiguration', configuration, ownerOptions);
    const order = await fillCart(shop, { ...strangerOptions, accountId: '', email: '', refreshToken: '' }, paypalTerms);
    const { address, ...placing } = order;
    const attempts: [CallName, (id: string) => object, string][] = [
      [
        'Account/SaveShippingAddress',
        (recordId) => ({ id: recordId, ...recipient, city: 'Elsewhere', isDefault: true }),
        id,
      ],
      ['Account/DeleteShippingAddress', (recordId) => ({ id: recordId }), id],
      ['Account/SaveConfiguration', (recordId) => ({ id: recordId, ...configuration }), saved.id],
      ['Account/RenameConfiguration', (recordId) => ({ id: recordId, name: 'Wall' }), saved.id],
      ['Account/DeleteConfiguration', (recordId) => ({ id: recordId }), saved.id],
      ['Cart/DeleteItemInCart', (recordId) => ({ itemId: recordId }), itemId],
      ['Cart/UpdateItemInCart', (recordId) => ({ itemId: recordId, item: bannerItem }), itemId],
      ['Cart/UseNewArtwork', (recordId) => ({ itemId: recordId }), itemId],
      ['Cart/PlaceOrder', (recordId) => ({ ...placing, addressId: recordId }), id],
    ];
    for (const [name, input, recordId] of attempts) {
      const absent = await shop.expectError(name, input(randomUUID()), strangerOptions);
      expect([name, absent.code]).toEqual([name, 'resource_not_found']);
      const foreign = await shop.expectError(name, input(recordId), strangerOptions);
      expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    }
    expect(await shop.call('Account/MyShippingAddresses', {}, ownerOptions)).toMatchObject([
      { id, city: address?.city },
    ]);
    expect(await shop.call('Account/SavedConfigurations', {}, ownerOptions)).toMatchObject({ items: [configuration] });
    expect(await shop.call('Cart/DeleteItemInCart', { itemId }, ownerOptions)).toEqual({ count: 0 });
    expect(await shop.call('Account/DeleteShippingAddress', { id }, ownerOptions)).toEqual({});
  });
});
