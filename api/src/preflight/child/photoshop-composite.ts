import sharp from 'sharp';
import { cmykTiff } from './cmyk-tiff';
import type { Examination } from './examination';
import { DamagedFile } from './facts';
import { describePixels } from './pictures';
import { inkShares, type Pixels } from './pixels';
import type { Source } from './source';

/** The picture at the end of a Photoshop document. */
export interface Composite {
  /** Offset of its first byte. */
  start: number;
  width: number;
  height: number;
  channels: number;
  /** Bits of a sample. */
  depth: number;
  /** The lengths of its rows have 4 bytes instead of 2. */
  isLarge: boolean;
}

/** px; the longer side of what is read: every so many rows and columns are left out. */
const MAX_SIDE_PX = 2000;
const RAW = 0;
const PACKED = 1;

/** Examines a composite of 8 or 16 bits a sample, stored plainly or packed, in grey, RGB or CMYK. */
export async function examineComposite(source: Source, composite: Composite, examination: Examination): Promise<void> {
  const { facts, save } = examination;
  const colours = facts.colour === 'cmyk' ? 4 : facts.colour === 'rgb' ? 3 : facts.colour === 'grey' ? 1 : 0;
  const isReadable = colours > 0 && composite.channels >= colours && (composite.depth === 8 || composite.depth === 16);
  if (!isReadable) return;
  const read = readSamples(source, composite, colours);
  if (!read) return;
  if (colours === 4) facts.ink = inkShares(read);
  const pixels = await toScreen(read);
  await describePixels(pixels, { facts, save });
  facts.depth = 'full';
}

/** A sample of the pixels; in CMYK, 255 is full ink. Null if they are compressed in a way that is not read. */
function readSamples(source: Source, composite: Composite, colours: number): Pixels | null {
  const step = Math.max(1, Math.ceil(Math.max(composite.width, composite.height) / MAX_SIDE_PX));
  const width = Math.floor(composite.width / step) || 1;
  const height = Math.floor(composite.height / step) || 1;
  const readRow = rowReader(source, composite);
  if (!readRow) return null;
  const data = new Uint8Array(width * height * colours);
  const bytes = composite.depth / 8;
  for (let colour = 0; colour < colours; colour++) {
    for (let y = 0; y < height; y++) {
      const row = readRow(colour, y * step);
      for (let x = 0; x < width; x++) {
        const value = row[x * step * bytes] ?? 0;
        data[(y * width + x) * colours + colour] = colours === 4 ? 255 - value : value;
      }
    }
  }
  return { data, width, height, channels: colours };
}

type RowReader = (channel: number, row: number) => Uint8Array;

function rowReader(source: Source, { start, width, height, channels, depth, isLarge }: Composite): RowReader | null {
  const compression = source.readAt(start, 2).readUInt16BE(0);
  const rowBytes = width * (depth / 8);
  if (compression === RAW) {
    if (start + 2 + rowBytes * height * channels > source.size) throw new DamagedFile('rows are missing');
    return (channel, row) => source.readAt(start + 2 + (channel * height + row) * rowBytes, rowBytes);
  }
  if (compression !== PACKED) return null;
  const lengthBytes = isLarge ? 4 : 2;
  const rows = channels * height;
  const lengths = source.readAt(start + 2, rows * lengthBytes);
  if (lengths.length < rows * lengthBytes) throw new DamagedFile('rows are missing');
  const offsets = new Float64Array(rows + 1);
  offsets[0] = start + 2 + lengths.length;
  for (let row = 0; row < rows; row++)
    offsets[row + 1] = (offsets[row] ?? 0) + lengths.readUIntBE(row * lengthBytes, lengthBytes);
  if ((offsets[rows] ?? 0) > source.size) throw new DamagedFile('rows are missing');
  const unpacked = new Uint8Array(rowBytes);
  return (channel, row) => {
    const index = channel * height + row;
    const [from = 0, to = 0] = [offsets[index], offsets[index + 1]];
    unpack(source.readAt(from, to - from), unpacked);
    return unpacked;
  };
}

/** PackBits. What the bytes do not fill stays zero. */
function unpack(packed: Uint8Array, into: Uint8Array): void {
  into.fill(0);
  let to = 0;
  for (let at = 0; at < packed.length && to < into.length;) {
    const count = packed[at++] ?? 0;
    if (count < 128) {
      const length = Math.min(count + 1, packed.length - at, into.length - to);
      into.set(packed.subarray(at, at + length), to);
      at += count + 1;
      to += length;
    } else if (count > 128) {
      const length = 257 - count;
      into.fill(packed[at++] ?? 0, to, to + length);
      to += length;
    }
  }
}

/** In sRGB; CMYK through libvips's profile. */
async function toScreen(pixels: Pixels): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  if (channels === 3) return pixels;
  const picture = channels === 4 ? sharp(cmykTiff(pixels)) : sharp(data, { raw: { width, height, channels: 1 } });
  const converted = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data: converted.data, width, height, channels: converted.info.channels };
}
