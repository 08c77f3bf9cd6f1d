import type { ErrorCode } from '@shop/contract';
import { fieldError } from '../../common/public';
import { COMMON_PASSWORDS } from './common-passwords';

const MIN_LENGTH = 8;
const MAX_LENGTH = 32;

/** Composes characters (Unicode NFC), so that a password is the same on every keyboard. Spaces and case are kept. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC');
}

/** The error of a new password, or null. The length counts characters (code points) of any script, including spaces. */
export function passwordError(password: string, confirmation: string): ErrorCode | null {
  const { length } = [...normalizePassword(password)];
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 'password_length';
  if (normalizePassword(confirmation) !== normalizePassword(password)) return 'password_mismatch';
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'password_too_common';
  return null;
}

/**
 * @param field the field of the password, for the error
 * @throws ApiError `password_length`, `password_mismatch`, `password_too_common`
 */
export function assertValidPassword(password: string, confirmation: string, field: 'password' | 'newPassword'): void {
  const error = passwordError(password, confirmation);
  if (error) throw fieldError(error, error === 'password_mismatch' ? 'confirmPassword' : field);
}
