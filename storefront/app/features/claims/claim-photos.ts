/** What the shop takes with a claim. */
export const MOST_PHOTOS = 6;
export const LARGEST_PHOTO = 15_000_000;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

export type PhotoProblem = 'many' | 'large' | 'kind';

/** Why these photos cannot go along; null where they can. */
export function photoProblem(photos: readonly Pick<File, 'size' | 'type'>[]): PhotoProblem | null {
  if (photos.length > MOST_PHOTOS) return 'many';
  if (photos.some(({ type }) => !PHOTO_TYPES.includes(type))) return 'kind';
  return photos.some(({ size }) => size > LARGEST_PHOTO) ? 'large' : null;
}
