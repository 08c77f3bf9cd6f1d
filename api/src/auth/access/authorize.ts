import type { ErrorCode, RoleName } from '@shop/contract';
import type { Access } from '../../common/public';

/** What a request presents to authenticate itself. */
export type Credential =
  | { kind: 'none' }
  /** Malformed, forged, or of a session that does not exist. */
  | { kind: 'invalid' }
  /** A genuine access token that has expired. */
  | { kind: 'expired' }
  | {
      kind: 'session';
      role: RoleName;
      /** Its access token has expired. */
      expired: boolean;
      /** Its family was ended, for example by logging out or by a new password. */
      ended: boolean;
      /** Belongs to staff who must have a second factor and have none yet. */
      unenrolled: boolean;
    };

/**
 * Returns null if the credential gives access, and the error code otherwise. A credential that is presented must be valid
 * even where none is needed: a reseller whose session has ended gets an error instead of retail prices.
 */
export function authorize(access: Access, credential: Credential): ErrorCode | null {
  if (access.kind === 'verified-by') return null;
  if (credential.kind === 'none') return needsNoCredential(access) ? null : 'login_required';
  if (credential.kind === 'invalid') return 'login_required';
  if (credential.kind === 'expired' || credential.ended) return 'session_timed_out';
  if (access.kind === 'session-renewal') return null;
  if (credential.expired) return 'session_timed_out';
  if (credential.unenrolled && !(access.kind === 'roles' && access.allowUnenrolled))
    return 'second_factor_not_enrolled';
  if (access.kind === 'roles' && !access.roles.includes(credential.role)) return 'forbidden';
  return null;
}

function needsNoCredential(access: Access): boolean {
  if (access.kind === 'roles') return access.orLink === true;
  return access.kind === 'anyone' || access.kind === 'signed';
}
