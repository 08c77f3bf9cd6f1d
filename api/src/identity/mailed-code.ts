import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is read as a digit, and no U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** What a code is good for; one for another purpose is as good as any other wrong one. */
export type CodePurpose = 'password-reset';

/** 8 characters, 40 bits. */
export function freshCode(): string {
  return [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A code as people type it: in any case, with spaces and hyphens, O for 0, I and L for 1. Null for what is no code. */
export function readCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** All of a code that is stored. */
export function hashCode(accountId: string, purpose: CodePurpose, code: string): Buffer {
  return createHash('sha256').update(`${accountId}\n${purpose}\n${code}`).digest();
}
