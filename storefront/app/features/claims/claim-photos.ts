/** The API's limits for the photos of a claim. */
export const MAX_PHOTOS = 6;
export const MAX_PHOTO_BYTES = 15_000_000;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export type PhotoProblem = 'many' | 'large' | 'kind';

/** Why photos cannot be sent; null if they can. */
export function validatePhotos(photos: readonly Pick<File, 'size' | 'type'>[]): PhotoProblem | null {
  if (photos.length > MAX_PHOTOS) return 'many';
  if (photos.some(({ type }) => !PHOTO_TYPES.includes(type))) return 'kind';
  return photos.some(({ size }) => size > MAX_PHOTO_BYTES) ? 'large' : null;
}
