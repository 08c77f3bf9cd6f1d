import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { RoleName } from '@shop/contract';
import { Clock, CONFIG, type Config, isUuid, LruCache } from '../../common/public';
import { SigningKeys } from '../keys/signing-keys.service';

const ALGORITHM = 'ES256';
const AUDIENCE = 'api';
/** Twice the length of a real token. */
const MAX_LENGTH = 1024;
/** About 5 MB. A cached token costs 0.003 ms of CPU time to verify, any other 0.1 ms. */
const MAX_CACHED = 10_000;

/** The claims of an access token. Times are Unix seconds. */
export interface AccessTokenClaims {
  /** Account id. */
  sub: string;
  /** Session id. */
  sid: string;
  /** Id of the session family. */
  fid: string;
  /** The role when the token was issued. Not used for access checks: the account's current role counts. */
  role: RoleName;
  iat: number;
  exp: number;
}

export interface NewAccessToken {
  accountId: string;
  sessionId: string;
  familyId: string;
  role: RoleName;
  issuedAt: Date;
  expiresAt: Date;
}

export type VerifiedToken = { status: 'valid'; claims: AccessTokenClaims } | { status: 'expired' | 'invalid' };

/** Signs and verifies access tokens: JWTs (ES256) with the installation's own keys. */
@Injectable()
export class AccessTokens {
  private readonly issuer: string;
  private readonly verified = new LruCache<string, AccessTokenClaims>(MAX_CACHED);

  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
    @Inject(CONFIG) { publicOrigin }: Config,
  ) {
    this.issuer = publicOrigin;
  }

  /** `exp` is rounded up to a whole second; the exact end is in the session's row. */
  sign({ accountId, sessionId, familyId, role, issuedAt, expiresAt }: NewAccessToken): string {
    const key = this.keys.current.signingAt(this.clock.now());
    if (!key) throw new Error('there is no key to sign access tokens with');
    const claims = {
      ...{ sub: accountId, sid: sessionId, fid: familyId, role },
      ...{ iss: this.issuer, aud: AUDIENCE },
      iat: Math.floor(issuedAt.getTime() / 1000),
      exp: Math.ceil(expiresAt.getTime() / 1000),
    };
    return this.jwt.sign(claims, { privateKey: key.privateKey as never, algorithm: ALGORITHM, keyid: key.kid });
  }

  /** Checks the signature, the issuer, the audience and, unless `ignoreExpiration`, the time. Reads no database. */
  verify(token: string, { ignoreExpiration = false } = {}): VerifiedToken {
    if (token.length > MAX_LENGTH) return { status: 'invalid' };
    const hash = createHash('sha256').update(token).digest('base64');
    const cached = this.verified.get(hash);
    const claims = cached ?? this.verifySignature(token);
    if (!claims) return { status: 'invalid' };
    if (!cached) this.verified.set(hash, claims);
    if (ignoreExpiration || claims.exp * 1000 > this.clock.now().getTime()) return { status: 'valid', claims };
    return { status: 'expired' };
  }

  private verifySignature(token: string): AccessTokenClaims | null {
    try {
      const kid = readKeyId(token);
      const key = typeof kid === 'string' ? this.keys.current.find(kid) : undefined;
      if (!key) return null;
      const claims = this.jwt.verify<AccessTokenClaims>(token, {
        publicKey: key.publicKey as never,
        algorithms: [ALGORITHM],
        issuer: this.issuer,
        audience: AUDIENCE,
        ignoreExpiration: true,
      });
      return hasClaims(claims) ? claims : null;
    } catch {
      return null;
    }
  }
}

/** The `kid` of a token's header. Throws if the header is not JSON. The claims are read once, by the verification. */
function readKeyId(token: string): unknown {
  const header: unknown = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString());
  return (header as { kid?: unknown } | null)?.kid;
}

function hasClaims({ sub, sid, fid, iat, exp }: AccessTokenClaims): boolean {
  const ids = [sub, sid, fid].every((id: unknown) => typeof id === 'string' && isUuid(id));
  return ids && [iat, exp].every((time: unknown) => Number.isSafeInteger(time));
}
