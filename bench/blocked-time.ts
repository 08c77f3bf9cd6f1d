/** What is read of an event in a trace of Chromium. Times are microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** CPU time of the thread. */
  tdur?: number;
}

const TASKS: readonly string[] = ['RunTask', 'ThreadControllerImpl::RunTask'];
/** How many times slower Lighthouse's phone is. */
const SLOWDOWN = 4;
/** A longer task keeps the page from responding. */
const LONG_TASK_MS = 50;

/**
 * How long a page does not respond after its first paint, as Lighthouse counts it, but from the CPU time of its tasks: they
 * take many times as long while other programs use the cores.
 * @returns milliseconds
 */
export function findBlockedCpuTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return 0;
  return events
    .filter(
      ({ name, pid, tid, ts }) => TASKS.includes(name) && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * SLOWDOWN - LONG_TASK_MS), 0);
}
