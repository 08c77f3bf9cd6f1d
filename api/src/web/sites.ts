import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../kernel/public';
import { clientFiles, hostStorefront } from './storefront';

const BACK_OFFICE = path.resolve(__dirname, '../../../admin/dist');
const YEAR_SECONDS = 31_536_000;

/** Serves the storefront at `/` and the back office at `/admin`, beside the API. Comes before `listen`. */
export async function hostSites(app: NestFastifyApplication, config: Config): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const storefront = clientFiles();
  if (storefront) await hostFiles(app, storefront, '/');
  if (existsSync(BACK_OFFICE)) {
    await hostFiles(app, BACK_OFFICE, '/admin/');
  }
  await hostStorefront(server, config.publicOrigin);
}

/** Files below `assets/` carry their hash in their name and never change. */
async function hostFiles(app: NestFastifyApplication, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic as never, {
    root,
    prefix,
    wildcard: false,
    index: prefix === '/admin/' ? ['index.html'] : false,
    decorateReply: prefix === '/',
    cacheControl: false,
    setHeaders: (reply: FastifyReply, file: string) => {
      const hashed = path.relative(root, file).startsWith(`assets${path.sep}`);
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (file.endsWith('.html')) void reply.header('content-security-policy', BACK_OFFICE_POLICY);
    },
  });
}

const BACK_OFFICE_POLICY = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');
