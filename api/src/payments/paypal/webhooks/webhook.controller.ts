import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeclareAccess, verifiedBy } from '../../../common/public';
import { PayPalWebhooks } from './webhooks.service';

@Controller()
export class PayPalWebhookController {
  constructor(private readonly webhooks: PayPalWebhooks) {}

  @Post('api/webhooks/paypal')
  @HttpCode(200)
  @DeclareAccess(verifiedBy('paypal'))
  async receive(@Req() request: FastifyRequest & { rawBody?: Buffer }): Promise<Record<string, never>> {
    await this.webhooks.receive(request.headers, request.rawBody ?? Buffer.alloc(0), request.body);
    return {};
  }
}
