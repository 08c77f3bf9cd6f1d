import path from 'node:path';
import { type TransferListItem, Worker } from 'node:worker_threads';
import { projectPath } from '../common/public';

const EXTENSION = path.extname(__filename);
/** The tests run the sources, which Node compiles on loading. */
const LOADER = EXTENSION === '.ts' ? ['--require', projectPath('scripts/typescript.cjs')] : [];

const TIME_LIMIT_MS = 120_000;
const MEMORY_MB = 768;

/**
 * Runs a program of this folder in a thread of its own, so that requests are answered meanwhile.
 * @param program - name of the file without extension; it posts one message
 * @throws {Error} what the thread throws, or that it ended at its limits of time and memory
 */
export function runThread<T>(program: string, task: unknown, transferred: TransferListItem[] = []): Promise<T> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, program + EXTENSION), {
      workerData: task,
      transferList: transferred,
      execArgv: LOADER,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const timer = setTimeout(() => void thread.terminate(), TIME_LIMIT_MS);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread ${program} ended with code ${code}`));
    });
  });
}
