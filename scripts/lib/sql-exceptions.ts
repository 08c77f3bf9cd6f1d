/** Folders and files below api/src that may contain SQL text although they are not named `*.queries.ts`. */
export const SQL_EXCEPTIONS: readonly string[] = [
  // Statements that implement the database access, idempotency, jobs, rate limits, the audit log and mail themselves.
  'common/database/',
  'common/idempotency/idempotency.ts',
  'common/jobs/',
  'common/rate-limit/rate-limiter.ts',
  'common/audit-log/audit-log.ts',
  'common/mail/mail-queue.ts',
  'common/mail/mail-archive.ts',
  'common/config/site-settings.ts',

  // Locks, guarded updates and set-based statements that are still written inside their service.
  'accounts/assert-currency-offered.ts',
  'accounts/lock-active-account.ts',
  'accounts/member-roles.service.ts',
  'auth/access/authenticator.service.ts',
  'auth/guests/guest-links.ts',
  'auth/keys/secret-keys.service.ts',
  'auth/keys/signing-keys.service.ts',
  'auth/passwords/password-change.service.ts',
  'auth/passwords/password-reset.service.ts',
  'auth/passwords/verification-codes.service.ts',
  'auth/sessions/session-cleanup.service.ts',
  'auth/sessions/session-renewal.service.ts',
  'auth/sessions/sessions.service.ts',
  'auth/staff/staff-changes.service.ts',
];
