import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERRORS, joinSentences, type ErrorCode, type LanguageCode, type Problem } from '@shop/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorText, negotiateLanguage } from '../i18n/i18n';
import { redactUrl } from '../logging/redact';
import { ApiError, unavailable } from './api-error';
import { isOutage } from './outages';

/** Errors of the web server itself, by Fastify's code. */
const FASTIFY_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_body',
  FST_ERR_BAD_URL: 'page_not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'page_not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'page_not_found',
};

const HTTP_ERRORS: Record<number, ErrorCode> = {
  400: 'malformed_body',
  404: 'page_not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

/** Answers every error as a problem document (RFC 9457). An error that is not an `ApiError` is a bug and is logged. */
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
  const apiError = toApiError(error);
  logError(request, apiError, error);
  const problem = toProblem(apiError, negotiateLanguage(request.headers['accept-language']), String(request.id));
  if (apiError.retryAfter !== undefined) void reply.header('retry-after', String(apiError.retryAfter));
  // A URL that cannot be decoded never reaches the hook that sets this header.
  void reply.header('x-request-id', problem.requestId);
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

function logError({ log, method, url }: FastifyRequest, { code, cause }: ApiError, error: unknown): void {
  const fields = { context: 'http', method, url: redactUrl(url) };
  if (ERRORS[code] === 503) log.warn({ ...fields, reason: String(cause ?? error) }, 'unavailable');
  if (code === 'system_error') log.error({ ...fields, err: error }, 'unexpected error');
}

export function toProblem(apiError: ApiError, language: LanguageCode, requestId: string): Problem {
  const { code, errors, extra, retryAfter } = apiError;
  return {
    type: `/api/docs#${code}`,
    title: code.replaceAll('_', ' '),
    status: apiError.status,
    detail: errorText(language, code, retryAfter),
    code,
    ...(errors.length > 0 && {
      errors: errors.map(({ field, code: fieldCode, reason }) => ({
        ...{ field, code: fieldCode },
        message: joinSentences([errorText(language, fieldCode), reason], language),
        ...(reason && { reason }),
      })),
    }),
    ...extra,
    requestId,
  };
}

/** The error to report to the client. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HttpException) return new ApiError(HTTP_ERRORS[error.getStatus()] ?? 'system_error');
  if (isOutage(error)) return unavailable('unavailable', error);
  const { code = '', statusCode = 500 } = (error ?? {}) as Partial<FastifyError>;
  const isMalformed = code.startsWith('FST_') && statusCode < 500;
  return new ApiError(
    FASTIFY_ERRORS[code] ?? HTTP_ERRORS[statusCode] ?? (isMalformed ? 'malformed_body' : 'system_error'),
  );
}
