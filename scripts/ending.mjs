import { isAlive, parents } from '../dev/services/processes.mjs';
import { endRunning } from './run.mjs';

/** One Ctrl-C can arrive twice, from the terminal and passed on by npm. */
const SAME_WISH_MS = 1_000;

/**
 * Calls `first` when this process is asked to end: by a signal, or by the death of who started it.
 * A further signal, later than an echo of the first, calls `again`.
 */
export function whenAskedToEnd(first, again) {
  let askedAt;
  const ask = (why) => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      first(why);
    } else if (Date.now() - askedAt > SAME_WISH_MS) again();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ask(signal));
  process.once('disconnect', () => ask('nobody waits for it any more'));
  if (process.env.npm_lifecycle_event === undefined) return;
  const watched = parents();
  setInterval(() => {
    if (askedAt === undefined && !watched.every(isAlive)) ask('npm is gone');
  }, 500).unref();
}

/** For commands that have nothing to put in order: when asked to end, they end what they run and themselves. */
export function endAtOnceWhenAsked() {
  const end = () => {
    endRunning();
    process.exit(130);
  };
  whenAskedToEnd(end, end);
}
