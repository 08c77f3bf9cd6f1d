import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { Refusal, sendProblem } from '../kernel/public';

const BUILD = path.resolve(__dirname, '../../../storefront/build');

type Handle = (request: Request, context: Record<string, unknown>) => Promise<Response>;

/** The storefront's client files, and every page that no other route answers, rendered here by its built server. */
export async function hostStorefront(server: FastifyInstance, origin: string): Promise<void> {
  const serverFile = path.join(BUILD, 'server/index.js');
  const render = existsSync(serverFile) ? await renderer(serverFile) : null;
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (!render || request.url.startsWith('/api/')) return sendProblem(request, reply, new Refusal('page_not_found'));
      return answer(request, reply, render, { origin, api: { call: caller(server) } });
    },
  });
}

/** Where the built client files lie; null before the first build. */
export function clientFiles(): string | null {
  const folder = path.join(BUILD, 'client');
  return existsSync(folder) ? folder : null;
}

async function renderer(file: string): Promise<Handle> {
  const [{ createRequestHandler }, build] = await Promise.all([
    import('react-router'),
    import(pathToFileURL(file).href) as Promise<never>,
  ]);
  return createRequestHandler(build, 'production') as Handle;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  render: Handle,
  context: Record<string, unknown>,
): Promise<FastifyReply> {
  const cspNonce = randomBytes(16).toString('base64');
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const page = await render(pageRequest(request, String(context.origin), left.signal), { ...context, cspNonce });
  void reply.status(page.status);
  for (const [name, value] of page.headers) void reply.header(name, value);
  if (page.headers.get('content-type')?.startsWith('text/html'))
    void reply.header('content-security-policy', pagePolicy(cspNonce));
  return reply.send(page.body ? Readable.fromWeb(page.body as ReadableStream) : null);
}

function pageRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(request.url.replace(/^\/+/, '/'), origin), { method: request.method, headers, signal });
}

/** What a page may load: its own files, and styles that its components compute. */
function pagePolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

interface CallOptions {
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A page's loaders call the shop's own API through the same door as everyone, without a socket in between. */
function caller(server: FastifyInstance) {
  return async (
    method: 'GET' | 'POST',
    url: string,
    { query, body, headers }: CallOptions = {},
  ): Promise<{ status: number; body: unknown }> => {
    const options: InjectOptions = {
      method,
      url,
      headers,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
    };
    const response = await server.inject(options);
    return { status: response.statusCode, body: response.json() };
  };
}
