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
];
