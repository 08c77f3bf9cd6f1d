/** The largest size that is taken, in bytes. */
const MOST = 30 * 1024 * 1024;
const NAMES = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** What a file dialog offers. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/tiff';

export type PhotoFault = 'tooLarge' | 'wrongType';

/** What is plainly wrong with a file before it is sent; the server judges its content. */
export function photoFault({ name, size, type }: { name: string; size: number; type: string }): PhotoFault | null {
  if (!PHOTO_TYPES.split(',').includes(type) && !NAMES.test(name)) return 'wrongType';
  return size > MOST ? 'tooLarge' : null;
}

/** Whether a browser shows it before it is sent: none but Safari shows TIFF. */
export function hasPreview({ name, type }: { name: string; type: string }): boolean {
  return type !== 'image/tiff' && !/\.tiff?$/i.test(name);
}
