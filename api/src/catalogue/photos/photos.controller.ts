import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anyone, DeclareAccess, ObjectStore, ApiError } from '../../common/public';
import { Catalogue } from '../snapshot/catalogue.service';
import { MEDIA_TYPES, findVariant } from './photo-picture';

/** The content of a URL never changes: another photo has another id. */
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

  /**
   * @param file such as `800.avif` or `1600.jpg`
   * @throws ApiError `resource_not_found`, and `unavailable` if the object store does not respond
   */
  @Get('photos/:id/:file')
  @DeclareAccess(anyone)
  async photo(
    @Param('id') id: string,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const photo = this.catalogue.index.photos.get(id);
    const variant = photo && findVariant(photo, file);
    if (!variant) throw new ApiError('resource_not_found');
    const etag = `"${variant.sha256.slice(0, 32)}"`;
    const headers = { ...HEADERS, etag, 'content-type': MEDIA_TYPES[variant.format] };
    if (request.headers['if-none-match']?.includes(etag)) return void reply.headers(headers).status(304).send();
    const body = await this.objects.read(variant.key);
    void reply.headers({ ...headers, 'content-length': String(variant.size) }).send(body);
  }
}
