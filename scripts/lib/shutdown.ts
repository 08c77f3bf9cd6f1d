import { findParents, isAlive } from '../../dev/services/processes';
import { killPrograms } from './programs';

/** One Ctrl-C can arrive twice: from the terminal and from npm, which passes it on. */
const REPEATED_SIGNAL_MS = 1_000;

/**
 * Calls `onRequest` when this process should stop: on a signal, or when the process that started it has ended. Calls
 * `onRepeat` on a further signal.
 */
export function onShutdownRequest(onRequest: (reason: string) => void, onRepeat: () => void): void {
  let requestedAt: number | undefined;
  const request = (reason: string) => {
    if (requestedAt === undefined) {
      requestedAt = Date.now();
      onRequest(reason);
    } else if (Date.now() - requestedAt > REPEATED_SIGNAL_MS) onRepeat();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request(signal));
  process.once('disconnect', () => request('the parent process has ended'));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = findParents();
  setInterval(() => {
    if (requestedAt === undefined && !parents.every(isAlive)) request('npm has ended');
  }, 500).unref();
}

/** For commands without anything to clean up: a shutdown request kills their programs and exits. */
export function exitOnShutdownRequest(): void {
  const exit = () => {
    killPrograms();
    process.exit(130);
  };
  onShutdownRequest(exit, exit);
}
