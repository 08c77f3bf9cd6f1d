import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { buildPressFile, type PressJob, WITHOUT_ARTWORK } from './press-file';

/** A job whose artwork is still as the customer sent it. */
export interface PressTask extends Omit<PressJob, 'artwork'> {
  artwork: { format: string; bytes: Uint8Array } | null;
}

const PAGES: readonly string[] = ['pdf', 'ai'];
const QUALITY = 95;

async function prepare({ format, bytes }: NonNullable<PressTask['artwork']>): Promise<PressJob['artwork']> {
  if (PAGES.includes(format)) return { kind: 'pdf', bytes };
  if (format === 'jpeg') return { kind: 'jpeg', bytes };
  const jpeg = await sharp(bytes, { limitInputPixels: false, sequentialRead: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { kind: 'jpeg', bytes: jpeg };
}

/** A file that cannot be read is left out, and the slug says so. */
async function build({ artwork, ...job }: PressTask): Promise<Uint8Array> {
  if (artwork) {
    try {
      return await buildPressFile({ ...job, artwork: await prepare(artwork) });
    } catch {
      return buildPressFile({ ...job, artwork: null, slug: [...job.slug, WITHOUT_ARTWORK] });
    }
  }
  return buildPressFile({ ...job, artwork: null });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
void build(workerData as PressTask).then((file) => parentPort?.postMessage(file));
