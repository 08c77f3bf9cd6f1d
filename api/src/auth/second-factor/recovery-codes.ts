import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODE_COUNT = 10;
/** Without characters that can be confused: no i, l, o, u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits, which cannot be guessed, so that a plain hash is enough. */
const LENGTH = 16;

/** `4f7k-9q2m-x0vd-w8hj`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return characters.match(/.{4}/g)?.join('-') ?? characters;
  });
}

/** Normalizes a code as typed: in any case, with spaces and hyphens. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Whether a text has the form of a recovery code. */
export function isRecoveryCode(typed: string): boolean {
  return normalizeCode(typed).length === LENGTH;
}

/** SHA-256 of a recovery code as typed. */
export function hashRecoveryCode(typed: string): Buffer {
  return createHash('sha256').update(normalizeCode(typed)).digest();
}
