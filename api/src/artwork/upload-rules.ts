import { ARTWORK_KINDS, type FileUploadRules, PICTURE_KINDS, PROOF_KINDS } from '../common/public';

export const ARTWORK_UPLOAD: FileUploadRules = { folder: 'artwork', allowed: ARTWORK_KINDS };

export const PROOF_UPLOAD: FileUploadRules = { folder: 'proofs', allowed: PROOF_KINDS };

/** Up to 6 photos of a claim, 15 MB each. */
export const CLAIM_PHOTOS_UPLOAD: FileUploadRules = {
  field: 'photos',
  maxFiles: 6,
  folder: 'claims',
  allowed: PICTURE_KINDS,
  maxBytes: 15_000_000,
  errors: { size: 'picture_too_large', kind: 'picture_type_not_allowed', count: 'pictures_too_many' },
};
