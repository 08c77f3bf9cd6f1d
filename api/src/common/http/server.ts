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
import { replaceAsyncResourceBind } from '../async-resource-bind';
import { stopPretenuring } from '../pretenuring';
import { CONFIG, type Config } from '../config/config';
import { negotiateLanguage } from '../i18n/i18n';
import { loggerOptions } from '../logging/logger-options';
import { requestSeconds } from '../metrics/metrics';
import { RateLimiter } from '../rate-limit/rate-limiter';
import { currentTracing } from '../../tracing/public';
import { Shutdown } from '../shutdown';
import { UploadedFiles } from '../storage/uploaded-files';
import { AccessGuard } from './access-guard';
import { ApiError } from './api-error';
import { registerBodyParsers } from './body-parsers';
import { enforceCallLimits } from './call-limits';
import type { ApiRequest, RequestContext } from './endpoint';
import { hookEndpoints } from './endpoint-hooks';
import { serveHealthOnly } from './health-only';
import { sendProblem, toProblem } from './problem.filter';
import { requestIdGenerator } from './request-id';
import { RouteRegistry } from './route-registry';
import { registerSecurityHeaders, securityHeaders } from './security-headers';
import { COMPRESSION_THRESHOLD_BYTES, sendShared, SharedBody } from './shared-body';
import { escapeUndecodable } from './undecodable-url';

/** An upload of 80 MB may take this long; slower requests are aborted. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

/** A page address of almost this length still gets a page; Node.js does not read requests with longer headers. */
const MAX_HEADER_BYTES = 64 * 1024;

type AdapterConfig = Pick<Config, 'trustedProxies' | 'logLevel' | 'production' | 'publicOrigin'>;

/** Sends what handlers return as the call of the request presents it. */
class EndpointAdapter extends FastifyAdapter {
  override reply(response: FastifyReply, result: unknown, statusCode?: number) {
    if (result instanceof SharedBody) {
      void response.header('content-type', 'application/json; charset=utf-8');
      // NestJS awaits what it gets.
      return sendShared(response.request, response, result) as never;
    }
    return super.reply(response, (response.request as ApiRequest).context.present(result), statusCode);
  }
}

export function httpAdapter(config: AdapterConfig): FastifyAdapter {
  replaceAsyncResourceBind();
  stopPretenuring();
  const headers = securityHeaders(config.publicOrigin);
  return new EndpointAdapter({
    logger: loggerOptions(config),
    // One line per request is written by a hook of our own.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: requestIdGenerator(config.trustedProxies),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Otherwise Fastify would load its own compilers, although no route declares a Fastify schema.
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
    rewriteUrl: ({ url = '/' }) => escapeUndecodable(url),
    forceCloseConnections: 'idle',
    // For these requests no hook runs.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(request, reply.headers(headers), error),
    clientErrorHandler: (error, socket) => respondToClientError(error, socket, headers),
  });
}

/** Input is validated by the hooks of endpoints, with the schemas of the contract. */
function rejectSchema(): never {
  throw new Error('Routes must not declare Fastify schemas.');
}

/** Answers what cannot be parsed as a request: text that is not HTTP, or headers that are too long. */
function respondToClientError(
  { code }: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const body = JSON.stringify(toProblem(new ApiError('malformed_body'), negotiateLanguage(undefined), requestId));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    `x-request-id: ${requestId}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Registers what every request gets, whichever module handles it. */
export async function prepareServer(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  registerBodyParsers(server);
  enforceCallLimits(server, app.get(RateLimiter));
  hookEndpoints(server, {
    routes: app.get(RouteRegistry),
    access: app.get(AccessGuard, { strict: false }),
    files: app.get(UploadedFiles),
  });
  closeConnectionsOnShutdown(server, app.get(Shutdown));
  const config = app.get<Config>(CONFIG);
  await registerSecurityHeaders(app, config);
  addRequestContext(server);
  if (!config.servesRequests) serveHealthOnly(server);
  logRequests(server);
  await app.register(compress as never, {
    global: true,
    threshold: COMPRESSION_THRESHOLD_BYTES,
    encodings: ['br', 'gzip'],
    // Compression would hold back the events of a stream.
    customTypes: /^(?:text\/(?!event-stream)|application\/(?:problem\+)?json|application\/javascript|image\/svg)/,
  });
}

/**
 * During shutdown, each response ends its connection. Connections without a request stay open until the listener closes:
 * a load balancer may be sending a request on them.
 */
function closeConnectionsOnShutdown(server: FastifyInstance, shutdown: Shutdown): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    shutdown.begin();
    isClosing = true;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (shutdown.hasBegun) void reply.header('connection', 'close');
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    // For responses whose headers were sent before the shutdown began.
    if (isClosing) server.server.closeIdleConnections();
    done();
  });
}

const unchanged = (result: unknown): unknown => result;
const notChecked = () => Promise.reject(new Error('this route declares no access'));

function addRequestContext(server: FastifyInstance): void {
  server.decorateRequest('context');
  server.addHook('onRequest', (request, _reply, done) => {
    const context: RequestContext = {
      caller: null,
      input: undefined,
      params: undefined,
      upload: null,
      idempotencyKey: null,
      linkToken: '',
      listExport: null,
      checkAccess: notChecked,
      present: unchanged,
      locale: negotiateLanguage(request.headers['accept-language']),
      clientIp: request.ip,
    };
    (request as ApiRequest).context = context;
    currentTracing()?.nameRequest(request.method, request.routeOptions.url ?? 'none', String(request.id));
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
