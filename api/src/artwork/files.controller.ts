import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DeclareAccess, ObjectStore, verifiedBy } from '../common/public';
import { FileLinks } from './file-links';
import type { StoredObjectRow } from './stored-object.entity';
import { ARTWORK_UPLOAD } from './upload-rules';

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
        'content-disposition': `${isShownInline(object) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percentEncode)}`,
        'content-security-policy': `sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'`,
        'cache-control': 'private, no-store',
      })
      .send(body);
  }
}

/**
 * Pictures that the shop shows beside their orders: proofs and photos of claims, in formats that cannot contain scripts.
 * Artwork is always downloaded.
 */
function isShownInline({ objectKey, contentType }: StoredObjectRow): boolean {
  if (objectKey.startsWith(`${ARTWORK_UPLOAD.folder}/`)) return false;
  return ['image/jpeg', 'image/png', 'image/webp', 'image/gif'].includes(contentType);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
