import type { FastifyLoggerOptions } from 'fastify';
import type { Config } from '../config/config';
import { REDACTED_PATHS, redactUrl } from './redact';

interface LogEntry {
  level: number;
  time: number;
  msg?: string;
  context?: string;
  reqId?: string;
  err?: { stack?: string };
  [field: string]: unknown;
}

/** Fastify's pino logger: JSON lines in production, readable lines otherwise, on standard output. */
export function loggerOptions({ logLevel, production }: Pick<Config, 'logLevel' | 'production'>) {
  return {
    level: logLevel,
    base: null,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
    serializers: { req: ({ method, url }: { method: string; url: string }) => ({ method, url: redactUrl(url) }) },
    ...(!production && { stream: { write: (line: string) => process.stdout.write(formatLogLine(line)) } }),
  } satisfies FastifyLoggerOptions & Record<string, unknown>;
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** `12:00:00.000 WARN  [outbox] connection lost {"attempt":2}`, and the stack of an error on lines of its own. */
export function formatLogLine(line: string): string {
  const { level, time, msg = '', context, reqId, err, ...fields } = JSON.parse(line) as LogEntry;
  const parts = [
    new Date(time).toISOString().slice(11, 23),
    (LEVELS[level] ?? String(level)).padEnd(5),
    ...(context ? [`[${context}]`] : []),
    msg,
    ...(reqId ? [`request ${reqId}`] : []),
    ...(Object.keys(fields).length > 0 ? [JSON.stringify(fields)] : []),
  ];
  return `${parts.join(' ')}\n${err?.stack ? `${err.stack}\n` : ''}`;
}
