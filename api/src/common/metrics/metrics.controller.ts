import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../config/config';
import { anyone, DeclareAccess } from '../http/access';
import { ApiError } from '../http/api-error';
import { registry } from './metrics';
import { MetricSources } from './metric-sources';

/** Metrics on the public port, unless they have a port of their own. */
@Controller()
export class MetricsController {
  constructor(
    private readonly sources: MetricSources,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('api/metrics')
  @DeclareAccess(anyone)
  async metrics(@Res() reply: FastifyReply): Promise<void> {
    if (!this.config.metricsPublic || this.config.metricsPort !== undefined) throw new ApiError('page_not_found');
    const text = await this.sources.read();
    void reply.header('content-type', registry.contentType).header('cache-control', 'no-store').send(text);
  }
}
