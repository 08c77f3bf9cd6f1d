import type { Metadata, Sharp } from 'sharp';
import { ApiError, pictureLibrary } from '../../common/public';
import type { PhotoFormat } from './photo-rows';

export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
/** px; WebP allows at most 16,383. */
const MAX_SIDE_PX = 16_000;
/** Far longer than any real photo takes. */
const TIMEOUT_SECONDS = 120;

const ENCODERS: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
};

export interface PhotoSize {
  /** px, after rotation to upright. */
  width: number;
  height: number;
}

/**
 * Decodes a photo completely and returns its upright size.
 * @throws ApiError `photo_too_many_pixels`, before decoding; `photo_unreadable` for a damaged or truncated file, or one of
 *   another type than `contentType`
 */
export async function validatePhoto(bytes: Buffer, contentType: string): Promise<PhotoSize> {
  const { mediaType, width, height, autoOrient } = await readMetadata(bytes);
  if (mediaType !== contentType) throw new ApiError('photo_unreadable');
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) throw new ApiError('photo_too_many_pixels');
  try {
    await open(bytes).resize({ width: 32, height: 32, fit: 'inside' }).raw().toBuffer();
  } catch {
    throw new ApiError('photo_unreadable');
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Scales a photo to a width: upright, in sRGB and without metadata. Never enlarges it. */
export async function scalePhoto(
  bytes: Buffer,
  width: number,
  format: PhotoFormat,
): Promise<PhotoSize & { bytes: Buffer }> {
  const picture = open(bytes).autoOrient().resize({ width, withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await ENCODERS[format](picture).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await pictureLibrary()(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new ApiError('photo_unreadable');
  }
}

function open(bytes: Buffer): Sharp {
  const picture = pictureLibrary()(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  return picture.timeout({ seconds: TIMEOUT_SECONDS });
}
