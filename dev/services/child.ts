import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { CommandError } from './command-error';
import type { LocalState } from './local-state';
import { identify, isAlive, type ProcessIdentity, sendSignal, stopProcess } from './processes';
import type { OnServiceLost, RegisterService } from './service';

/** Lets Node load TypeScript. */
export const TYPESCRIPT_HOOK = join(__dirname, '../../scripts/typescript.cjs');
const EXIT_WITH_PARENT = join(__dirname, 'exit-with-parent.cjs');

export interface ChildOptions {
  /** Path of a Node program, JavaScript or TypeScript. */
  program: string;
  env: NodeJS.ProcessEnv;
  /** Captures standard output for `waitUntilReady` instead of printing it. */
  captureOutput?: boolean;
  waitUntilReady: (child: ChildProcess) => Promise<void>;
  state: LocalState;
  register: RegisterService;
  onLost: OnServiceLost;
  /** How long it may take to stop before it is killed. */
  stopTimeoutMs: number;
}

/**
 * Starts a Node program in its own process group, so that Ctrl-C does not reach it directly. It ends when this process
 * is gone; its identity is stored, so that the next start can wait for that.
 * @throws CommandError if it ends before it is ready
 */
export async function startChild(options: ChildOptions): Promise<void> {
  const { program, env, captureOutput = false, waitUntilReady, state, register, onLost, stopTimeoutMs } = options;
  const child = fork(program, {
    detached: true,
    execArgv: ['--require', EXIT_WITH_PARENT, ...(program.endsWith('.ts') ? ['--require', TYPESCRIPT_HOOK] : [])],
    stdio: ['ignore', captureOutput ? 'pipe' : 'inherit', 'inherit', 'ipc'],
    env,
  });
  const identity = identify(child.pid);
  const known = state.get<ProcessIdentity[]>('children') ?? [];
  state.set('children', [...known.filter(isAlive), identity]);
  let isStopping = false;
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}`));
  });
  register({
    async stop() {
      isStopping = true;
      await stopProcess(identity, stopTimeoutMs);
    },
    kill() {
      if (identity && isAlive(identity)) sendSignal(identity.pid, 'SIGKILL');
    },
  });
  const reason = await Promise.race([waitUntilReady(child).then(() => undefined), exited]);
  if (reason !== undefined) throw new CommandError(`${program} did not start (${reason})`);
  void exited.then((later) => {
    if (!isStopping) onLost(later);
  });
}
