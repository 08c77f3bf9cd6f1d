import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { ApiError, type Config, projectPath, sendProblem, sendShared, SharedBody } from '../common/public';
import { pagePolicy } from './content-policy';
import type { PageCache, RenderedPage } from './page-cache';
import { scriptHashes } from './script-hashes';

const BUILD = projectPath('storefront/build');

/** The storefront's server build. */
export interface Renderer {
  render(request: Request, context: Record<string, unknown>): Promise<Response>;
  /** Everything that a page depends on beside published content; null if it must be rendered for each visitor. */
  pageKey(request: Request): string | null;
}

interface Options {
  config: Pick<Config, 'publicOrigin' | 'objectStore'>;
  renderer: Renderer | null;
  cache: PageCache;
}

/** Headers of a rendered page that are made anew for each response, or belong to the request that rendered it. */
const OWN_HEADERS = ['content-length', 'server-timing', 'transfer-encoding'];

/** Renders every path that no other route handles with the storefront's server build, or takes it from the cache. */
export function serveStorefront(server: FastifyInstance, { config, renderer, cache }: Options): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (!renderer || request.url.startsWith('/api/'))
        return sendProblem(request, reply, new ApiError('page_not_found'));
      const key = renderer.pageKey(toPageRequest(request, config.publicOrigin));
      if (key === null) return sendRendered(request, reply);
      const page = await cache.find(key, () => renderWhole(request));
      void reply.status(page.status).headers(Object.fromEntries(page.headers));
      return sendShared(request, reply, page.body);
    },
  });

  /** Renders a page for one visitor, and sends it while it is being rendered. */
  async function sendRendered(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const abortController = new AbortController();
    reply.raw.once('close', () => abortController.abort());
    const { page, cspNonce } = await render(request, inProcessClient(server, request.ip), abortController.signal);
    void reply.status(page.status);
    for (const [name, value] of page.headers) void reply.header(name, value);
    if (isHtml(page)) void reply.header('content-security-policy', pagePolicy([`'nonce-${cspNonce}'`], config));
    return reply.send(page.body ? Readable.fromWeb(page.body as ReadableStream) : null);
  }

  /** Renders a page for every visitor with its key. It goes on if the visitor who asked for it leaves. */
  async function renderWhole(request: FastifyRequest): Promise<RenderedPage> {
    const client = inProcessClient(server, request.ip);
    const { page, cspNonce } = await render(request, client, undefined);
    const body = Buffer.from(await page.arrayBuffer());
    const headers = new Map([...page.headers].filter(([name]) => !OWN_HEADERS.includes(name)));
    if (isHtml(page))
      headers.set('content-security-policy', pagePolicy(scriptHashes(body.toString(), cspNonce), config));
    const isShared = page.status === 200 && isHtml(page) && !headers.has('set-cookie') && !client.hasFailed();
    return { status: page.status, headers, body: new SharedBody(body), isShared };
  }

  async function render(request: FastifyRequest, api: InProcessClient, signal: AbortSignal | undefined) {
    if (!renderer) throw new Error('the storefront has not been built');
    const cspNonce = randomBytes(16).toString('base64');
    const origin = config.publicOrigin;
    const context = { origin, api, cspNonce, isCached: signal === undefined };
    return { page: await renderer.render(toPageRequest(request, origin, signal), context), cspNonce };
  }
}

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/** The folder with the storefront's client build; null before the first build. */
export function findClientFiles(): string | null {
  const folder = path.join(BUILD, 'client');
  return existsSync(folder) ? folder : null;
}

/** Loads the storefront's server build; null before the first build. */
export async function loadRenderer(): Promise<Renderer | null> {
  const file = path.join(BUILD, 'server/index.js');
  if (!existsSync(file)) return null;
  const [{ createRequestHandler }, build] = await Promise.all([
    import('react-router'),
    import(pathToFileURL(file).href) as Promise<{ entry: { module: Pick<Renderer, 'pageKey'> } }>,
  ]);
  return {
    render: createRequestHandler(build as never, 'production') as Renderer['render'],
    pageKey: build.entry.module.pageKey,
  };
}

function toPageRequest(request: FastifyRequest, origin: string, signal: AbortSignal | null = null): Request {
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

interface InProcessClient {
  call: (method: 'GET' | 'POST', url: string, options?: CallOptions) => Promise<{ status: number; body: unknown }>;
  /** Whether a call has failed, so that the page lacks something that other visitors should see. */
  hasFailed: () => boolean;
}

/** Lets page loaders call the API for a visitor through its HTTP routes without a network connection. */
function inProcessClient(server: FastifyInstance, clientIp: string): InProcessClient {
  let failures = 0;
  return {
    hasFailed: () => failures > 0,
    async call(method, url, { query, body, headers } = {}) {
      const options: InjectOptions = {
        method,
        url,
        headers,
        remoteAddress: clientIp,
        ...(query && { query }),
        ...(body !== undefined && { payload: body as object }),
      };
      failures += 1;
      const response = await server.inject(options);
      if (response.statusCode < 400) failures -= 1;
      return { status: response.statusCode, body: response.json() };
    },
  };
}
