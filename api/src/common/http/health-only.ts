import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';
import { sendProblem } from './problem.filter';

const SERVED = /^\/api\/(?:health\/|metrics$)/;

/** Answers every request except health checks and metrics as not found: in a process that only runs jobs. */
export function serveHealthOnly(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (SERVED.test(request.url)) done();
    else sendProblem(request, reply, new ApiError('resource_not_found'));
  });
}
