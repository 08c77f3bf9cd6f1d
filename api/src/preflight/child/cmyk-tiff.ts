import type { Pixels } from './pixels';

const SHORT = 3;
const LONG = 4;
const HEADER_BYTES = 8;
const SEPARATED = 5;

/** Four-channel pixels as an uncompressed TIFF, because `sharp` takes no CMYK pixels without a format. */
export function cmykTiff({ data, width, height }: Pixels): Buffer {
  const tags: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, 0],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, SEPARATED],
    [273, LONG, 1, 0],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, data.length],
  ];
  const bitsAt = HEADER_BYTES + 2 + tags.length * 12 + 4;
  const head = Buffer.alloc(bitsAt + 8);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(HEADER_BYTES, 4);
  head.writeUInt16LE(tags.length, HEADER_BYTES);
  for (const [index, [tag, type, count, value]] of tags.entries()) {
    const at = HEADER_BYTES + 2 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(tag === 258 ? bitsAt : tag === 273 ? head.length : value, at + 8);
  }
  for (let channel = 0; channel < 4; channel++) head.writeUInt16LE(8, bitsAt + channel * 2);
  return Buffer.concat([head, data]);
}
