export { ArtworkFiles, type ItemArtwork, type NewArtwork, type NewProof } from './artwork-files';
export { ArtworkModule } from './artwork.module';
