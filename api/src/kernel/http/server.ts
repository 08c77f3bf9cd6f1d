import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config';
import { requestSeconds } from '../metrics';
import { Refusal } from '../refusal';
import { negotiate } from '../words';
import { readBodies } from './body';
import { guardAnswers } from './headers';
import { problemOf, sendProblem } from './problem.filter';
import type { Asked, ShopRequest } from './route';

/** Slow senders are cut off; an upload of 80 MB may take this long. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;

export function httpAdapter(config: Pick<Config, 'trustedProxies'>): FastifyAdapter {
  return new FastifyAdapter({
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(request, reply, error),
    clientErrorHandler: refuseUnreadable,
  });
}

/** What is no HTTP, or has more headers than anyone needs, never becomes a request; its sender is told all the same. */
function refuseUnreadable({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problemOf(new Refusal('malformed_body'), negotiate(undefined), randomUUID()));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Connections wait for their next request; of a shop that is stopping each ends with the answer it still gets. */
function endKeptConnections(server: FastifyInstance): void {
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
    // An answer whose head had left before could not say so.
    if (stopping) server.server.closeIdleConnections();
    done();
  });
}

/** What every request gets, whichever module answers it. */
export async function prepareServer(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  readBodies(server);
  endKeptConnections(server);
  server.decorateRequest('asked');
  await guardAnswers(app, app.get<Config>(CONFIG));
  server.addHook('onRequest', (request, _reply, done) => {
    const asked: Asked = {
      caller: null,
      input: undefined,
      params: undefined,
      once: null,
      language: negotiate(request.headers['accept-language']),
      address: request.ip,
    };
    (request as ShopRequest).asked = asked;
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    requestSeconds.observe(
      { call: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });
  await app.register(compress as never, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:text\/|application\/(?:problem\+)?json|application\/javascript|image\/svg)/,
  });
}
