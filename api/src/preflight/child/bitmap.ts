import type { FileFacts } from '@shop/preflight';
import type { Examination } from './examination';
import { DamagedFile, unknownFacts } from './facts';
import type { Pixels } from './pixels';
import { describePixels, scaleDown } from './pictures';
import type { RowPicture } from './plain-tiff';
import { INCHES_PER_METRE, resolution } from './resolution';
import type { Source } from './source';

const MM_PER_INCH = 25.4;
/** px; even with one bit per pixel, no side of a file of 80 MB is longer. */
const MAX_SIDE = 1e9;

/** Examines a BMP: by its header, and by its pixels if they are stored plainly with 24 or 32 bits. */
export async function examineBitmap(source: Source, { facts, report, save }: Examination): Promise<void> {
  const layout = readHeader(source, facts);
  report();
  if (!layout) return;
  const pixels = await scaleDown(readPixels(source, layout));
  await describePixels(pixels, { facts, save });
  facts.depth = 'full';
}

/** All pixels; null if they are stored in a way that is not read. */
export function fullBitmap(source: Source): RowPicture | null {
  const layout = readHeader(source, unknownFacts('bmp'));
  if (!layout) return null;
  const { data, width, height } = readPixels(source, layout);
  return { width, height, channels: 3, rows: [data] };
}

/** Describes the header, and finds the pixels. */
function readHeader(source: Source, facts: FileFacts): Layout | null {
  const head = source.readAt(0, 54);
  if (head.length < 54) throw new DamagedFile('the header is cut off');
  const width = head.readInt32LE(18);
  const height = Math.abs(head.readInt32LE(22));
  if (width <= 0 || height === 0) throw new DamagedFile('the picture has no pixels');
  const found = resolution(head.readInt32LE(38) / INCHES_PER_METRE, head.readInt32LE(42) / INCHES_PER_METRE);
  const bits = head.readUInt16LE(28);
  if (width > MAX_SIDE || height > MAX_SIDE) throw new DamagedFile('the size is impossible');
  facts.pages = 1;
  facts.widthPx = width;
  facts.heightPx = height;
  if (found) {
    facts.dpi = Math.min(found.x, found.y);
    facts.widthMm = (width / found.x) * MM_PER_INCH;
    facts.heightMm = (height / found.y) * MM_PER_INCH;
  }
  facts.colour = bits <= 8 ? 'indexed' : 'rgb';
  const compression = head.readUInt32LE(30);
  if ((bits !== 24 && bits !== 32) || (compression !== 0 && compression !== 3)) return null;
  return { width, height, start: head.readUInt32LE(10), bytes: bits / 8, isTopDown: head.readInt32LE(22) < 0 };
}

interface Layout {
  width: number;
  height: number;
  /** Offset of the first row. */
  start: number;
  /** Bytes of a pixel. */
  bytes: number;
  isTopDown: boolean;
}

function readPixels(source: Source, { width, height, start, bytes, isTopDown }: Layout): Pixels {
  const rowBytes = Math.ceil((width * bytes) / 4) * 4;
  if (start + rowBytes * height > source.size + 3) throw new DamagedFile('rows are missing');
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const line = source.readAt(start + row * rowBytes, rowBytes);
    let to = (isTopDown ? row : height - 1 - row) * width * 3;
    for (let x = 0; x < width; x++) {
      const at = x * bytes;
      data[to++] = line[at + 2] ?? 0;
      data[to++] = line[at + 1] ?? 0;
      data[to++] = line[at] ?? 0;
    }
  }
  return { data, width, height, channels: 3 };
}
