import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone, DeclareAccess } from '../../common/public';
import { type Picture, PictureRenderer } from './pictures.service';

const CACHING = { 'cache-control': 'public, max-age=3600' };
const SVG_HEADERS = {
  ...CACHING,
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
};
const PNG_HEADERS = { ...CACHING, 'content-type': 'image/png' };

@Controller()
export class PicturesController {
  constructor(private readonly pictures: PictureRenderer) {}

  /** The picture that social networks show for a link to the product. */
  @Get('pictures/:sku/preview.png')
  @DeclareAccess(anyone)
  async preview(@Param('sku') sku: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    sendPicture(request, reply, await this.pictures.renderPreview(sku), PNG_HEADERS);
  }

  /** `setting.svg`, `detail.svg` or `sheet.svg` of a product. */
  @Get('pictures/:sku/:file')
  @DeclareAccess(anyone)
  picture(
    @Param('sku') sku: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    sendPicture(request, reply, this.pictures.render(sku, file), SVG_HEADERS);
  }
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, etag }: Picture<string | Buffer>,
  headers: Record<string, string>,
): void {
  void reply.headers({ ...headers, etag });
  if (request.headers['if-none-match']?.includes(etag)) void reply.status(304).send();
  else void reply.send(content);
}
