import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { REFUSALS, type Problem, type RefusalCode } from '@shop/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';
import { negotiate, refusalText } from '../words';

/** What the web server itself says no to, by Fastify's own code. */
const FASTIFY_REFUSALS: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_BAD_URL: 'page_not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'page_not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'page_not_found',
};

const HTTP_REFUSALS: Record<number, RefusalCode> = {
  400: 'malformed_body',
  404: 'page_not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

/** PostgreSQL gave up waiting for somebody else: a lock, a statement's time, one of two that wait for each other. */
const BUSY: ReadonlySet<string> = new Set(['55P03', '57014', '40P01', '40001']);
/** Seconds until it is worth trying again. */
const BUSY_FOR_S = 5;

const log = new Logger('http');

/** Answers every failure as a problem document; what is no refusal is a bug: logged, and said to be the shop's fault. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), error);
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const refusal = asRefusal(error);
  if (refusal.code === 'unavailable') log.warn(`${request.id} ${request.method} ${request.url}: ${String(error)}`);
  if (refusal.code === 'system_error') log.error(`${request.id} ${request.method} ${request.url}`, error instanceof Error ? error.stack : String(error));
  const problem = problemOf(refusal, negotiate(request.headers['accept-language']), String(request.id));
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  // An address that cannot be read never reaches the hook that sets it.
  void reply.header('x-request-id', problem.requestId);
  void reply.status(problem.status).header('content-type', 'application/problem+json; charset=utf-8').header('cache-control', 'no-store').send(JSON.stringify(problem));
}

export function problemOf(refusal: Refusal, language: string, requestId: string): Problem {
  const { code, errors, extra } = refusal;
  const detail = refusalText(language, code);
  return {
    type: `/api/docs#${code}`,
    title: code.replaceAll('_', ' '),
    status: REFUSALS[code],
    detail,
    code,
    ...(errors.length > 0 && { errors: errors.map((error) => ({ ...error, message: refusalText(language, error.code) })) }),
    ...extra,
    requestId,
  };
}

/** What a caller is told of any failure. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HttpException) return new Refusal(HTTP_REFUSALS[error.getStatus()] ?? 'system_error');
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  if (BUSY.has(code)) return new Refusal('unavailable', [], {}, BUSY_FOR_S);
  const unreadable = code.startsWith('FST_') && statusCode < 500;
  return new Refusal(FASTIFY_REFUSALS[code] ?? HTTP_REFUSALS[statusCode] ?? (unreadable ? 'malformed_body' : 'system_error'));
}
