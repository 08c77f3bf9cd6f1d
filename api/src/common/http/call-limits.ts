import { type Call, calls, DEFAULT_BODY_BYTES } from '@shop/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { clientKey } from '../rate-limit/client-key';
import type { RateLimiter } from '../rate-limit/rate-limiter';

const callsByRoute: ReadonlyMap<string, Call> = new Map(
  Object.values<Call>(calls).map((call) => [`${call.method} /api/${call.path}`, call]),
);

/** Gives each route the limits of its call. They apply before the body is read. */
export function enforceCallLimits(server: FastifyInstance, rateLimiter: RateLimiter): void {
  server.addHook('onRoute', (route) => {
    const call = findCall(route);
    if (!call) return;
    route.bodyLimit = call.bodyLimit ?? DEFAULT_BODY_BYTES;
    if (call.clientLimit) route.onRequest = (request: FastifyRequest) => countRequest(rateLimiter, call, request);
  });
}

/** A HEAD route belongs to the GET call of its path. */
function findCall({ method, url }: RouteOptions): Call | undefined {
  return callsByRoute.get(`${method === 'HEAD' ? 'GET' : String(method)} ${url}`);
}

/** @throws ApiError `too_frequent` */
async function countRequest(rateLimiter: RateLimiter, { path, clientLimit }: Call, { ip }: FastifyRequest) {
  if (!clientLimit) return;
  const { max, seconds } = clientLimit;
  await rateLimiter.consume({ rule: `call:${path}`, max, windowMs: seconds * 1000 }, clientKey(ip));
}
