import sharp from 'sharp';

const MATRIX = ['rXYZ', 'gXYZ', 'bXYZ'];

/** The profile that files are shown by without another one. */
export const standardProfile = (): Promise<Buffer> => readProfile('cmyk');

/** The RGB profile of a printer that reaches hardly more than greys. */
export async function paleProfile(): Promise<Buffer> {
  const bytes = Buffer.from(await readProfile('srgb'));
  bytes.write('prtr', 12, 'latin1');
  const places = MATRIX.map((tag) => placeOf(bytes, tag));
  const colours = places.map((place) => [0, 4, 8].map((offset) => bytes.readInt32BE(place + offset)));
  const white = [0, 1, 2].map((axis) => colours.reduce((sum, colour) => sum + (colour[axis] ?? 0), 0));
  places.forEach((place, index) => {
    for (const axis of [0, 1, 2]) {
      const value = 0.1 * (colours[index]?.[axis] ?? 0) + 0.3 * (white[axis] ?? 0);
      bytes.writeInt32BE(Math.round(value), place + axis * 4);
    }
  });
  return bytes;
}

/** The standard profile with a table for printing that cannot be read. */
export async function unusableProfile(): Promise<Buffer> {
  const bytes = Buffer.from(await standardProfile());
  bytes.fill(0, placeOf(bytes, 'B2A0'), placeOf(bytes, 'B2A0') + 24);
  return bytes;
}

async function readProfile(name: 'cmyk' | 'srgb'): Promise<Buffer> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await dot.withIccProfile(name).tiff().toBuffer()).metadata();
  if (!icc) throw new Error('no profile');
  return icc;
}

/** Where the values of a tag begin, after its type. */
function placeOf(bytes: Buffer, tag: string): number {
  for (let entry = 132; entry < 132 + bytes.readUInt32BE(128) * 12; entry += 12) {
    if (bytes.toString('latin1', entry, entry + 4) === tag) return bytes.readUInt32BE(entry + 4) + 8;
  }
  throw new Error(`no tag ${tag}`);
}
