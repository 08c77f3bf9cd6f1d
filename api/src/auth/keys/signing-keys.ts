import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';

/** How long a key stays in the JWKS after a newer key has started to sign: an access token's 2 hours, and a margin. */
const PUBLISHED_AFTER_MS = 2 * 3_600_000 + 5 * 60_000;

export interface SigningKey {
  kid: string;
  publicJwk: JsonWebKey;
  publicKey: KeyObject;
  /** Null if a newer key signs, or if it was encrypted with another `SECRET_KEY`. */
  privateKey: KeyObject | null;
  signsFrom: Date;
}

/** The installation's keys for access tokens, oldest first. */
export class SigningKeySet {
  private readonly byKid: ReadonlyMap<string, SigningKey>;

  constructor(readonly keys: readonly SigningKey[]) {
    this.byKid = new Map(keys.map((key) => [key.kid, key]));
  }

  find(kid: string): SigningKey | undefined {
    return this.byKid.get(kid);
  }

  /** The newest key that signs at `now`. A key announced for later signs only if there is no other. */
  signingAt(now: Date): (SigningKey & { privateKey: KeyObject }) | undefined {
    const usable = this.keys.filter((key): key is SigningKey & { privateKey: KeyObject } => key.privateKey !== null);
    return usable.findLast(({ signsFrom }) => signsFrom <= now) ?? usable[0];
  }

  /** The keys of every access token that is valid at `now`, and announced keys: RFC 7517. */
  jwksAt(now: Date): { keys: JsonWebKey[] } {
    const published = this.keys.filter((_, index) => {
      const next = this.keys[index + 1];
      return !next || next.signsFrom.getTime() + PUBLISHED_AFTER_MS > now.getTime();
    });
    return {
      keys: published.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, use: 'sig', alg: 'ES256' })),
    };
  }
}

export function publicKeyFromJwk(jwk: JsonWebKey): KeyObject {
  return createPublicKey({ key: jwk, format: 'jwk' });
}
