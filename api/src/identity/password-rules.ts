import type { RefusalCode } from '@shop/contract';
import { refuseField } from '../kernel/public';
import { COMMON_PASSWORDS } from './common-passwords';

const SHORTEST = 8;
const LONGEST = 32;

/** One form for all ways a keyboard may compose the same characters; spaces and case stay as typed. */
export function composed(password: string): string {
  return password.normalize('NFC');
}

/** Why a new password is refused, or null. Length counts characters (code points) of any script, spaces too. */
export function passwordRefusal(password: string, confirmation: string): RefusalCode | null {
  const { length } = [...composed(password)];
  if (length < SHORTEST || length > LONGEST) return 'password_length';
  if (composed(confirmation) !== composed(password)) return 'password_mismatch';
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'password_too_common';
  return null;
}

/** Refuses a bad new password, naming the field that holds it or its confirmation. */
export function mustBeGood(password: string, confirmation: string, field: 'password' | 'newPassword'): void {
  const refusal = passwordRefusal(password, confirmation);
  if (refusal) throw refuseField(refusal, refusal === 'password_mismatch' ? 'confirmPassword' : field);
}
