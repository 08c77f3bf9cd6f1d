import cors from '@fastify/cors';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ApiError } from './api-error';
import { sendProblem } from './problem.filter';
import { TUS_CAPABILITIES } from './tus';

type Origins = Pick<Config, 'publicOrigin' | 'languageHosts' | 'corsOrigins'>;

const YEAR_SECONDS = 31_536_000;
const PREFLIGHT_SECONDS = 600;

/** For responses without a policy of their own: JSON, which loads nothing, and SVG, which may style itself. */
const DEFAULT_CSP = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Features of the browser that a page may use: none but the given ones. */
export function permissionsPolicy(allowed: readonly 'camera'[]): string {
  const features = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
  return features.map((name) => `${name}=${allowed.some((each) => each === name) ? '(self)' : '()'}`).join(', ');
}

/** The headers of every response, also of those that are sent before a route is found. */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return {
    'content-security-policy': DEFAULT_CSP,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy([]),
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  };
}

/** Adds security headers to every response, and CORS headers for the configured origins only. */
export async function registerSecurityHeaders(app: NestFastifyApplication, origins: Origins): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const headers = securityHeaders(origins.publicOrigin);
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    void reply.headers({ 'x-request-id': String(request.id), ...headers });
    done();
  });
  server.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    if (request.method !== 'OPTIONS' || isPreflight(request)) done();
    else if (isUploadPath(request)) void reply.code(204).headers(TUS_CAPABILITIES).send();
    else sendProblem(request, reply, new ApiError('method_not_allowed'));
  });
  await app.register(cors as never, {
    origin: [origins.publicOrigin, ...Object.values(origins.languageHosts), ...origins.corsOrigins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      ...['accept-language', 'authorization', 'content-type', 'idempotency-key', 'x-check', 'x-timestamp'],
      ...['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'],
    ],
    exposedHeaders: [
      ...['content-disposition', 'content-range', 'retry-after', 'x-request-id'],
      ...['location', 'tus-resumable', 'upload-expires', 'upload-length', 'upload-offset'],
    ],
    maxAge: PREFLIGHT_SECONDS,
  });
}

/** Whether a browser asks if a page of another origin may send a request (CORS). */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

const isUploadPath = ({ url }: FastifyRequest): boolean => /^\/api\/uploads(\/[\w-]+)?$/.test(url);
