import type { RefusalCode, RoleName } from '@shop/contract';
import type { Access } from '../kernel/public';

/** What a request shows for itself. */
export type Credential =
  | { kind: 'none' }
  /** Malformed, or of no session that is known. */
  | { kind: 'unknown' }
  | {
      kind: 'session';
      role: RoleName;
      /** Its access token's time is over. */
      expired: boolean;
      /** Its family was ended: logged out, spent twice, the password changed. */
      ended: boolean;
      /** Of staff who must have a second factor and have none yet. */
      unenrolled: boolean;
    };

/**
 * Whether the credential lets its holder in: null, or the refusal. One that is presented must be good even where none
 * is asked for: a reseller whose session ended is told so, and not shown retail prices.
 */
export function decide(access: Access, credential: Credential): RefusalCode | null {
  if (access.kind === 'verified-by') return null;
  if (credential.kind === 'none') return access.kind === 'anyone' || access.kind === 'signed' ? null : 'login_required';
  if (credential.kind === 'unknown') return 'login_required';
  if (credential.ended) return 'session_timed_out';
  if (access.kind === 'renewing') return null;
  if (credential.expired) return 'session_timed_out';
  if (credential.unenrolled && !(access.kind === 'roles' && access.enrolling)) return 'second_factor_not_enrolled';
  if (access.kind === 'roles' && !access.roles.includes(credential.role)) return 'forbidden';
  return null;
}
