import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const BACKGROUND: Colour = [250, 249, 245];
const INKS: readonly Colour[] = [
  [0, 101, 125],
  [214, 0, 110],
  [242, 197, 0],
  [22, 24, 26],
];

/** A small PNG that serves as a print file with too few pixels, or as a photo. `seed` varies its colours and shapes. */
export function drawPicture(width: number, height: number, seed: number): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_unused, x) => colourAt(x / width, y / height, seed)).flat()]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A margin, bands and a disc; `x` and `y` from 0 to 1. */
function colourAt(x: number, y: number, seed: number): number[] {
  if (x < 0.03 || x > 0.97 || y < 0.05 || y > 0.95) return [...BACKGROUND];
  const disc = (x - 0.3 - 0.1 * (seed % 5)) ** 2 * 4 + (y - 0.5) ** 2 < 0.06;
  const band = Math.floor((x + y * 0.5) * 6) % 3 === 0;
  return [...(disc ? inkColour(seed + 1) : band ? inkColour(seed) : BACKGROUND)];
}

function inkColour(index: number): Colour {
  return INKS[index % INKS.length] ?? BACKGROUND;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
