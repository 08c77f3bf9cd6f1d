import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  Clock,
  DeclareAccess,
  type LinkHeaders,
  ObjectStore,
  type StoredObjectRow,
  verifiedBy,
} from '../common/public';
import { PREVIEW_FOLDER } from '../preflight/public';
import { FileLinks, PICTURE_CACHE_MS } from './file-links';
import { ARTWORK_UPLOAD } from './upload-rules';

/** The bytes of an object never change, and its link names it. Only the reader's own browser keeps them. */
export const PICTURE_CACHING = `private, max-age=${PICTURE_CACHE_MS / 1000}, immutable`;

/** Serves stored files unchanged. A sandbox policy prevents browsers from running scripts in them. */
@Controller()
export class FilesController {
  constructor(
    private readonly links: FileLinks,
    private readonly objects: ObjectStore,
    private readonly clock: Clock,
  ) {}

  @Get('api/files/:token/:name')
  @DeclareAccess(verifiedBy('file-link'))
  async download(@Param() { token, name }: { token: string; name: string }, @Res() reply: FastifyReply): Promise<void> {
    const object = await this.links.findObject(token);
    const headers = {
      contentType: object.contentType,
      contentDisposition: `${isShownInline(object) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, percentEncode)}`,
      cacheControl: isPicture(object) ? PICTURE_CACHING : 'private, no-store',
    };
    const url = await this.objects.presign(object.objectKey, headers, this.clock.now());
    if (url === null) await this.stream(object, headers, reply);
    // The store's operator does not see the link, which is valid for longer than the URL.
    else void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(url, 302);
  }

  private async stream(object: StoredObjectRow, headers: LinkHeaders, reply: FastifyReply): Promise<void> {
    const body = await this.objects.read(object.objectKey);
    void reply
      .headers({
        'content-type': headers.contentType,
        'content-length': String(object.size),
        'content-disposition': headers.contentDisposition,
        'content-security-policy': `sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'`,
        'cache-control': headers.cacheControl,
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

/** A preview or thumbnail that the shop made of a print file. */
function isPicture({ objectKey }: StoredObjectRow): boolean {
  return objectKey.startsWith(`${PREVIEW_FOLDER}/`);
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
