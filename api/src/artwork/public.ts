export { ArtworkErasure } from './artwork-erasure';
export { ArtworkFiles, type NewArtwork, type NewProof } from './artwork-files';
export { ArtworkModule } from './artwork.module';
export { ArtworkQueries, ITEM_ARTWORK_STATE, type ItemArtwork, type ItemArtworkState } from './artwork.queries';
export { type ArtworkCopy, findReusableArtwork, copyArtwork } from './artwork-copies.queries';
export { FileChecks } from './file-checks.service';
export { FileLinks } from './file-links';
export { parsePublicLink } from './public-link';
export { ARTWORK_UPLOAD, CLAIM_PHOTOS_UPLOAD, PROOF_UPLOAD } from './upload-rules';
