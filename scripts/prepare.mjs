import { join } from 'node:path';
import { install } from './install.mjs';
import { lock } from './lock.mjs';
import { buildPart, root, staleParts } from './parts.mjs';
import { inLanes, line, step } from './progress.mjs';

/** Installs and builds what is missing or stale, one process at a time in this checkout. */
export async function prepare() {
  const held = await lock(join(root, '.workshop.lock'), (holder) => line('waiting', `process ${holder} builds here`));
  const options = { onStart: held.addProgram };
  try {
    await step('packages', (say) => install({ say, ...options }));
    await step('build', (say) => build(say, options));
  } finally {
    held.release();
  }
}

async function build(say, options) {
  const stale = staleParts();
  await inLanes(2, stale, async (part) => {
    say(part.name);
    await buildPart(part, options);
  });
  return stale.length === 0 ? 'up to date' : stale.map(({ name }) => name).join(', ');
}
