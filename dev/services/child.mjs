import { fork } from 'node:child_process';
import { end, identify, isAlive, signal } from './processes.mjs';
import { Refused } from './refused.mjs';

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * Starts a Node program in a process group of its own, so that Ctrl-C reaches it only through `stop`. It ends when
 * this process is gone; its identity is remembered, so that the next start can wait for that.
 * `own` is handed its `stop` and `abandon` at once; `ready(child)` resolves once it serves; `lost(how)` is called when
 * it ends unasked. Asked to, it has `patience` milliseconds.
 */
export async function startChild({ program, env, quiet = false, ready, memory, own, lost, patience }) {
  const child = fork(program, {
    detached: true,
    execArgv: ['--import', exitWithParent],
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    env,
  });
  const identity = identify(child.pid);
  memory.set('children', [...(memory.get('children') ?? []).filter(isAlive), identity]);
  let stopping = false;
  const gone = new Promise((resolve) => {
    child.once('exit', (code, ending) => resolve(ending ?? `exit ${code}`));
  });
  own({
    async stop() {
      stopping = true;
      await end(identity, patience);
    },
    abandon: () => isAlive(identity) && signal(identity.pid, 'SIGKILL'),
  });
  const how = await Promise.race([ready(child), gone]);
  if (how !== undefined) throw new Refused(`${program} did not start (${how})`);
  void gone.then((ending) => stopping || lost(ending));
}
