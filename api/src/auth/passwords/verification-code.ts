import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/** What a code can be used for. */
export type CodePurpose = 'password-reset';

/** 8 random characters, which are 40 bits. */
export function createCode(): string {
  return [...randomBytes(8)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** Parses a code as typed: in any case, with spaces and hyphens, O for 0, and I or L for 1. Null if it is not a code. */
export function parseCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** Only this hash of a code is stored. */
export function hashCode(accountId: string, purpose: CodePurpose, code: string): Buffer {
  return createHash('sha256').update(`${accountId}\n${purpose}\n${code}`).digest();
}
