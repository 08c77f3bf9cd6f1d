import { QueryFailedError } from 'typeorm';

/**
 * PostgreSQL's lock and statement timeouts, deadlock, serialization failure, idle transaction timeout, and those of a
 * server that is stopping, starting, or out of connections, memory or disk space.
 */
const SQL_STATES: ReadonlySet<string> = new Set([
  ...['55P03', '57014', '40P01', '40001', '25P03', '25P04', '25006'],
  ...['57P01', '57P02', '57P03', '57P05', '53100', '53200', '53300'],
]);
const CONNECTION_STATE = /^08\w{3}$/;

const NETWORK_ERRORS: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/** Errors of pg that have no code. */
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** Whether the error is of a database or another service that does not respond, or not in time. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  const { code, message } = cause as { code?: unknown; message: string };
  if (typeof code === 'string' && (SQL_STATES.has(code) || NETWORK_ERRORS.has(code) || CONNECTION_STATE.test(code)))
    return true;
  return DRIVER_MESSAGES.some((text) => message.startsWith(text));
}
