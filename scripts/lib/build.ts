import { join } from 'node:path';
import { buildTarget, findStaleTargets } from './build-targets';
import { runConcurrently } from './concurrency';
import { waitForLock } from './file-lock';
import { printLine, runStep } from './output';
import { root } from './programs';

/** Builds what is missing or stale. Only one process builds a checkout at a time. */
export async function buildStaleTargets(): Promise<void> {
  const onWait = (pid: number) => printLine('waiting', `process ${pid} is building this checkout`);
  const lock = await waitForLock(join(root, '.build.lock'), onWait);
  try {
    await runStep('build', async (setProgress) => {
      const stale = findStaleTargets();
      await runConcurrently(2, stale, async (target) => {
        setProgress(target.name);
        await buildTarget(target, { onStart: lock.addProgram });
      });
      return stale.length === 0 ? 'up to date' : stale.map(({ name }) => name).join(', ');
    });
  } finally {
    lock.release();
  }
}
