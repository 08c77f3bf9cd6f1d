import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const COLLECTED_BYTES = 8 * 1024 * 1024;

/** By how much the heap and the bytes outside it grow before V8 collects all garbage. */
const GROWTH_PERCENT = 50;

export type CollectGarbage = (options: { type: 'minor' }) => void;

/**
 * Keeps V8 from collecting garbage at length while uploads arrive, whose bytes are nearly all outside its heap. It would look
 * through the whole heap after each 10 MiB, because it lets that grow by a tenth only while a program makes few objects; here
 * it grows by half. A minor collection runs after each 8 MiB, which takes 1 to 3 ms and frees nearly all of them.
 */
export class MinorGarbageCollector {
  private bytes = 0;
  private collect: CollectGarbage | undefined;

  /** Counts bytes that are not used any more. */
  add(bytes: number): void {
    this.collect ??= prepare();
    this.bytes += bytes;
    if (this.bytes < COLLECTED_BYTES) return;
    this.bytes = 0;
    this.collect({ type: 'minor' });
  }
}

function prepare(): CollectGarbage {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  return findCollector();
}

/** V8's function that collects garbage. It is only in contexts that are made after the flag was set. */
export function findCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as CollectGarbage;
}
