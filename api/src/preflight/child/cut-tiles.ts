import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { limitPixels, type PictureSize, TILE_PX, tileLevels } from '@shop/preflight';
import sharp from 'sharp';
import { MAX_TILED_PIXELS } from './examination';
import { asPrinted, OPTIONS } from './pictures';

/** The size of the largest level, and whether the picture itself is larger. */
export interface CutPicture extends PictureSize {
  isReduced: boolean;
}

const NAME = 'cut';

/**
 * Cuts a picture into tiles in all levels: JPEG in sRGB on white. The file `tiles` has them one after another in the
 * order of their numbers, and the file `sizes` has the bytes of each as 32-bit numbers.
 * @param profile by which the picture is shown as printed; null: in its own colours
 */
export async function cutTiles(input: string | Buffer, profile: string | null): Promise<CutPicture> {
  const whole = (await sharp(input, OPTIONS).metadata()).autoOrient;
  const size = limitPixels(whole, MAX_TILED_PIXELS);
  const isReduced = size.width < whole.width;
  const picture = sharp(input, OPTIONS).autoOrient();
  if (isReduced) picture.resize(size.width, size.height, { fit: 'fill', kernel: 'linear' });
  picture.flatten({ background: '#fff' }).toColourspace('srgb');
  const shown = profile === null ? picture : await asPrinted(picture, profile, 'inks.tif');
  await shown
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .tile({ size: TILE_PX, overlap: 0, depth: 'onetile', layout: 'dz', container: 'fs' })
    .toFile(`${NAME}.dz`);
  writeFileSync('sizes', joinTiles(size));
  return { ...size, isReduced };
}

/** Moves the tiles into one file, and returns their sizes. */
function joinTiles(size: PictureSize): Buffer {
  const sizes: number[] = [];
  for (const [level, { columns, rows }] of tileLevels(size).entries())
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const file = `${NAME}_files/${level}/${column}_${row}.jpeg`;
        const bytes = readFileSync(file);
        appendFileSync('tiles', bytes);
        sizes.push(bytes.length);
        rmSync(file);
      }
  const packed = Buffer.alloc(sizes.length * 4);
  for (const [index, bytes] of sizes.entries()) packed.writeUInt32LE(bytes, index * 4);
  return packed;
}
