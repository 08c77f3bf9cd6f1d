import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DeclareAccess, ObjectStore, verifiedBy } from '../common/public';
import { FileLinks } from './file-links';

/** Serves stored files unchanged. A sandbox policy prevents browsers from running scripts in them. */
@Controller()
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly objects: ObjectStore,
  ) {}

  @Get('api/files/:token/:name')
  @DeclareAccess(verifiedBy('file-link'))
  async download(@Param() { token, name }: { token: string; name: string }, @Res() reply: FastifyReply): Promise<void> {
    const object = await this.links.findObject(token);
    const body = await this.objects.read(object.objectKey);
    void reply
      .headers({
        'content-type': object.contentType,
        'content-length': String(object.size),
        'content-disposition': `${isShownInline(object.contentType) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percentEncode)}`,
        'content-security-policy': `sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'`,
        'cache-control': 'private, no-store',
      })
      .send(body);
  }
}

/** Image formats that browsers can show and that cannot contain scripts. The order page shows proofs inline. */
function isShownInline(contentType: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].includes(contentType);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
