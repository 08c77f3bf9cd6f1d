import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DeclareAccess, ObjectStore, verifiedBy } from '../kernel/public';
import { FileLinks, type LinkParts } from './file-links';

/** Hands stored files out as they were given, byte for byte: always to be saved, never to be run. */
@Controller()
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly objects: ObjectStore,
  ) {}

  @Get('api/files/:objectId/:expires/:signature/:name')
  @DeclareAccess(verifiedBy('file-link'))
  async fetch(@Param() parts: LinkParts & { name: string }, @Res() reply: FastifyReply): Promise<void> {
    const object = await this.links.open(parts);
    const body = await this.objects.read(object.objectKey);
    void reply
      .headers({
        'content-type': object.contentType,
        'content-length': String(object.size),
        'content-disposition': `${shownInline(object.contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(parts.name).replaceAll(/['()*]/g, escapeMark)}`,
        'content-security-policy': `sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'`,
        'cache-control': 'private, no-store',
      })
      .send(body);
  }
}

/** Pictures that browsers show themselves and that can carry no script; a proof is looked at on the order's page. */
function shownInline(contentType: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].includes(contentType);
}

function escapeMark(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}
