import { parentPort, workerData } from 'node:worker_threads';
import { buildPressFile, type PressJob, WITHOUT_ARTWORK } from './press-file';
import { prepareArtwork, type StoredArtwork } from './prepare-artwork';

/** A job whose artwork is still as the customer sent it. */
export interface PressTask extends Omit<PressJob, 'artwork'> {
  artwork: StoredArtwork | null;
}

/** A file that cannot be read is left out, and the slug says so. */
async function build({ artwork, ...job }: PressTask): Promise<Uint8Array> {
  if (artwork) {
    try {
      return await buildPressFile({ ...job, artwork: await prepareArtwork(artwork) });
    } catch {
      return buildPressFile({ ...job, artwork: null, slug: [...job.slug, WITHOUT_ARTWORK] });
    }
  }
  return buildPressFile({ ...job, artwork: null });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
void build(workerData as PressTask).then((file) => parentPort?.postMessage(file, [file.buffer as ArrayBuffer]));
