import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Job, Nest, NestOptions } from '@shop/nesting';
import { projectPath } from '../common/public';

/** What the thread is given. */
export interface NestTask {
  jobs: readonly Job[];
  options: Pick<NestOptions, 'rollMm' | 'gapMm' | 'mode'>;
}

export interface NestResult extends Nest {
  /** The length of roll with one piece after the other. */
  singleRowMm: number;
}

const EXTENSION = path.extname(__filename);
const PROGRAM = path.join(__dirname, `nest-thread${EXTENSION}`);
/** The tests run the sources, which Node compiles on loading. */
const LOADER = EXTENSION === '.ts' ? ['--require', projectPath('scripts/typescript.cjs')] : [];

/** Nests jobs in a thread of its own, so that requests are answered meanwhile. */
export function runNest(jobs: readonly Job[], options: NestTask['options']): Promise<NestResult> {
  const task: NestTask = { jobs, options };
  return new Promise((resolve, reject) => {
    const thread = new Worker(PROGRAM, { workerData: task, execArgv: LOADER });
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`the thread of a nest ended with code ${code}`)));
  });
}
