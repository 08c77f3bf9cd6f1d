import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { ApiError, type Config, projectPath, sendProblem } from '../common/public';
import { pagePolicy } from './content-policy';

const BUILD = projectPath('storefront/build');

type RenderPage = (request: Request, context: Record<string, unknown>) => Promise<Response>;

/** Renders every path that no other route handles with the storefront's server build. */
export async function serveStorefront(server: FastifyInstance, config: Config): Promise<void> {
  const serverFile = path.join(BUILD, 'server/index.js');
  const render = existsSync(serverFile) ? await loadRenderer(serverFile) : null;
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (!render || request.url.startsWith('/api/'))
        return sendProblem(request, reply, new ApiError('page_not_found'));
      const cspNonce = randomBytes(16).toString('base64');
      const page = await renderPage(request, reply, render, {
        origin: config.publicOrigin,
        api: { call: inProcessClient(server, request.ip) },
        cspNonce,
      });
      if (page.headers.get('content-type')?.startsWith('text/html'))
        void reply.header('content-security-policy', pagePolicy(cspNonce, config));
      return reply.send(page.body ? Readable.fromWeb(page.body as ReadableStream) : null);
    },
  });
}

/** The folder with the storefront's client build; null before the first build. */
export function findClientFiles(): string | null {
  const folder = path.join(BUILD, 'client');
  return existsSync(folder) ? folder : null;
}

async function loadRenderer(file: string): Promise<RenderPage> {
  const [{ createRequestHandler }, build] = await Promise.all([
    import('react-router'),
    import(pathToFileURL(file).href) as Promise<never>,
  ]);
  return createRequestHandler(build, 'production') as RenderPage;
}

async function renderPage(
  request: FastifyRequest,
  reply: FastifyReply,
  render: RenderPage,
  context: Record<string, unknown>,
): Promise<Response> {
  const abortController = new AbortController();
  reply.raw.once('close', () => abortController.abort());
  const page = await render(toPageRequest(request, String(context.origin), abortController.signal), context);
  void reply.status(page.status);
  for (const [name, value] of page.headers) void reply.header(name, value);
  return page;
}

function toPageRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(request.url.replace(/^\/+/, '/'), origin), { method: request.method, headers, signal });
}

interface CallOptions {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Lets page loaders call the API for a visitor through its HTTP routes without a network connection. */
function inProcessClient(server: FastifyInstance, clientIp: string) {
  return async (
    method: 'GET' | 'POST',
    url: string,
    { query, body, headers }: CallOptions = {},
  ): Promise<{ status: number; body: unknown }> => {
    const options: InjectOptions = {
      method,
      url,
      headers,
      remoteAddress: clientIp,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    };
    const response = await server.inject(options);
    return { status: response.statusCode, body: response.json() };
  };
}
