import { Controller, Req, Res } from '@nestjs/common';
import { type AdminPhotoView, calls, type Input as In, type Output } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Photos } from '../catalogue/public';
import {
  Asking,
  type Caller,
  Database,
  Handles,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
  type ShopRequest,
} from '../kernel/public';
import { ranged, readListing } from './list-query';
import { PhotoUploads } from './photo-uploads.service';
import { listPhotos, PHOTO_COLUMNS, photoOf } from './photos.queries';

const service = only('customer_service');

@Controller()
export class StaffPhotosController {
  constructor(
    private readonly database: Database,
    private readonly uploads: PhotoUploads,
    private readonly photos: Photos,
  ) {}

  @Handles(calls['admin/product-photo'], service)
  addToProduct(
    @Asking() caller: Caller,
    @Req() request: ShopRequest,
    @PathParams() { sku }: { sku: string },
  ): Promise<AdminPhotoView> {
    return this.uploads.receive(caller, request, { sku, gallery: null });
  }

  @Handles(calls['admin/gallery-photo'], service)
  addToGallery(
    @Asking() caller: Caller,
    @Req() request: ShopRequest,
    @PathParams() { gallery }: { gallery: string },
  ): Promise<AdminPhotoView> {
    return this.uploads.receive(caller, request, { sku: null, gallery });
  }

  @Handles(calls['admin/photos'], service)
  list(
    @Input() query: In<'admin/photos'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/photos'>> {
    const listing = readListing({ sort: '["position","ASC"]', ...query }, PHOTO_COLUMNS, 'position');
    return ranged('photos', listing, listPhotos(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/photo'], service)
  one(@PathParams() { id }: { id: string }): Promise<AdminPhotoView> {
    return photoOf(this.database.reader, id);
  }

  @Handles(calls['admin/photo-edit'], service)
  edit(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() edit: In<'admin/photo-edit'>,
    @OnceOnly() once: Once | null,
  ): Promise<AdminPhotoView> {
    return this.database.command(once, async (tx) => {
      await this.photos.edit(tx, caller, id, edit);
      return photoOf(tx, id);
    });
  }

  @Handles(calls['admin/photo-removal'], service)
  remove(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @OnceOnly() once: Once | null,
  ): Promise<AdminPhotoView> {
    return this.database.command(once, async (tx) => {
      const photo = await photoOf(tx, id);
      await this.photos.remove(tx, caller, id);
      return photo;
    });
  }
}
