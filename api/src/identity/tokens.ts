import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What a session hands out. Opaque: whatever they stand for is looked up. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** 32 bytes, base64url. */
const TOKEN = /^[\w-]{43}$/;

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** For a session, or a link in a mail. */
export function freshToken(): string {
  return randomBytes(32).toString('base64url');
}

export function freshTokens(): Tokens {
  return { accessToken: freshToken(), refreshToken: freshToken() };
}

/** SHA-256: all of a token that is ever stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The tokens that follow a spent refresh token: the same from the same salt, and none without the token itself. */
export function successorTokens(refreshToken: string, salt: Buffer): Tokens {
  const derive = (purpose: string) =>
    createHmac('sha256', refreshToken).update(salt).update(purpose).digest('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}
