import { parentPort, workerData } from 'node:worker_threads';
import { type Job, nest, type Nest, type NestOptions, seededRandom, singleRowMm } from '@shop/nesting';

/** What the thread is given. */
export interface NestTask {
  jobs: readonly Job[];
  options: Pick<NestOptions, 'rollMm' | 'gapMm' | 'mode' | 'locked'>;
}

export interface NestResult extends Nest {
  /** The length of roll with one piece after the other. */
  singleRowMm: number;
}

/** The same jobs give the same suggestion. */
const SEED = 1;

const { jobs, options } = workerData as NestTask;
const result: NestResult = {
  ...nest(jobs, { ...options, random: seededRandom(SEED) }),
  singleRowMm: singleRowMm(jobs, options),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);
