import { setTimeout } from 'node:timers/promises';
import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { anyone, DeclareAccess } from './access';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { Shutdown } from '../shutdown';
import { ObjectStore } from '../storage/object-store';
import { RouteRegistry } from './route-registry';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

const PROBE_MS = 3000;

/** Health checks and API documentation. */
@Controller()
export class OperationsController {
  constructor(
    private readonly database: Database,
    private readonly objects: ObjectStore,
    private readonly routeRegistry: RouteRegistry,
    private readonly shutdown: Shutdown,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('api/health/live')
  @DeclareAccess(anyone)
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** 503 while the database or the object store does not respond, and from the beginning of a shutdown. */
  @Get('api/health/ready')
  @DeclareAccess(anyone)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<string, string>> {
    const [database, objectStore] = await Promise.all([
      isReachable(this.database.reader.query('select 1')),
      isReachable(this.objects.probe()),
    ]);
    const isReady = database && objectStore && !this.shutdown.hasBegun;
    void reply.status(isReady ? 200 : 503).header('cache-control', 'no-store');
    return {
      status: isReady ? 'ok' : 'unavailable',
      database: database ? 'ok' : 'down',
      objectStore: objectStore ? 'ok' : 'down',
    };
  }

  @Get('api/openapi.json')
  @DeclareAccess(anyone)
  openApi(): Record<string, unknown> {
    return openApi(this.config.shopName, this.config.publicOrigin, this.routeRegistry.routes);
  }

  @Get('api/docs')
  @DeclareAccess(anyone)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  docs(): string {
    return docsPage(openApi(this.config.shopName, this.config.publicOrigin, this.routeRegistry.routes));
  }
}

/** Whether the probe succeeds in time. */
async function isReachable(probe: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const timeout = setTimeout(PROBE_MS, false, { signal: timer.signal }).catch(() => false);
  const isSuccess = probe.then(
    () => true,
    () => false,
  );
  return Promise.race([isSuccess, timeout]).finally(() => timer.abort());
}
