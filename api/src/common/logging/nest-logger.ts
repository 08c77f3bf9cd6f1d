import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

type Method = 'info' | 'warn' | 'error' | 'fatal' | 'debug' | 'trace';

/** Writes what Nest and the modules log with Fastify's logger, so that there is one format and one level. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: FastifyBaseLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  /** Nest passes the context last. Before it, `error` may get a stack or the error itself. */
  private write(method: Method, message: unknown, rest: unknown[]): void {
    const context = rest.length > 0 ? String(rest.at(-1)) : undefined;
    const [detail] = rest.slice(0, -1);
    const error = [message, detail].find((value) => value instanceof Error);
    const stack = typeof detail === 'string' ? { stack: detail } : undefined;
    const err = error ?? stack;
    const text = message instanceof Error ? message.message : String(message);
    this.logger[method]({ ...(context && { context }), ...(err && { err }) }, text);
  }
}
