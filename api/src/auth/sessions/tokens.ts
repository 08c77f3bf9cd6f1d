import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Whether the text has the form of a token made by `createToken`. */
export function isOpaqueToken(text: string): boolean {
  return TOKEN.test(text);
}

/** A random token: for renewing a session, or for a link in an email. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256. Only this hash of a token is stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The refresh token that replaces a used one: the same for the same salt, and unknown without the used token. */
export function successorToken(refreshToken: string, salt: Buffer): string {
  return createHmac('sha256', refreshToken).update(salt).digest('base64url');
}
