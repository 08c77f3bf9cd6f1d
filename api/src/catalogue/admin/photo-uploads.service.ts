import { Injectable } from '@nestjs/common';
import { type AdminPhotoView, calls } from '@shop/contract';
import {
  ApiError,
  type ApiRequest,
  type Caller,
  Database,
  type FileUploadRules,
  isMultipart,
  PHOTO_KINDS,
  UploadCommands,
} from '../../common/public';
import { MAX_PHOTO_BYTES } from '../photos/photo-processing';
import { PHOTO_FOLDER } from '../photos/photo-variants.service';
import { type PhotoOwner, Photos } from '../photos/photos.service';
import { loadPhoto } from './photos.queries';

const PHOTO_UPLOAD: FileUploadRules = {
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
  async receive(caller: Caller, request: ApiRequest, owner: PhotoOwner): Promise<AdminPhotoView> {
    if (!isMultipart(request)) throw new ApiError('file_missing', [{ field: 'file', code: 'file_missing' }]);
    return this.uploads.runWithFile(request, {
      // Photos of galleries have the same text fields.
      call: calls['admin/product-photo'],
      rules: PHOTO_UPLOAD,
      assertAllowed: () => this.photos.assertCanAdd(this.database.reader, owner),
      validateFile: ({ object, contentType }) => this.photos.validate(object, contentType),
      execute: async (tx, alt, _file, photo) => loadPhoto(tx, await this.photos.add(tx, caller, owner, alt, photo)),
    });
  }
}
