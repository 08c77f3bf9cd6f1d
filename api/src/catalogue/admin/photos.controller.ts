import { Controller, Res } from '@nestjs/common';
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
  parseListQuery,
  sendPage,
  type StreamedUpload,
  Upload,
} from '../../common/public';
import { PHOTO_UPLOAD, PhotoUploads } from './photo-uploads.service';
import { listPhotos, PHOTO_COLUMNS, loadPhoto } from './photos.queries';
import { PhotoFields } from './upload-fields.dto';

const customerService = onlyStaff('customer_service');

@Controller()
export class PhotosAdminController {
  constructor(
    private readonly database: Database,
    private readonly uploads: PhotoUploads,
    private readonly photos: Photos,
  ) {}

  @Endpoint(calls['admin/product-photo'], customerService, { fields: PhotoFields, files: PHOTO_UPLOAD })
  addToProduct(
    @CurrentUser() caller: Caller,
    @PathParams() { sku }: { sku: string },
    @Input() alt: In<'admin/product-photo'>,
    @Upload() upload: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPhotoView> {
    return this.uploads.receive(caller, { sku, gallery: null }, alt, upload, idempotencyKey);
  }

  @Endpoint(calls['admin/gallery-photo'], customerService, { fields: PhotoFields, files: PHOTO_UPLOAD })
  addToGallery(
    @CurrentUser() caller: Caller,
    @PathParams() { gallery }: { gallery: string },
    @Input() alt: In<'admin/gallery-photo'>,
    @Upload() upload: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPhotoView> {
    return this.uploads.receive(caller, { sku: null, gallery }, alt, upload, idempotencyKey);
  }

  @Endpoint(calls['admin/photos'], customerService)
  list(
    @Input() query: In<'admin/photos'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/photos'>> {
    const listing = parseListQuery({ sort: '["position","ASC"]', ...query }, PHOTO_COLUMNS, 'position');
    return sendPage(
      'photos',
      listing,
      (part) => this.database.readFromReplica((reader) => listPhotos(reader, part)),
      reply,
    );
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
