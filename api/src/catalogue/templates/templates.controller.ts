import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone, DeclareAccess } from '../../common/public';
import { Templates, type TemplateDownload } from './templates.service';

const CACHED = { 'cache-control': 'public, max-age=3600' };
const TYPES = {
  zip: { 'content-type': 'application/zip', 'content-security-policy': "default-src 'none'; sandbox" },
  svg: {
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  },
} as const satisfies Record<TemplateDownload['kind'], Record<string, string>>;

@Controller()
export class TemplatesController {
  constructor(private readonly templates: Templates) {}

  /** The archive of a template, or its preview picture. */
  @Get('templates/:file')
  @DeclareAccess(anyone)
  async template(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { kind, content, etag } = await this.templates.get(file);
    void reply.headers({ ...CACHED, ...TYPES[kind], etag });
    if (kind === 'zip') void reply.header('content-disposition', `attachment; filename="${file}"`);
    if (request.headers['if-none-match']?.includes(etag)) void reply.status(304).send();
    else void reply.send(content);
  }
}
