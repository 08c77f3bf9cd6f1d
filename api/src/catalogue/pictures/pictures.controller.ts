import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone, DeclareAccess } from '../../common/public';
import { PictureRenderer } from './pictures.service';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'public, max-age=3600',
};

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PictureRenderer) {}

  /** `setting.svg`, `detail.svg` or `sheet.svg` of a product. */
  @Get('pictures/:sku/:file')
  @DeclareAccess(anyone)
  picture(
    @Param('sku') sku: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const { svg, etag } = this.pictures.render(sku, file);
    void reply.headers({ ...HEADERS, etag });
    if (request.headers['if-none-match']?.includes(etag)) void reply.status(304).send();
    else void reply.send(svg);
  }
}
