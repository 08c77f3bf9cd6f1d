import {
  createHmac,
  createPublicKey,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { Clock, Config } from '../../common/public';
import type { SigningKeys } from '../keys/signing-keys.service';
import { type SigningKey, SigningKeySet } from '../keys/signing-keys';
import { AccessTokens, type NewAccessToken } from './access-tokens.service';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const HOUR = 3_600_000;
const ORIGIN = 'https://shop.example';

type Parts = Record<string, unknown>;

let now = NOW;
let keys: SigningKeySet;
let tokens: AccessTokens;

function signingKey(signsFrom = NOW): SigningKey & { privateKey: KeyObject } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid: randomUUID(), publicJwk: publicKey.export({ format: 'jwk' }), publicKey, privateKey, signsFrom };
}

const key = signingKey();

function accessTokens(publicOrigin = ORIGIN): AccessTokens {
  const current = {
    get current() {
      return keys;
    },
  } as SigningKeys;
  return new AccessTokens(new JwtService({}), current, { now: () => now } as Clock, { publicOrigin } as Config);
}

const session = (): NewAccessToken => ({
  ...{ accountId: randomUUID(), sessionId: randomUUID(), familyId: randomUUID(), role: 'customer' },
  issuedAt: NOW,
  expiresAt: new Date(NOW.getTime() + 2 * HOUR),
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Parts;
const partsOf = (token: string) => token.split('.') as [string, string, string];

/** The token with other members in its header and claims, and its old signature. */
function changed(token: string, header: Parts, claims: Parts = {}): string {
  const [oldHeader, oldClaims, signature] = partsOf(token);
  return [encode({ ...decode(oldHeader), ...header }), encode({ ...decode(oldClaims), ...claims }), signature].join(
    '.',
  );
}

beforeEach(() => {
  now = NOW;
  keys = new SigningKeySet([key]);
  tokens = accessTokens();
});

describe('an access token', () => {
  it('is an ES256 JWT that names its key, account, session, family, role, issuer and audience', () => {
    const { accountId, sessionId, familyId, ...rest } = session();
    const [header, claims] = partsOf(tokens.sign({ accountId, sessionId, familyId, ...rest }));
    expect(decode(header)).toEqual({ alg: 'ES256', typ: 'JWT', kid: key.kid });
    const iat = NOW.getTime() / 1000;
    expect(decode(claims)).toEqual({
      ...{ sub: accountId, sid: sessionId, fid: familyId, role: 'customer' },
      ...{ iss: ORIGIN, aud: 'api', iat, exp: iat + 7200 },
    });
  });

  it('can be verified with the published key by node:crypto alone', () => {
    const [header, claims, signature] = partsOf(tokens.sign(session()));
    const jwk = keys.jwksAt(NOW).keys.find(({ kid }) => kid === decode(header).kid);
    const verify = createVerify('sha256').update(`${header}.${claims}`);
    const published = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
    expect(verify.verify({ key: published, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });

  it('is valid until it expires, also when it was verified before', () => {
    const token = tokens.sign(session());
    now = new Date(NOW.getTime() + 2 * HOUR - 1);
    expect(tokens.verify(token)).toMatchObject({ status: 'valid', claims: { role: 'customer' } });
    now = new Date(NOW.getTime() + 2 * HOUR);
    expect(tokens.verify(token)).toEqual({ status: 'expired' });
    expect(accessTokens().verify(token)).toEqual({ status: 'expired' });
    expect(tokens.verify(token, { ignoreExpiration: true })).toMatchObject({ status: 'valid' });
  });

  it('of another issuer or audience is invalid', () => {
    expect(tokens.verify(accessTokens('https://other.example').sign(session()))).toEqual({ status: 'invalid' });
    const claims = { ...decode(partsOf(tokens.sign(session()))[1]), aud: 'file' };
    const options = { privateKey: key.privateKey as never, algorithm: 'ES256', keyid: key.kid } as const;
    expect(tokens.verify(new JwtService({}).sign(claims, options))).toEqual({ status: 'invalid' });
  });

  it('signed with an unknown key is invalid, even if it names a known one', () => {
    keys = new SigningKeySet([signingKey()]);
    const foreign = tokens.sign(session());
    keys = new SigningKeySet([key]);
    expect(tokens.verify(foreign)).toEqual({ status: 'invalid' });
    expect(tokens.verify(changed(foreign, { kid: key.kid }))).toEqual({ status: 'invalid' });
  });

  it.each(['none', 'None', 'HS256', 'RS256', 'ES384', 'EdDSA', ''])('with the algorithm %j is invalid', (alg) => {
    const [header, claims, signature] = partsOf(tokens.sign(session()));
    const other = encode({ ...decode(header), alg });
    expect(tokens.verify(`${other}.${claims}.${signature}`)).toEqual({ status: 'invalid' });
    expect(tokens.verify(`${other}.${claims}.`)).toEqual({ status: 'invalid' });
  });

  it('signed with HS256 and the public key as its secret is invalid', () => {
    const [header, claims] = partsOf(tokens.sign(session()));
    const signed = `${encode({ ...decode(header), alg: 'HS256' })}.${claims}`;
    const secrets = [key.publicKey.export({ type: 'spki', format: 'pem' }), JSON.stringify(key.publicJwk)];
    for (const secret of secrets) {
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(tokens.verify(`${signed}.${signature}`)).toEqual({ status: 'invalid' });
    }
  });

  it.each([
    { role: 'admin' },
    { sub: randomUUID() },
    { sid: randomUUID() },
    { exp: 4_000_000_000 },
    { iss: ORIGIN, x: 1 },
  ])('with changed claims %j is invalid', (claims) => {
    expect(tokens.verify(changed(tokens.sign(session()), {}, claims))).toEqual({ status: 'invalid' });
  });

  it('with genuine signature but without its claims is invalid', () => {
    const options = { privateKey: key.privateKey as never, algorithm: 'ES256', keyid: key.kid } as const;
    const claims = { ...decode(partsOf(tokens.sign(session()))[1]) };
    for (const name of ['sub', 'sid', 'fid', 'exp']) {
      const { [name]: _, ...others } = claims;
      expect(tokens.verify(new JwtService({}).sign(others, options))).toEqual({ status: 'invalid' });
    }
  });

  it.each(['', '.', '..', '...', 'x', 'a.b.c', `${encode({})}.${encode({})}.`, `${encode(null)}.${encode(null)}.x`])(
    'that is malformed (%j) is invalid',
    (token) => {
      expect(tokens.verify(token)).toEqual({ status: 'invalid' });
    },
  );

  it('of 20 kB is invalid without being parsed', () => {
    const decodeToken = jest.spyOn(JwtService.prototype, 'decode');
    const token = tokens.sign(session());
    expect(tokens.verify(`${token}${'A'.repeat(20_000)}`)).toEqual({ status: 'invalid' });
    expect(tokens.verify(changed(token, { x: 'A'.repeat(20_000) }))).toEqual({ status: 'invalid' });
    expect(decodeToken).not.toHaveBeenCalled();
    decodeToken.mockRestore();
  });
});

describe('the signing keys', () => {
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  const [old, next] = [signingKey(at(-100 * HOUR)), signingKey(at(30_000))];
  const kidsAt = (ms: number) => new SigningKeySet([old, next]).jwksAt(at(ms)).keys.map(({ kid }) => kid);

  it('change to a new key when it starts to sign, and keep verifying tokens of the old one', () => {
    keys = new SigningKeySet([old, next]);
    const before = tokens.sign(session());
    now = at(30_000);
    const after = tokens.sign(session());
    expect([before, after].map((token) => decode(partsOf(token)[0]).kid)).toEqual([old.kid, next.kid]);
    for (const token of [before, after]) expect(tokens.verify(token)).toMatchObject({ status: 'valid' });
  });

  it('are published from their announcement until their last token has expired', () => {
    expect(kidsAt(0)).toEqual([old.kid, next.kid]);
    expect(kidsAt(2 * HOUR + 30_000)).toEqual([old.kid, next.kid]);
    expect(kidsAt(3 * HOUR)).toEqual([next.kid]);
  });

  it('are published without their private parts', () => {
    for (const published of new SigningKeySet([old, next]).jwksAt(NOW).keys)
      expect(Object.keys(published).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it('sign with the only key there is, even before its time', () => {
    expect(new SigningKeySet([next]).signingAt(NOW)?.kid).toBe(next.kid);
    expect(new SigningKeySet([{ ...old, privateKey: null }, next]).signingAt(NOW)?.kid).toBe(next.kid);
    expect(new SigningKeySet([]).signingAt(NOW)).toBeUndefined();
  });
});
