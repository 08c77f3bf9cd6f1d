import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone, DeclareAccess, ObjectStore, Refusal } from '../../kernel/public';
import { Catalogue } from '../catalogue.service';
import { MEDIA_TYPES, variantNamed } from './photo-picture';

/** What an address showed once it shows for ever: another photograph has another id. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
};

@Controller()
export class PhotosController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly objects: ObjectStore,
  ) {}

  /** `800.avif`, `1600.jpg`. Refuses `resource_not_found`, and `unavailable` while the object store does not answer. */
  @Get('photos/:id/:file')
  @DeclareAccess(anyone)
  async photo(
    @Param('id') id: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const photo = this.catalogue.shelf.photos.get(id);
    const variant = photo && variantNamed(photo, file);
    if (!variant) throw new Refusal('resource_not_found');
    const etag = `"${variant.sha256.slice(0, 32)}"`;
    const headers = { ...HEADERS, etag, 'content-type': MEDIA_TYPES[variant.format] };
    if (request.headers['if-none-match']?.includes(etag)) return void reply.headers(headers).status(304).send();
    const body = await this.objects.read(variant.key).catch(() => {
      throw new Refusal('unavailable');
    });
    void reply.headers({ ...headers, 'content-length': String(variant.size) }).send(body);
  }
}
