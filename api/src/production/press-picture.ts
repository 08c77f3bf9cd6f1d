import sharp, { type Metadata } from 'sharp';

const QUALITY = 95;
/** The orientation of a picture that is stored as it is seen. */
const UPRIGHT = 1;

/**
 * A picture as a JPEG that a PDF shows as it was examined: upright, in sRGB, grey or CMYK. A JPEG that is so already stays
 * as it is; inks are never converted.
 */
export async function toPressJpeg(format: string, bytes: Uint8Array): Promise<Uint8Array> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format === 'jpeg' && canStay(metadata)) return bytes;
  const isCmyk = metadata.space === 'cmyk';
  const picture = sharp(bytes, { limitInputPixels: false, sequentialRead: true, ignoreIcc: isCmyk }).autoOrient();
  if (isCmyk) picture.pipelineColourspace('cmyk').toColourspace('cmyk').removeAlpha();
  else picture.flatten({ background: '#ffffff' });
  // Optimised Huffman tables would make the file about a fifth smaller, but need the whole picture in memory several times.
  return picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false }).toBuffer();
}

/** A profile would not be read, and inks may be inverted or not. */
function canStay({ space, icc, orientation = UPRIGHT }: Metadata): boolean {
  return orientation === UPRIGHT && !icc && (space === 'srgb' || space === 'b-w');
}
