import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import type { AccessTokens } from '../api/src/auth/sessions/access-tokens.service';

const DAY_MS = 86_400_000;
/** Checks before the measurement, after which the code is compiled. */
const WARM_UP = 500;

/** CPU time in milliseconds of checking one access token: its signature, issuer, audience and times, without the session. */
export interface TokenCheckCosts {
  /** Of a token that this process has not seen before. */
  first: number;
  /** Of the signature of such a token alone, which depends on the machine only. */
  signature: number;
  /** Of a token that this process has checked before. */
  repeated: number;
}

/** Checks `count` access tokens of different sessions. Blocks the process, so that nothing else is measured. */
export function measureTokenChecks(tokens: AccessTokens, count: number): TokenCheckCosts {
  const check = (token: string) => {
    const { status } = tokens.verify(token);
    if (status !== 'valid') throw new Error(`a new access token is ${status}`);
  };
  const issue = (length: number) => Array.from({ length }, () => issueToken(tokens));
  measureEach(issue(WARM_UP), check);
  const issued = issue(count);
  return {
    first: measureEach(issued, check),
    signature: measureEach(issued.map(signText), (isValid) => {
      if (!isValid()) throw new Error('a new signature is not valid');
    }),
    repeated: measureEach(issued, check),
  };
}

function issueToken(tokens: AccessTokens): string {
  const now = Date.now();
  return tokens.sign({
    ...{ accountId: randomUUID(), sessionId: randomUUID(), familyId: randomUUID(), role: 'customer' },
    ...{ issuedAt: new Date(now), expiresAt: new Date(now + DAY_MS) },
  });
}

const KEYS = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Signs a text with the algorithm of access tokens and returns the check of that signature. */
function signText(text: string): () => boolean {
  const data = Buffer.from(text);
  const signature = sign('sha256', data, KEYS.privateKey);
  return () => verify('sha256', data, KEYS.publicKey, signature);
}

/** Milliseconds of CPU time of `work` for each element. */
function measureEach<T>(many: readonly T[], work: (one: T) => void): number {
  const before = process.cpuUsage();
  for (const one of many) work(one);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / many.length;
}
