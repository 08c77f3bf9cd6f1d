import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { Refusal } from '../refusal';
import { sendProblem } from './problem.filter';

type Doors = Pick<Config, 'publicOrigin' | 'languageHosts' | 'corsOrigins'>;

const YEAR_SECONDS = 31_536_000;
const PREFLIGHT_SECONDS = 600;

/** For what brings no policy of its own: data that may load nothing, and pictures that may style themselves. */
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What every answer says to browsers, and who may read answers on pages of other origins: those that are named, only. */
export async function guardAnswers(app: NestFastifyApplication, doors: Doors): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const always = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(doors.publicOrigin.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    void reply.headers({ 'x-request-id': String(request.id), ...always });
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', NOTHING);
    done();
  });
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (request.method === 'OPTIONS' && !isPreflight(request))
      sendProblem(request, reply, new Refusal('method_not_allowed'));
    else done();
  });
  await app.register(cors as never, {
    origin: [doors.publicOrigin, ...Object.values(doors.languageHosts), ...doors.corsOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['accept-language', 'authorization', 'content-type', 'idempotency-key', 'x-check', 'x-timestamp'],
    exposedHeaders: ['content-disposition', 'content-range', 'retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
  });
}

/** A browser asking on behalf of a page of another origin. */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}
