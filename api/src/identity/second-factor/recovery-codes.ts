import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without what is taken for another: no i, l, o, u. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: too many to guess, so that a plain hash will do. */
const LENGTH = 16;

/** `4f7k-9q2m-x0vd-w8hj`. */
export function freshRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

/** As typed: in any case, with any spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** SHA-256 of what is typed; null for what is no recovery code. */
export function recoveryHash(typed: string): Buffer | null {
  const plain = plainCode(typed);
  return plain.length === LENGTH ? createHash('sha256').update(plain).digest() : null;
}
