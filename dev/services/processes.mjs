import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process told apart from a later one with the same id: its id and when it started.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 */

/** Start time of a living process; undefined where there is none. A zombie counts as none. */
function startedAt(pid) {
  if (!existsSync('/proc/self/stat')) {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || undefined;
  }
  const fields = statFields(pid);
  return fields === undefined || 'ZX'.includes(fields[0]) ? undefined : fields[19];
}

/** The fields of /proc/<pid>/stat from the third (state) on; the second may itself hold blanks and brackets. */
function statFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** @returns {ProcessIdentity | undefined} */
export function identify(pid) {
  const started = startedAt(pid);
  return started === undefined ? undefined : { pid, startedAt: started };
}

/** @param {ProcessIdentity | undefined} identity */
export function isAlive(identity) {
  return identity !== undefined && startedAt(identity.pid) === identity.startedAt;
}

/** Sends a signal to a process (or, with a negative id, its group); one that is gone already is fine. */
export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Resolves to whether the process ended within the time. */
export async function ended(identity, milliseconds) {
  for (const deadline = Date.now() + milliseconds; isAlive(identity); await sleep(50)) {
    if (Date.now() > deadline) return false;
  }
  return true;
}

/** Asks a process to end and, when it does not within the time, ends it. */
export async function end(identity, milliseconds) {
  if (!isAlive(identity)) return;
  signal(identity.pid, 'SIGTERM');
  await endedOrKilled(identity, milliseconds);
}

/** Waits for a process that is about to end and, when it does not within the time, ends it. */
export async function endedOrKilled(identity, milliseconds) {
  if (await ended(identity, milliseconds)) return;
  signal(identity.pid, 'SIGKILL');
  await ended(identity, 5_000);
}

/** Those whose death should end this process: its parent and, where that is the shell npm runs scripts in, npm. */
export function parents() {
  const grandparent = Number(statFields(process.ppid)?.[1] ?? 0);
  const found = isNpm(grandparent) ? [process.ppid, grandparent] : [process.ppid];
  return found.map(identify).filter((identity) => identity !== undefined);
}

function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('npm');
  } catch {
    return false;
  }
}

/** Whether any process works in this folder, as PostgreSQL's do in their data; undefined where that cannot be told. */
export function someoneWorksIn(folder) {
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
