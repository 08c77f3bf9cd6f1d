import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const COLLECTED_BYTES = 8 * 1024 * 1024;

type CollectGarbage = (options: { type: 'minor' }) => void;

/**
 * Has the bytes that arrived for uploads freed while they are young, which takes 1 to 3 ms. By itself, V8 waits for about 64 MiB
 * of them, because nearly all are outside its heap, and then looks through the whole heap, which takes up to 40 ms.
 */
export class YoungGarbage {
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

/** The function is only in contexts that are made after the flag was set. */
function findCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as CollectGarbage;
}
