import type { ColourMode } from '@shop/preflight';
import sharp from 'sharp';
import { type Examination, MAX_TILED_PIXELS } from './examination';
import { DamagedFile } from './facts';
import { describePixels } from './pictures';
import { cmykTiff, type RowPicture } from './plain-tiff';
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
  const step = Math.max(1, Math.ceil(Math.max(composite.width, composite.height) / MAX_SIDE_PX));
  const picture = sampleComposite(source, composite, { colour: facts.colour, step });
  if (!picture) return;
  const read = readSamples(picture);
  if (read.channels === 4) facts.ink = inkShares(read);
  const pixels = await toScreen(read);
  await describePixels(pixels, { facts, save });
  facts.depth = 'full';
}

/** The composite with all its pixels, or every so many of them where there are more than are cut into tiles. */
export function fullComposite(source: Source, composite: Composite, colour: ColourMode | null): RowPicture | null {
  const step = Math.ceil(Math.sqrt((composite.width * composite.height) / MAX_TILED_PIXELS));
  return sampleComposite(source, composite, { colour, step });
}

/** Null if the pixels are in another colour mode, depth or compression than those that are read. */
function sampleComposite(
  source: Source,
  composite: Composite,
  { colour, step }: { colour: ColourMode | null; step: number },
): RowPicture | null {
  const channels = colour === 'cmyk' ? 4 : colour === 'rgb' ? 3 : colour === 'grey' ? 1 : null;
  if (channels === null || composite.channels < channels) return null;
  if (composite.depth !== 8 && composite.depth !== 16) return null;
  const readRow = rowReader(source, composite);
  if (!readRow) return null;
  const width = Math.floor(composite.width / step) || 1;
  const height = Math.floor(composite.height / step) || 1;
  const bytes = composite.depth / 8;
  return { width, height, channels, rows: sampleRows({ width, height, channels }, readRow, { step, bytes }) };
}

function* sampleRows(
  { width, height, channels }: Omit<RowPicture, 'rows'>,
  readRow: RowReader,
  { step, bytes }: { step: number; bytes: number },
): Generator<Uint8Array> {
  for (let y = 0; y < height; y++) {
    const line = new Uint8Array(width * channels);
    for (let channel = 0; channel < channels; channel++) {
      const row = readRow(channel, y * step);
      for (let x = 0; x < width; x++) {
        const value = row[x * step * bytes] ?? 0;
        line[x * channels + channel] = channels === 4 ? 255 - value : value;
      }
    }
    yield line;
  }
}

function readSamples({ width, height, channels, rows }: RowPicture): Pixels {
  const data = new Uint8Array(width * height * channels);
  let at = 0;
  for (const row of rows) {
    data.set(row, at);
    at += row.length;
  }
  return { data, width, height, channels };
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
