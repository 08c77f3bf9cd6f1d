import { ARTWORK_KINDS, type FileUploadRules, PICTURE_KINDS, PROOF_KINDS } from '../common/public';

export const ARTWORK_UPLOAD: FileUploadRules = { folder: 'artwork', allowed: ARTWORK_KINDS };

export const PROOF_UPLOAD: FileUploadRules = { folder: 'proofs', allowed: PROOF_KINDS };

/** What photos of cameras and phones take at most. */
const MAX_PICTURE_BYTES = 15_000_000;

/** Up to 6 photos of a claim, 15 MB each. */
export const CLAIM_PHOTOS_UPLOAD: FileUploadRules = {
  field: 'photos',
  maxFiles: 6,
  folder: 'claims',
  allowed: PICTURE_KINDS,
  maxBytes: MAX_PICTURE_BYTES,
  errors: { size: 'picture_too_large', kind: 'picture_type_not_allowed', count: 'pictures_too_many' },
};

/** A photo of an item in production. */
export const PRODUCTION_PHOTO_UPLOAD: FileUploadRules = {
  folder: 'production',
  allowed: PICTURE_KINDS,
  maxBytes: MAX_PICTURE_BYTES,
  errors: { size: 'picture_too_large', kind: 'picture_type_not_allowed' },
};

/** An ICC profile of what a product is printed on. */
export const COLOUR_PROFILE_UPLOAD: FileUploadRules = {
  folder: 'profiles',
  allowed: ['icc'],
  maxBytes: 4 * 1024 * 1024,
  errors: { size: 'profile_too_large', kind: 'profile_type_not_allowed' },
};
