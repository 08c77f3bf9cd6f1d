import type { QueryFailedError } from 'typeorm';

/** The SQLSTATE of a failed query. */
export function codeOf(error: QueryFailedError): string {
  const { code } = error.driverError as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
