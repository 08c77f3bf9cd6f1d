import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { claimsOf } from '../../../test/access-token';
import { openShop, type Shop } from '../../../test/app';
import { PASSWORD, createUser } from '../../../test/users';
import { openTestEnv, type TestEnv } from '../../../test/test-env';
import { SessionCleanup } from '../sessions/session-cleanup.service';
import { SigningKeys } from './signing-keys.service';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let env: TestEnv;
let shop: Shop;
let replica: Shop;

beforeAll(async () => {
  env = await openTestEnv();
  [shop, replica] = await Promise.all([openShop(env, { WORKER: '0' }), openShop(env, { WORKER: '0' })]);
}, 60_000);

afterAll(async () => {
  await replica?.close();
  await shop?.close();
  await env?.close();
});

const advance = (ms: number) => [shop, replica].forEach(({ clock }) => clock.advance(ms));
const keysOf = (on: Shop) => on.app.get(SigningKeys, { strict: false });
const info = (bearer: string, on = shop) => on.call('Account/MyAccountInfo', {}, { bearer });
const logIn = (email: string) => shop.call('TokenAuth/Authenticate', { email, password: PASSWORD });
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { alg: string; kid: string };

async function published(on = shop): Promise<{ keys: (JsonWebKey & { kid: string })[] }> {
  const response = await fetch(`${on.origin}/.well-known/jwks.json`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  return (await response.json()) as { keys: (JsonWebKey & { kid: string })[] };
}

async function rotate(): Promise<string> {
  const { kid } = await keysOf(shop).rotate();
  for (const on of [shop, replica]) while (!keysOf(on).current.find(kid)) await new Promise(setImmediate);
  advance(31_000);
  return kid;
}

test('replicas that start at the same time share one signing key', async () => {
  const { keys } = await published();
  expect(keys).toHaveLength(1);
  expect(await published(replica)).toEqual({ keys });
});

test('an access token can be verified with the JWKS and node:crypto alone', async () => {
  const { bearer, accountId } = await createUser(shop);
  const [header = '', claims = '', signature = ''] = bearer.split('.');
  const jwk = (await published()).keys.find(({ kid }) => kid === headerOf(bearer).kid);
  const key = { key: createPublicKey({ key: jwk ?? {}, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(claimsOf(bearer)).toMatchObject({ sub: accountId, iss: 'http://shop.test', aud: 'api', role: 'customer' });
});

test('a forged or malformed access token is rejected with login_required and without a query', async () => {
  const { bearer } = await createUser(shop);
  const [header = '', claims = '', signature = ''] = bearer.split('.');
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const forged = [
    `${encode({ ...headerOf(bearer), alg: 'none' })}.${claims}.`,
    `${encode({ ...headerOf(bearer), alg: 'HS256' })}.${claims}.${signature}`,
    `${encode({ ...headerOf(bearer), kid: 'unknown' })}.${claims}.${signature}`,
    `${header}.${encode({ ...claimsOf(bearer), role: 'admin' })}.${signature}`,
    `${header}.${encode({ ...claimsOf(bearer), exp: 4_000_000_000 })}.${signature}`,
    `${header}.${claims}.${signature.slice(4)}AAAA`,
    `${header}.${claims}`,
    'A'.repeat(43),
    'A'.repeat(12_000),
    'A'.repeat(20_000),
  ];
  const before = await shop.statements();
  for (const token of forged) {
    const error = await shop.expectError('Account/MyAccountInfo', {}, { bearer: token });
    expect(error).toMatchObject({ status: 401, code: 'login_required' });
  }
  expect(await shop.statements()).toBe(before);
  await info(bearer);
});

test('an access token of 80 kB exceeds what the server accepts as headers', async () => {
  const response = await fetch(`${shop.origin}/api/Account/MyAccountInfo`, {
    headers: { authorization: `Bearer ${'A'.repeat(80_000)}` },
  });
  expect(response.status).toBe(400);
});

test('an expired access token is rejected with session_timed_out and without a query, and still renews its session', async () => {
  const { email } = await createUser(shop);
  const session = await logIn(email);
  advance(2 * HOUR + 1000);
  const before = await shop.statements();
  const bearer = session.accessToken;
  expect(await shop.expectError('Account/MyAccountInfo', {}, { bearer })).toMatchObject({
    status: 401,
    code: 'session_timed_out',
  });
  expect(await shop.statements()).toBe(before);
  const { refreshToken } = session;
  const renewed = await shop.call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
  expect(await info(renewed.accessToken)).toMatchObject({ email });
});

test('a rotation keeps sessions, on every replica', async () => {
  const { email } = await createUser(shop);
  const session = await logIn(email);
  const kid = await rotate();
  expect((await published(replica)).keys.map((key) => key.kid)).toEqual([headerOf(session.accessToken).kid, kid]);
  for (const on of [shop, replica]) expect(await info(session.accessToken, on)).toMatchObject({ email });
  const next = await logIn(email);
  expect(headerOf(next.accessToken).kid).toBe(kid);
  for (const on of [shop, replica]) expect(await info(next.accessToken, on)).toMatchObject({ email });
});

test('a rotated key leaves the JWKS after 2 hours, renews sessions for 30 days and is then deleted', async () => {
  const { email } = await createUser(shop);
  const session = await logIn(email);
  const { kid: old } = headerOf(session.accessToken);
  const kid = await rotate();
  advance(3 * HOUR);
  expect((await published()).keys.map((key) => key.kid)).toEqual([kid]);
  const cleanUp = () => shop.app.get(SessionCleanup, { strict: false }).deleteExpired();
  await cleanUp();
  const stored = (): Promise<{ id: string; signs: boolean }[]> =>
    shop.database.reader.query(
      'select id, encrypted_private_key is not null as signs from signing_key order by signs_from',
    );
  expect(await stored()).toContainEqual({ id: old, signs: false });
  advance(29 * DAY);
  const { refreshToken, accessToken: bearer } = session;
  const renewed = await shop.call('TokenAuth/RefreshToken', { refreshToken }, { bearer });
  expect(await info(renewed.accessToken, replica)).toMatchObject({ email });
  advance(3 * DAY);
  await cleanUp();
  expect(await stored()).toEqual([{ id: kid, signs: true }]);
});
