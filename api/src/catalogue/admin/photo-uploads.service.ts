import { Injectable } from '@nestjs/common';
import type { AdminPhotoView, Input } from '@shop/contract';
import {
  ApiError,
  type Caller,
  Database,
  type FileUploadRules,
  type IdempotencyKey,
  PHOTO_KINDS,
  type StreamedUpload,
  UploadCommands,
} from '../../common/public';
import { MAX_PHOTO_BYTES } from '../photos/photo-processing';
import { PHOTO_FOLDER } from '../photos/photo-variants.service';
import { type PhotoOwner, Photos } from '../photos/photos.service';
import { loadPhoto } from './photos.queries';

export const PHOTO_UPLOAD: FileUploadRules = {
  folder: PHOTO_FOLDER,
  allowed: PHOTO_KINDS,
  maxBytes: MAX_PHOTO_BYTES,
  errors: { size: 'photo_too_large', kind: 'photo_type_not_allowed' },
};

/** Receives uploaded photos: stores the file, validates it and adds the photo. */
@Injectable()
export class PhotoUploads {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadCommands,
    private readonly photos: Photos,
  ) {}

  /** Checks whether the photo may be added before the file is received, and again when its row is written. */
  async receive(
    caller: Caller,
    owner: PhotoOwner,
    alt: Input<'admin/product-photo'>,
    upload: StreamedUpload | null,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminPhotoView> {
    if (!upload) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return this.uploads.runWithFile(upload, {
      idempotencyKey,
      assertAllowed: () => this.photos.assertCanAdd(this.database.reader, owner),
      validateFile: ({ object, contentType }) => this.photos.validate(object, contentType),
      execute: async (tx, _file, photo) => loadPhoto(tx, await this.photos.add(tx, caller, owner, alt, photo)),
    });
  }
}
