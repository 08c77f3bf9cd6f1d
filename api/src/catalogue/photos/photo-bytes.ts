import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '../../kernel/public';
import type { PhotoFormat } from './photo-rows';

export const MAX_PHOTO_BYTES = 30 * 1024 * 1024;
const MAX_PIXELS = 60_000_000;
/** px; WebP knows no longer side than 16,383. */
const MAX_SIDE = 16_000;
/** Nothing honest takes so long. */
const SECONDS = 120;

// One thread a picture, and nothing kept: whoever waits for a quote is not to wait for a photograph.
sharp.concurrency(1);
sharp.cache(false);

const QUALITY: Readonly<Record<PhotoFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true }),
};

export interface Measured {
  /** px, upright. */
  width: number;
  height: number;
}

/**
 * Its size as it is looked at, once it was read from the first pixel to the last. Refuses `photo_too_many_pixels` before
 * any is unpacked, and `photo_unreadable` for what is broken, cut short, or another kind than its first bytes said.
 */
export async function measure(bytes: Buffer, contentType: string): Promise<Measured> {
  const { mediaType, width, height, autoOrient } = await headOf(bytes);
  if (mediaType !== contentType) throw new Refusal('photo_unreadable');
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new Refusal('photo_too_many_pixels');
  try {
    await opened(bytes).resize({ width: 32, height: 32, fit: 'inside' }).raw().toBuffer();
  } catch {
    throw new Refusal('photo_unreadable');
  }
  return { width: autoOrient.width, height: autoOrient.height };
}

/** The picture so wide: upright, in sRGB, and without what the camera wrote beside it. */
export async function scaled(bytes: Buffer, width: number, format: PhotoFormat): Promise<Measured & { bytes: Buffer }> {
  const picture = opened(bytes).autoOrient().resize({ width, withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await QUALITY[format](picture).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function headOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('photo_unreadable');
  }
}

function opened(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS });
}
