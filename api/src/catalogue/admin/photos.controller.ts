import { Controller, Req, Res } from '@nestjs/common';
import { type AdminPhotoView, calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Photos } from '../photos/photos.service';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  type ApiRequest,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { PhotoUploads } from './photo-uploads.service';
import { listPhotos, PHOTO_COLUMNS, loadPhoto } from './photos.queries';

const customerService = onlyStaff('customer_service');

@Controller()
export class PhotosAdminController {
  constructor(
    private readonly database: Database,
    private readonly uploads: PhotoUploads,
    private readonly photos: Photos,
  ) {}

  @Endpoint(calls['admin/product-photo'], customerService)
  addToProduct(
    @CurrentUser() caller: Caller,
    @Req() request: ApiRequest,
    @PathParams() { sku }: { sku: string },
  ): Promise<AdminPhotoView> {
    return this.uploads.receive(caller, request, { sku, gallery: null });
  }

  @Endpoint(calls['admin/gallery-photo'], customerService)
  addToGallery(
    @CurrentUser() caller: Caller,
    @Req() request: ApiRequest,
    @PathParams() { gallery }: { gallery: string },
  ): Promise<AdminPhotoView> {
    return this.uploads.receive(caller, request, { sku: null, gallery });
  }

  @Endpoint(calls['admin/photos'], customerService)
  list(
    @Input() query: In<'admin/photos'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/photos'>> {
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, PHOTO_COLUMNS, 'position');
    return sendPage('photos', listing, listPhotos(this.database.reader, listing), reply);
  }

  @Endpoint(calls['admin/photo'], customerService)
  get(@PathParams() { id }: { id: string }): Promise<AdminPhotoView> {
    return loadPhoto(this.database.reader, id);
  }

  @Endpoint(calls['admin/photo-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() edit: In<'admin/photo-edit'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPhotoView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.photos.edit(tx, caller, id, edit);
      return loadPhoto(tx, id);
    });
  }

  @Endpoint(calls['admin/photo-removal'], customerService)
  remove(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPhotoView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const photo = await loadPhoto(tx, id);
      await this.photos.remove(tx, caller, id);
      return photo;
    });
  }
}
