import { examineArchive } from './archives';
import { fullBitmap } from './bitmap';
import { unknownFacts } from './facts';
import { fullPdfPage } from './pdf';
import { fullPhotoshopPicture } from './photoshop';
import { type RowPicture, writePlainTiff } from './plain-tiff';
import type { Source } from './source';

type Opener = (source: Source) => RowPicture | null | Promise<RowPicture | null>;

/** The formats that `sharp` does not read. */
const OPENERS: Readonly<Record<string, Opener>> = { bmp: fullBitmap, pdf: fullPdfPage, psd: fullPhotoshopPicture };
const PICTURES = ['tiff', 'jpeg', 'png', 'webp', 'gif'];

/**
 * What `sharp` reads to get all pixels of the first picture or page of a file; null for a file that has none, or that
 * another program draws.
 * @param file where the picture is written if it has to be converted
 */
export async function openFullSize(format: string, source: Source, file: string): Promise<string | Buffer | null> {
  if (format === 'zip' || format === 'rar') return openArchived(format, source, file);
  if (PICTURES.includes(format)) return source.input;
  const picture = await OPENERS[format]?.(source);
  if (!picture) return null;
  writePlainTiff(file, picture);
  return file;
}

async function openArchived(archive: string, source: Source, file: string): Promise<string | Buffer | null> {
  let opened: string | Buffer | null = null;
  const examination = { facts: unknownFacts(archive), report: () => undefined, save: async () => undefined };
  await examineArchive(source, examination, async (format, inner) => {
    opened = await openFullSize(format, inner, file);
  });
  return opened;
}
