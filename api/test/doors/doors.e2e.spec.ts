import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Call, type CallName, calls, type RefusalCode, type RoleName } from '@shop/contract';
import { Sessions } from '../../src/identity/public';
import { type Access, DeclaredAccess, type DeclaredRoute, policyLine, SiteSettings } from '../../src/kernel/public';
import { checkHeaders, openShop, type Shop } from '../app';
import { fixtureCatalogue } from '../fixture-catalogue';
import { banner, byPayPal, fillCart, recipient } from '../ordering';
import { openStage, type Stage } from '../stage';

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

/** What a request may show for itself, and whose it is where it is good. */
interface Shown {
  name: string;
  authorization?: string;
  role?: RoleName;
  refusal?: RefusalCode;
  /** Its time is over, yet it may be renewed or ended. */
  expired?: true;
}

let stage: Stage;
let shop: Shop;
let routes: readonly DeclaredRoute[];
let credentials: readonly Shown[];

beforeAll(async () => {
  stage = await openStage();
  shop = await openShop(stage, { WORKER: '0' });
  ({ routes } = shop.app.get(DeclaredAccess, { strict: false }));
  credentials = await everyCredential();
}, 60_000);

afterAll(async () => {
  await shop?.close();
  await stage?.close();
});

async function session(role: RoleName) {
  const { reader } = shop.database;
  const [row]: { id: string }[] = await reader.query(
    `insert into account (email, password_hash, role, currency, default_unit, language, created_at)
     values ($1, 'none', $2, 'USD', 2, 'en', $3) returning id`,
    [`${randomUUID()}@doors.test`, role, shop.clock.now()],
  );
  if (!row) throw new Error('no account');
  return shop.app.get(Sessions, { strict: false }).open(reader, { id: row.id, role });
}

async function everyCredential(): Promise<Shown[]> {
  const { reader } = shop.database;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const ended = await session('customer');
  await shop.call('TokenAuth/Logout', { refreshToken: ended.refreshToken }, { bearer: ended.accessToken });
  const other = await session('customer');
  const good = await Promise.all(
    ROLES.map(async (role) => ({ name: role, role, ...bearer((await session(role)).accessToken) })),
  );
  const expired = await session('admin');
  await reader.query(`update session set access_expires_at = $1 where access_hash = sha256(convert_to($2, 'UTF8'))`, [
    shop.clock.now(),
    expired.accessToken,
  ]);
  return [
    { name: 'nobody', refusal: 'login_required' },
    { name: 'a broken credential', ...bearer('broken'), refusal: 'login_required' },
    { name: 'no bearer at all', authorization: 'Basic YWRtaW46YWRtaW4=', refusal: 'login_required' },
    {
      name: 'a credential of elsewhere',
      ...bearer(randomBytes(32).toString('base64url')),
      refusal: 'login_required',
    },
    { name: 'a token of another purpose', ...bearer(other.refreshToken), refusal: 'login_required' },
    { name: 'a session that was ended', ...bearer(ended.accessToken), refusal: 'session_timed_out' },
    {
      name: 'a session that has run out',
      ...bearer(expired.accessToken),
      refusal: 'session_timed_out',
      role: 'admin',
      expired: true,
    },
    ...good,
  ];
}

/** By the words of the rule, not by the guard's. Null where the door is open. */
function expected(access: Access, { name, role, refusal, expired }: Shown): RefusalCode | null {
  if (access.kind === 'verified-by') return access.protocol === 'paypal' ? 'bad_check_value' : null;
  if (name === 'nobody') return access.kind === 'anyone' || access.kind === 'signed' ? null : 'login_required';
  if (access.kind === 'renewing' && expired) return null;
  if (refusal) return refusal;
  if (access.kind === 'roles' && !(role && access.roles.includes(role))) return 'forbidden';
  return null;
}

/** What comes with a field that no call knows: an open door answers it with `validation_failed`, and nothing is done. */
async function knock(
  { method, path: template }: DeclaredRoute,
  { authorization }: Pick<Shown, 'authorization'>,
  isSigned = true,
): Promise<string> {
  const inBody = method === 'POST' || method === 'PUT';
  const url = `${template.replaceAll(/:\w+/g, '1')}${inBody ? '' : '?nonsense=1'}`;
  const body = inBody ? JSON.stringify({ nonsense: 1 }) : undefined;
  const { siteKey } = shop.app.get(SiteSettings, { strict: false });
  const response = await fetch(shop.origin + url, {
    method,
    body,
    headers: {
      ...(inBody && { 'content-type': 'application/json' }),
      ...(isSigned && checkHeaders(siteKey, shop.clock.now(), method, url, body)),
      ...(authorization !== undefined && { authorization }),
    },
  });
  const text = await response.text();
  const problem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return problem ? (JSON.parse(text) as { code: string }).code : String(response.status);
}

it('every route is on the list of routes that was read and agreed to', () => {
  const agreed = readFileSync(path.join(__dirname, 'routes.txt'), 'utf8').trimEnd().split('\n');
  expect(routes.map(policyLine)).toEqual(agreed);
});

it('no route opens to a credential that its policy does not name, and each opens to those it names', async () => {
  const found: string[] = [];
  const due: string[] = [];
  for (const route of routes) {
    const codes = await Promise.all(credentials.map((shown) => knock(route, shown)));
    credentials.forEach((shown, at) => {
      const code = codes[at] ?? '';
      const refusal = expected(route.access, shown);
      const doors = ['login_required', 'session_timed_out', 'forbidden', 'bad_check_value'];
      const said = doors.includes(code) ? code : 'open';
      found.push(`${policyLine(route)} · ${shown.name}: ${said}`);
      due.push(`${policyLine(route)} · ${shown.name}: ${refusal ?? 'open'}`);
      expect([route.path, code]).not.toEqual([route.path, 'system_error']);
      if (route.call && said === 'open') expect([route.path, code]).toEqual([route.path, 'validation_failed']);
    });
  }
  expect(found).toEqual(due);
  expect(found.length).toBe(routes.length * credentials.length);
});

it('a signed route opens to nobody whose call is not signed', async () => {
  for (const route of routes.filter(({ access }) => access.kind === 'signed')) {
    expect([route.path, await knock(route, {}, false)]).toEqual([route.path, 'bad_check_value']);
  }
});

describe('what is named by its id is', () => {
  /** Where a call names something of one's own; orders have a test of their own in orders/privacy.e2e.spec.ts. */
  const NAMES = ['id', 'itemId', 'addressId'];
  const named = (Object.keys(calls) as CallName[]).filter((name) => {
    const { path, input } = calls[name] as Call;
    return (
      !path.startsWith('admin/') && NAMES.some((field) => Object.hasOwn((input.properties ?? {}) as object, field))
    );
  });

  it('known to this test, wherever a call takes one', () => {
    expect(named.sort()).toEqual([
      'Account/DeleteShippingAddress',
      'Account/SaveShippingAddress',
      'Cart/DeleteItemInCart',
      'Cart/PlaceOrder',
      'Cart/UseNewArtwork',
      // News are everyone's.
      'UserEnd/SiteInfo/GetNoticeNewsContent',
    ]);
  });

  it('to be had by its owner, and as absent to others as what never was: addresses and cart items', async () => {
    await fixtureCatalogue(shop);
    const [owner, stranger] = await Promise.all([session('customer'), session('customer')]);
    const mine = { bearer: owner.accessToken };
    const theirs = { bearer: stranger.accessToken };
    const { id } = await shop.call('Account/SaveShippingAddress', { ...recipient, isDefault: true }, mine);
    const { itemId } = await shop.call('Cart/Add2Cart', { item: banner }, mine);
    const order = await fillCart(shop, { ...theirs, accountId: '', email: '', refreshToken: '' }, byPayPal);
    const { address, ...placing } = order;
    const attempts: [CallName, (id: string) => object, string][] = [
      ['Account/SaveShippingAddress', (own) => ({ id: own, ...recipient, city: 'Elsewhere', isDefault: true }), id],
      ['Account/DeleteShippingAddress', (own) => ({ id: own }), id],
      ['Cart/DeleteItemInCart', (own) => ({ itemId: own }), itemId],
      ['Cart/UseNewArtwork', (own) => ({ itemId: own }), itemId],
      ['Cart/PlaceOrder', (own) => ({ ...placing, addressId: own }), id],
    ];
    for (const [name, input, own] of attempts) {
      const absent = await shop.refusal(name, input(randomUUID()), theirs);
      expect([name, absent.code]).toEqual([name, 'resource_not_found']);
      const foreign = await shop.refusal(name, input(own), theirs);
      expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    }
    expect(await shop.call('Account/MyShippingAddresses', {}, mine)).toMatchObject([{ id, city: address?.city }]);
    expect(await shop.call('Cart/DeleteItemInCart', { itemId }, mine)).toEqual({ count: 0 });
    expect(await shop.call('Account/DeleteShippingAddress', { id }, mine)).toEqual({});
  });
});
