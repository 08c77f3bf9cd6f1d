import type { PictureView } from '@shop/contract';
import { inLanguage } from '../shelf';
import { FORMATS, type Photo, type PhotoFormat, type PhotoVariant } from './photo-rows';

/** Extension and media type of each format, the best first. */
const SUFFIX: Readonly<Record<PhotoFormat, string>> = { avif: 'avif', webp: 'webp', jpeg: 'jpg' };
export const MEDIA_TYPES: Readonly<Record<PhotoFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Widths in px that a photograph so wide is scaled to: it is never enlarged. */
export function widthsOf(width: number): number[] {
  return [...new Set([400, 800, 1600].map((wanted) => Math.min(wanted, width)))];
}

/** A photograph as pages show it: its largest JPEG, and every size and format beside it. */
export function photoPicture(photo: Photo, language: string): PictureView[] {
  const largest = variantsIn(photo, 'jpeg').at(-1);
  if (!largest) return [];
  const { width, height } = largest;
  const alt = inLanguage(photo.alt, language, '');
  const sources = FORMATS.map((format) => ({ type: MEDIA_TYPES[format], srcset: srcset(photo, format) }));
  return [{ kind: 'photo', url: addressOf(photo, largest), alt, width, height, sources }];
}

/** The address of its smallest JPEG. */
export function thumbnailOf(photo: Photo): string | undefined {
  const [smallest] = variantsIn(photo, 'jpeg');
  return smallest && addressOf(photo, smallest);
}

/** The variant that an address's file name asks for, such as `800.avif`. */
export function variantNamed({ variants }: Photo, file: string): PhotoVariant | undefined {
  return variants.find(({ width, format }) => file === `${width}.${SUFFIX[format]}`);
}

function srcset(photo: Photo, format: PhotoFormat): string {
  return variantsIn(photo, format)
    .map((variant) => `${addressOf(photo, variant)} ${variant.width}w`)
    .join(', ');
}

const variantsIn = ({ variants }: Photo, format: PhotoFormat): PhotoVariant[] =>
  variants.filter((variant) => variant.format === format).toSorted((a, b) => a.width - b.width);

const addressOf = ({ id }: Photo, { width, format }: PhotoVariant): string =>
  `/photos/${id}/${width}.${SUFFIX[format]}`;
