import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { parseExport } from '../export/list-export';
import type { UploadedFiles } from '../storage/uploaded-files';
import type { AccessGuard } from './access-guard';
import type { ApiRequest } from './endpoint';
import { EndpointInput } from './endpoint-input';
import type { ExportQuery } from './list-query';
import { sendProblem } from './problem.filter';
import { RoleViews } from './role-views';
import type { DeclaredRoute, RouteRegistry } from './route-registry';

interface Services {
  routes: RouteRegistry;
  access: AccessGuard;
  files: UploadedFiles;
}

/**
 * Runs before each handler of a controller: checks the access that it declares, validates the input of its call, and
 * says how its result is presented. These are hooks of the web server instead of guards and interceptors of NestJS,
 * which cost more than a whole quote (decision 091). The server does not start if a declared route has no hooks.
 */
export function hookEndpoints(server: FastifyInstance, { routes, access, files }: Services): void {
  const roleViews = new RoleViews();
  const hooked = new Set<DeclaredRoute>();
  server.addHook('onRoute', (options) => {
    const route = routes.find(methodOf(options), options.url);
    if (!route) return;
    hooked.add(route);
    options.preHandler = toPreHandler(route, access, files, roleViews);
    if (route.multipart) options.onResponse = disposeUpload;
  });
  server.addHook('onReady', (done) => {
    const open = routes.routes.filter((route) => !hooked.has(route));
    done(
      open.length > 0
        ? new Error(`routes without access check: ${open.map(({ path }) => path).join(', ')}`)
        : undefined,
    );
  });
}

/** A HEAD route belongs to the GET handler of its path. */
const methodOf = ({ method }: RouteOptions): string => (method === 'HEAD' ? 'GET' : String(method));

function toPreHandler(
  { access: declared, call, multipart }: DeclaredRoute,
  access: AccessGuard,
  files: UploadedFiles,
  roleViews: RoleViews,
) {
  const input = call && new EndpointInput(call, multipart, files);
  const checkAccess = (request: ApiRequest) => access.check(declared, request);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    try {
      const apiRequest = request as ApiRequest;
      const { context } = apiRequest;
      context.checkAccess = checkAccess;
      await checkAccess(apiRequest);
      if (!call || !input) return undefined;
      const view = roleViews.find(call, context.caller);
      await input.read(apiRequest, view);
      if (call.filters) context.listExport = parseExport(call, context.input as ExportQuery, view.hidden);
      if (call.personal) void reply.header('cache-control', 'no-store');
      context.present = view.present;
      return undefined;
    } catch (error) {
      sendProblem(request, reply, error);
      return reply;
    }
  };
}

/** Rejects the files that the handler has not received. */
function disposeUpload(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  (request as ApiRequest).context.upload?.dispose();
  done();
}
