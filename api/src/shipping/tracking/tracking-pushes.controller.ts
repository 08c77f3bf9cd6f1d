import { Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeclareAccess, verifiedBy } from '../../common/public';
import { TrackingPushes } from './tracking-pushes.service';

@Controller()
export class TrackingPushesController {
  constructor(private readonly pushes: TrackingPushes) {}

  @Post('api/webhooks/tracking')
  @HttpCode(200)
  @DeclareAccess(verifiedBy('tracking'))
  async receive(
    @Req() request: FastifyRequest & { rawBody?: Buffer },
    @Headers('sign') signature: string | undefined,
  ): Promise<Record<string, never>> {
    await this.pushes.receive(request.rawBody ?? Buffer.alloc(0), signature, request.body);
    return {};
  }
}
