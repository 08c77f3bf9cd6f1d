import { closeSync, openSync, writeSync } from 'node:fs';
import type { Pixels } from './pixels';

const SHORT = 3;
const LONG = 4;
const HEADER_BYTES = 8;
/** Number of the colour model by channels. */
const MODELS: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 5 };

/** A picture whose rows follow one after another: grey, RGB or CMYK by its channels, 8 bits each; 255 is full ink. */
export interface RowPicture {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  /** Its bytes from the top, in parts of whole rows. */
  rows: Iterable<Uint8Array>;
}

/** Four-channel pixels as an uncompressed TIFF, because `sharp` takes no CMYK pixels without a format. */
export function cmykTiff({ data, width, height }: Pixels): Buffer {
  return Buffer.concat([head({ width, height, channels: 4 }), data]);
}

/** Writes a picture to an uncompressed TIFF, so that it need not be in memory. */
export function writePlainTiff(file: string, picture: RowPicture): void {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, head(picture));
    for (const rows of picture.rows) writeSync(handle, rows);
  } finally {
    closeSync(handle);
  }
}

function head({ width, height, channels }: Omit<RowPicture, 'rows'>): Buffer {
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, channels === 1 ? 8 : 0],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, MODELS[channels] ?? 0],
    [273, LONG, 1, 0],
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, width * height * channels],
  ];
  const bitsAt = HEADER_BYTES + 2 + tags.length * 12 + 4;
  const bytes = Buffer.alloc(bitsAt + 8);
  bytes.write('II*\0', 'latin1');
  bytes.writeUInt32LE(HEADER_BYTES, 4);
  bytes.writeUInt16LE(tags.length, HEADER_BYTES);
  for (const [index, [tag, type, count, value]] of tags.entries()) {
    const at = HEADER_BYTES + 2 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(tag === 258 && channels > 1 ? bitsAt : tag === 273 ? bytes.length : value, at + 8);
  }
  for (let channel = 0; channel < 4; channel++) bytes.writeUInt16LE(8, bitsAt + channel * 2);
  return bytes;
}
