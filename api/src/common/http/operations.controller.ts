import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { anyone, DeclareAccess } from './access';
import { CONFIG, type Config } from '../config/config';
import { ShopSettings } from '../settings/shop-settings.service';
import { Readiness, type ReadinessReport } from './readiness.service';
import { RouteRegistry } from './route-registry';
import { docsPage } from './docs-page';
import { openApi } from './openapi';

/** Health checks and API documentation. */
@Controller()
export class OperationsController {
  constructor(
    private readonly readiness: Readiness,
    private readonly routeRegistry: RouteRegistry,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('api/health/live')
  @DeclareAccess(anyone)
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  /** 503 while the database does not respond or is not migrated, and from the beginning of a shutdown. */
  @Get('api/health/ready')
  @DeclareAccess(anyone)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadinessReport> {
    const report = await this.readiness.report();
    void reply.status(report.status === 'ok' ? 200 : 503).header('cache-control', 'no-store');
    return report;
  }

  @Get('api/openapi.json')
  @DeclareAccess(anyone)
  openApi(): Record<string, unknown> {
    return openApi(this.settings.current.shop.name, this.config.publicOrigin, this.routeRegistry.routes);
  }

  @Get('api/docs')
  @DeclareAccess(anyone)
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  docs(): string {
    return docsPage(openApi(this.settings.current.shop.name, this.config.publicOrigin, this.routeRegistry.routes));
  }
}
