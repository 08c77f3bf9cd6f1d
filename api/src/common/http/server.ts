import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { CONFIG, type Config } from '../config/config';
import { negotiateLanguage } from '../i18n/i18n';
import { loggerOptions } from '../logging/logger-options';
import { requestSeconds } from '../metrics';
import { ApiError } from './api-error';
import { registerBodyParsers } from './body-parsers';
import type { ApiRequest, RequestContext } from './endpoint';
import { sendProblem, toProblem } from './problem.filter';
import { requestIdGenerator } from './request-id';
import { registerSecurityHeaders } from './security-headers';

/** An upload of 80 MB may take this long; slower requests are aborted. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const COMPRESSION_THRESHOLD_BYTES = 1400;

export function httpAdapter(config: Pick<Config, 'trustedProxies' | 'logLevel' | 'production'>): FastifyAdapter {
  return new FastifyAdapter({
    logger: loggerOptions(config),
    // One line per request is written by a hook of our own.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIdGenerator(config.trustedProxies),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(request, reply, error),
    clientErrorHandler: respondToClientError,
  });
}

/** Answers what cannot be parsed as a request: text that is not HTTP, or headers that are too long. */
function respondToClientError({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(toProblem(new ApiError('malformed_body'), negotiateLanguage(undefined), randomUUID()));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Registers what every request gets, whichever module handles it. */
export async function prepareServer(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  registerBodyParsers(server);
  closeConnectionsOnShutdown(server);
  await registerSecurityHeaders(app, app.get<Config>(CONFIG));
  addRequestContext(server);
  logRequests(server);
  await app.register(compress as never, {
    global: true,
    threshold: COMPRESSION_THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:text\/|application\/(?:problem\+)?json|application\/javascript|image\/svg)/,
  });
}

/** During shutdown, persistent connections are closed after their current response. */
function closeConnectionsOnShutdown(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    // For responses whose headers were sent before the shutdown began.
    if (stopping) server.server.closeIdleConnections();
    done();
  });
}

function addRequestContext(server: FastifyInstance): void {
  server.decorateRequest('context');
  server.addHook('onRequest', (request, _reply, done) => {
    const context: RequestContext = {
      caller: null,
      input: undefined,
      params: undefined,
      upload: null,
      idempotencyKey: null,
      locale: negotiateLanguage(request.headers['accept-language']),
      clientIp: request.ip,
    };
    (request as ApiRequest).context = context;
    done();
  });
}

/** Counts each request and logs it by the pattern of its route, which contains no ids and no secrets. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    requestSeconds.observe({ route, status: String(status) }, elapsedTime / 1000);
    log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
