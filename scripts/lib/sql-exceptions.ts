/** Folders and files below api/src that may contain SQL text although they are not named `*.queries.ts`. */
export const SQL_EXCEPTIONS: readonly string[] = [
  // Statements that implement the database access, idempotent commands and jobs themselves.
  'common/database/',
  'common/idempotency/idempotency.ts',
  'common/jobs/',
];
