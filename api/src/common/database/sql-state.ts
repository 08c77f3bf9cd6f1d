import { QueryFailedError } from 'typeorm';

/** PostgreSQL's errors by what they say. */
const SQL_STATES = {
  uniqueViolation: '23505',
  serializationFailure: '40001',
  deadlock: '40P01',
  undefinedTable: '42P01',
  lockNotAvailable: '55P03',
  queryCanceled: '57014',
} as const;

export function hasSqlState(error: unknown, name: keyof typeof SQL_STATES): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === SQL_STATES[name];
}
