import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process id with the start time, because the system reuses ids. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** Start time of a running process; undefined if it does not run or is a zombie. */
function readStartTime(pid: number): string | undefined {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || undefined;
  }
  const [state = 'X', ...fields] = readStat(pid);
  return 'ZX'.includes(state) ? undefined : fields[18];
}

/** The fields of /proc/PID/stat from the third (state) on; the second can contain spaces and brackets. */
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

export function identify(pid: number | undefined): ProcessIdentity | undefined {
  const startedAt = pid === undefined ? undefined : readStartTime(pid);
  return pid === undefined || startedAt === undefined ? undefined : { pid, startedAt };
}

export function isAlive(identity: ProcessIdentity | undefined): boolean {
  return identity !== undefined && readStartTime(identity.pid) === identity.startedAt;
}

/** Sends a signal to a process, or to its group with a negative id. A process that is gone is ignored. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Resolves with whether the process ended within the time. */
export async function waitForExit(identity: ProcessIdentity | undefined, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; isAlive(identity); await sleep(50)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}

/** Sends SIGTERM, and SIGKILL if the process does not end within the time. */
export async function stopProcess(identity: ProcessIdentity | undefined, timeoutMs: number): Promise<void> {
  if (!identity || !isAlive(identity)) return;
  sendSignal(identity.pid, 'SIGTERM');
  await waitForExitOrKill(identity, timeoutMs);
}

/** Waits for a process that is stopping; sends SIGKILL if it does not end within the time. */
export async function waitForExitOrKill(identity: ProcessIdentity, timeoutMs: number): Promise<void> {
  if (await waitForExit(identity, timeoutMs)) return;
  sendSignal(identity.pid, 'SIGKILL');
  await waitForExit(identity, 5_000);
}

/** The parent process and, if that is the shell in which npm runs scripts, npm. */
export function findParents(): ProcessIdentity[] {
  const grandparent = Number(readStat(process.ppid)[1] ?? 0);
  const pids = isNpm(grandparent) ? [process.ppid, grandparent] : [process.ppid];
  return pids.map(identify).filter((identity) => identity !== undefined);
}

function isNpm(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('npm');
  } catch {
    return false;
  }
}

/** Whether a process has this working folder, as PostgreSQL's have their data folder; undefined if unknown. */
export function isWorkingFolderInUse(folder: string): boolean | undefined {
  if (!existsSync('/proc/self/cwd')) return undefined;
  return readdirSync('/proc').some((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readlinkSync(`/proc/${name}/cwd`) === folder;
    } catch {
      return false;
    }
  });
}
