import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const COLLECTED_BYTES = 8 * 1024 * 1024;

export type CollectGarbage = (options: { type: 'minor' }) => void;

/**
 * Runs V8's minor garbage collection after every 8 MiB that arrived for uploads, which takes 1 to 3 ms. By itself, V8 waits for
 * about 64 MiB, because nearly all of these bytes are outside its heap, and then runs a major one, which takes up to 40 ms.
 */
export class MinorGarbageCollector {
  private bytes = 0;
  private collect: CollectGarbage | undefined;

  /** Counts bytes that are not used any more. */
  add(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes < COLLECTED_BYTES) return;
    this.bytes = 0;
    this.collect ??= findCollector();
    this.collect({ type: 'minor' });
  }
}

/** V8's function that collects garbage. It is only in contexts that are made after the flag was set. */
export function findCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as CollectGarbage;
}
