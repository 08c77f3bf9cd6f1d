import { parentPort, workerData } from 'node:worker_threads';
import type { PressArtwork } from './press-artwork';
import { buildPressFile, type PressJob, WITHOUT_ARTWORK } from './press-file';
import { toPressJpeg } from './press-picture';

/** A job whose artwork is still as the customer sent it. */
export interface PressTask extends Omit<PressJob, 'artwork'> {
  artwork: (Omit<PressArtwork, 'kind'> & { format: string }) | null;
}

async function prepare({ format, ...artwork }: NonNullable<PressTask['artwork']>): Promise<PressArtwork> {
  if (format === 'pdf') return { ...artwork, kind: 'pdf' };
  return { ...artwork, kind: 'jpeg', bytes: await toPressJpeg(format, artwork.bytes) };
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
