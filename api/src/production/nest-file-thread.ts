import { parentPort, workerData } from 'node:worker_threads';
import { buildNestFile, type NestFileItem, type NestFileJob } from './nest-file';
import type { PressArtwork } from './press-artwork';
import { prepareArtwork, type StoredArtwork } from './prepare-artwork';

/** A nest whose artwork is still as the customers sent it. */
export interface NestFileTask extends Omit<NestFileJob, 'items'> {
  items: readonly (Omit<NestFileItem, 'artwork'> & { artwork: StoredArtwork | null })[];
}

/** A file that cannot be read is left out, and the label of its pieces says so. */
const prepare = (artwork: StoredArtwork): Promise<PressArtwork | null> => prepareArtwork(artwork).catch(() => null);

async function build({ items, ...job }: NestFileTask): Promise<Uint8Array> {
  const prepared: NestFileItem[] = [];
  for (const { artwork, ...item } of items) prepared.push({ ...item, artwork: artwork && (await prepare(artwork)) });
  return buildNestFile({ ...job, items: prepared });
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
void build(workerData as NestFileTask).then((file) => parentPort?.postMessage(file, [file.buffer as ArrayBuffer]));
