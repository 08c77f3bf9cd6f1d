import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { PRODUCTION_PHOTO_UPLOAD } from '../../artwork/public';
import {
  type Caller,
  CurrentUser,
  Endpoint,
  Idempotent,
  type IdempotencyKey,
  Input,
  onlyStaff,
  PathParams,
  type StreamedUpload,
  Upload,
} from '../../common/public';
import { type ItemPath, ItemPhotos, type PhotoPath } from '../item-photos.service';
import { ItemPhotoFields } from './item-photo-fields.dto';

const staff = onlyStaff('customer_service', 'factory', 'isc_facility');

/** Photos of items in production. */
@Controller()
export class ItemPhotosController {
  constructor(private readonly photos: ItemPhotos) {}

  @Endpoint(calls['admin/item-photo'], staff, { fields: ItemPhotoFields, files: PRODUCTION_PHOTO_UPLOAD })
  add(
    @CurrentUser() caller: Caller,
    @PathParams() path: ItemPath,
    @Input() { step = 'checked' }: In<'admin/item-photo'>,
    @Upload() upload: StreamedUpload | null,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/item-photo'>> {
    return this.photos.receive(caller, { ...path, step }, upload, idempotencyKey);
  }

  @Endpoint(calls['admin/item-photo-show'], staff)
  show(
    @CurrentUser() caller: Caller,
    @PathParams() path: PhotoPath,
    @Input() { isShown }: In<'admin/item-photo-show'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/item-photo-show'>> {
    return this.photos.show(caller, { ...path, isShown }, idempotencyKey);
  }

  @Endpoint(calls['admin/item-photo-delete'], staff)
  remove(
    @CurrentUser() caller: Caller,
    @PathParams() path: PhotoPath,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/item-photo-delete'>> {
    return this.photos.remove(caller, path, idempotencyKey);
  }
}
