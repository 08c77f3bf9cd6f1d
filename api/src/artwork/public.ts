export { ArtworkErasure } from './artwork-erasure';
export { ArtworkFiles, type NewArtwork, type NewProof } from './artwork-files';
export { ArtworkShelf, type ItemArtwork, type ItemStanding } from './artwork-shelf';
export { carriable, carryOver, type CarriedItem } from './carry-over';
export { FileLinks } from './file-links';
export { ArtworkModule } from './artwork.module';
export { PHOTO_KINDS } from './file-kind';
export { publicLink } from './public-link';
export { MultipartReception, type ReceivedFile } from './multipart';
