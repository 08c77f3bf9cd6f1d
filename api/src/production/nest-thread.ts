import { parentPort, workerData } from 'node:worker_threads';
import { nest, seededRandom, singleRowMm } from '@shop/nesting';
import type { NestResult, NestTask } from './run-nest';

/** The same jobs give the same suggestion. */
const SEED = 1;

const { jobs, options } = workerData as NestTask;
const result: NestResult = {
  ...nest(jobs, { ...options, random: seededRandom(SEED) }),
  singleRowMm: singleRowMm(jobs, options),
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(result);
