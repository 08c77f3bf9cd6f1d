import { bitmapFile, cmykTiff, drawing, pdfFile, photoshopFile, zipFile } from '../print-files';
import { picker } from './known-file';

/** A good file with changed bytes, or cut off. */
export interface MutatedFile {
  format: string;
  bytes: Buffer;
}

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const BYTES = Array.from({ length: 256 }, (_, value) => value);
const SHARES = Array.from({ length: 1000 }, (_, index) => index / 1000);

/** Good files of all formats. */
async function goodFiles(): Promise<(readonly [format: string, bytes: Buffer])[]> {
  return [
    ['tiff', await cmykTiff()],
    ['jpeg', await drawing().jpeg().toBuffer()],
    ['png', await drawing().png().toBuffer()],
    ['webp', await drawing().webp().toBuffer()],
    ['gif', await drawing().gif().toBuffer()],
    ['psd', photoshopFile()],
    ['bmp', bitmapFile()],
    ['pdf', await pdfFile([300, 200], (page) => page.text('Hello').rect(0, 0, 50, 50).fill('red'))],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9mm" height="4mm"><text>x</text></svg>')],
    ['eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 720 360\n%%EndComments\n')],
    ['zip', await zipFile({ 'a.bmp': bitmapFile() })],
  ];
}

const cutAt = (bytes: Buffer, tenths: number) =>
  Buffer.from(bytes.subarray(0, Math.floor((bytes.length * tenths) / 10)));

/** Each good file, cut at each tenth of its bytes. */
export async function cutFiles(): Promise<MutatedFile[]> {
  return (await goodFiles()).flatMap(([format, bytes]) =>
    TENTHS.map((tenths) => ({ format, bytes: cutAt(bytes, tenths) })),
  );
}

/** Good files of all formats, each changed in up to 20 places or cut at a tenth of its bytes; the same for a seed. */
export async function* mutatedFiles(count: number, seed = 14): AsyncGenerator<MutatedFile> {
  const good = await goodFiles();
  const pick = picker(seed);
  for (let made = 0; made < count; made++) {
    const [format, original] = pick(good);
    const isCut = pick([true, false, false, false, false]);
    const bytes = isCut ? cutAt(original, pick(TENTHS)) : Buffer.from(original);
    const changes = isCut ? 0 : pick(BYTES) % 20;
    for (let change = 0; change <= changes && bytes.length > 0; change++)
      bytes[Math.floor(pick(SHARES) * bytes.length)] = pick(BYTES);
    yield { format, bytes };
  }
}
