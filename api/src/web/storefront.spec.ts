import { fastify, type FastifyInstance } from 'fastify';
import { PageCache } from './page-cache';
import { type Renderer, serveStorefront } from './storefront';

const config = { publicOrigin: 'http://shop.example', objectStore: { publicEndpoint: null } } as never;

interface Context {
  cspNonce: string;
  api: { call: (method: 'GET', url: string) => Promise<unknown> };
}

/** Pages that count their renderings; `/b` fetches from the API, which fails. */
async function openSite(): Promise<{ server: FastifyInstance; cache: PageCache }> {
  const server = fastify();
  let renderings = 0;
  const renderer: Renderer = {
    pageKey: ({ url, headers }) => (url.includes('?') ? null : `${new URL(url).pathname} ${headers.get('x-visitor')}`),
    async render({ url }, context) {
      const { cspNonce, api } = context as unknown as Context;
      const { pathname } = new URL(url);
      if (pathname === '/b') await api.call('GET', '/api/broken');
      renderings += 1;
      const html = `<p>${renderings}</p><script nonce="${cspNonce}">start()</script>`;
      const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Cookie', 'server-timing': 'a' });
      if (pathname === '/c') headers.set('set-cookie', 'a=b');
      return new Response(html, { status: pathname === '/d' ? 404 : 200, headers });
    },
  };
  const cache = new PageCache(
    () => 1,
    () => 0,
  );
  server.get('/api/broken', (_request, reply) => reply.status(500).send({}));
  serveStorefront(server, { config, renderer, cache });
  return { server, cache };
}

const renderingOf = (html: string) => /<p>(\d+)<\/p>/.exec(html)?.[1];

describe('pages of the storefront', () => {
  it('are the same for visitors with the same key, and allow their own scripts without a nonce', async () => {
    const { server } = await openSite();
    const [first, second, other] = await Promise.all([
      server.inject({ url: '/a' }),
      server.inject({ url: '/a' }),
      server.inject({ url: '/a', headers: { 'x-visitor': 'other' } }),
    ]);
    expect(second?.body).toBe(first?.body);
    expect(renderingOf(other?.body ?? '')).not.toBe(renderingOf(first?.body ?? ''));
    const policy = String(first?.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).not.toContain('nonce-');
    expect(first?.headers).toMatchObject({ vary: 'Cookie, accept-encoding' });
    expect(first?.headers['server-timing']).toBeUndefined();
  });

  it.each([
    ['a failed call', '/b', 200],
    ['a cookie', '/c', 200],
    ['an error', '/d', 404],
  ])('are not kept with %s', async (_what, url, status) => {
    const { server, cache } = await openSite();
    const first = await server.inject({ url });
    expect(first.statusCode).toBe(status);
    expect(renderingOf((await server.inject({ url })).body)).not.toBe(renderingOf(first.body));
    expect(cache.size).toBe(0);
  });

  it('without a key are rendered for each visitor, with a nonce of their own, and never kept', async () => {
    const { server, cache } = await openSite();
    const pages = await Promise.all(Array.from({ length: 200 }, (_, n) => server.inject({ url: `/a?n=${n}` })));
    expect(new Set(pages.map(({ body }) => renderingOf(body))).size).toBe(200);
    expect(new Set(pages.map(({ headers }) => headers['content-security-policy'])).size).toBe(200);
    expect(cache.size).toBe(0);
  });
});
