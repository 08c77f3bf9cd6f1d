import type { PictureView } from '@shop/contract';
import { localize } from '../snapshot/localize';
import { FORMATS, type Photo, type PhotoFormat, type PhotoVariant } from './photo-rows';

/** Extension and media type of each format, the best first. */
const SUFFIX: Readonly<Record<PhotoFormat, string>> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };
export const MEDIA_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Widths in px of the variants of a photo; none is wider than the photo itself. */
export function variantWidths(width: number): number[] {
  return [...new Set([400, 800, 1600].map((wanted) => Math.min(wanted, width)))];
}

/** A photo for a page: its largest JPEG, and all sizes and formats as sources. Empty if it has no JPEG. */
export function toPhotoView(photo: Photo, language: string): PictureView[] {
  const largest = variantsInFormat(photo, 'jpeg').at(-1);
  if (!largest) return [];
  const { width, height } = largest;
  const alt = localize(photo.alt, language, '');
  const sources = FORMATS.map((format) => ({ type: MEDIA_TYPES[format], srcset: srcset(photo, format) }));
  return [{ kind: 'photo', url: variantUrl(photo, largest), alt, width, height, sources }];
}

/** URL of the smallest JPEG. */
export function thumbnailUrl(photo: Photo): string | undefined {
  const [smallest] = variantsInFormat(photo, 'jpeg');
  return smallest && variantUrl(photo, smallest);
}

/** The variant with a file name such as `800.avif`. */
export function findVariant({ variants }: Photo, file: string): PhotoVariant | undefined {
  return variants.find(({ width, format }) => file === `${width}.${SUFFIX[format]}`);
}

function srcset(photo: Photo, format: PhotoFormat): string {
  return variantsInFormat(photo, format)
    .map((variant) => `${variantUrl(photo, variant)} ${variant.width}w`)
    .join(', ');
}

const variantsInFormat = ({ variants }: Photo, format: PhotoFormat): PhotoVariant[] =>
  variants.filter((variant) => variant.format === format).toSorted((a, b) => a.width - b.width);

const variantUrl = ({ id }: Photo, { width, format }: PhotoVariant): string =>
  `/photos/${id}/${width}.${SUFFIX[format]}`;
