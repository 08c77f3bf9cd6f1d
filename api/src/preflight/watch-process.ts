import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { NotExaminedReason } from '@shop/preflight';

const INTERVAL_MS = 100;
/** Linux counts CPU time in hundredths of a second, and memory in pages of 4 KiB. */
const TICKS_PER_SECOND = 100;
const PAGE_BYTES = 4096;
const FREED_MEMORY_SIGNALS: readonly unknown[] = ['SIGABRT', 'SIGKILL'];

export interface WatchedProcess {
  /** Resolves when the process is gone. The reason is null if it ended by itself. */
  ended: Promise<{
    reason: Extract<NotExaminedReason, 'out_of_time' | 'out_of_memory'> | null;
    used: { cpuSeconds: number; memory: number };
  }>;
}

/**
 * Kills a process that uses more than its limits, as seen from outside. Where the system does not tell what a process
 * uses, only its time on the wall is limited.
 */
export function watchProcess(
  child: ChildProcess,
  limits: { cpuSeconds: number; wallSeconds: number; memory: number },
): WatchedProcess {
  const used = { cpuSeconds: 0, memory: 0 };
  let reason: 'out_of_time' | 'out_of_memory' | null = null;
  const kill = (why: typeof reason) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const look = setInterval(() => {
    void measure(child.pid).then((now) => {
      if (!now) return;
      used.cpuSeconds = Math.max(used.cpuSeconds, now.cpuSeconds);
      used.memory = Math.max(used.memory, now.memory);
      if (now.memory > limits.memory) kill('out_of_memory');
      else if (now.cpuSeconds > limits.cpuSeconds) kill('out_of_time');
    });
  }, INTERVAL_MS);
  const wall = setTimeout(() => kill('out_of_time'), limits.wallSeconds * 1000);
  const ended = new Promise<Awaited<WatchedProcess['ended']>>((resolve) => {
    const finish = (_code: number | null, signal: NodeJS.Signals | null) => {
      clearInterval(look);
      clearTimeout(wall);
      // Node aborts at the end of its heap, and the system kills what needs more memory than it has.
      if (FREED_MEMORY_SIGNALS.includes(signal)) reason ??= 'out_of_memory';
      resolve({ reason, used });
    };
    child.once('exit', finish);
    child.once('error', () => finish(null, null));
  });
  return { ended };
}

async function measure(pid: number | undefined): Promise<{ cpuSeconds: number; memory: number } | null> {
  try {
    const [stat, statm] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/statm`, 'utf8'),
    ]);
    // The name of the program, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return { cpuSeconds: ticks / TICKS_PER_SECOND, memory: Number(statm.split(' ')[1]) * PAGE_BYTES };
  } catch {
    return null;
  }
}
