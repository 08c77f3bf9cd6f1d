import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Clock, type Config, permissionsPolicy, projectPath, PublishedContent } from '../common/public';
import { backOfficePolicy } from './content-policy';
import { PageCache } from './page-cache';
import { findClientFiles, loadRenderer, serveStorefront } from './storefront';

const BACK_OFFICE_FILES = projectPath('admin/dist');
const ASSETS = 'assets';
const YEAR_SECONDS = 31_536_000;

/** Serves the storefront at `/` and the back office at `/admin`. Call it before `listen`. */
export async function serveSites(app: NestFastifyApplication, config: Config): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const storefront = findClientFiles();
  if (storefront) await serveFiles(app, storefront, '/', config);
  if (existsSync(BACK_OFFICE_FILES)) {
    await serveFiles(app, BACK_OFFICE_FILES, '/admin/', config);
  }
  const content = app.get(PublishedContent);
  const clock = app.get(Clock);
  const cache = new PageCache(
    () => content.generation,
    () => clock.now().getTime(),
  );
  serveStorefront(server, { config, renderer: await loadRenderer(), cache });
}

/**
 * Serves static files. Files in `assets/`, most of them, have a hash in their name and are cached for a year. They share a
 * route; each of the others has its own, because the storefront has pages beside them.
 */
async function serveFiles(app: NestFastifyApplication, root: string, prefix: string, config: Config): Promise<void> {
  await app.register(fastifyStatic as never, {
    root,
    prefix,
    wildcard: false,
    globIgnore: [`${ASSETS}/**`],
    index: prefix === '/admin/' ? ['index.html'] : false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, file: string) => {
      void reply.header('cache-control', 'no-cache');
      if (file.endsWith('.html')) void reply.headers(backOfficeHeaders(config));
    },
  });
  await app.register(fastifyStatic as never, {
    root: path.join(root, ASSETS),
    prefix: `${prefix}${ASSETS}/`,
    index: false,
    decorateReply: false,
    cacheControl: false,
    // The build has compressed them.
    preCompressed: true,
    setHeaders: (reply: FastifyReply) => {
      void reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
    },
  });
}

/** The back office scans codes with the camera. */
const backOfficeHeaders = (config: Config) => ({
  'content-security-policy': backOfficePolicy(config),
  'permissions-policy': permissionsPolicy(['camera']),
});
