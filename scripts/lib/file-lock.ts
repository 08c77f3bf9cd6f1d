import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive, type ProcessIdentity, sendSignal, waitForExit } from '../../dev/services/processes';

interface LockContent {
  holder: ProcessIdentity | undefined;
  isStopping?: boolean;
  /** Programs the holder runs, which can outlive it. */
  programs: ProcessIdentity[];
}

export interface Lock {
  release(): void;
  /** Tells other processes that the lock will be released soon. */
  markStopping(): void;
  addProgram(program: ProcessIdentity | undefined): void;
}

export type LockResult = { lock: Lock } | { lock?: undefined; holderPid: number; isStopping: boolean };

/**
 * Takes a lock file, or returns who holds it. The lock of a process that no longer runs is taken over, after its
 * programs have been killed.
 */
export async function tryLock(file: string): Promise<LockResult> {
  const content: LockContent = { holder: identify(process.pid), programs: [] };
  const draft = `${file}.${process.pid}`;
  for (;;) {
    writeFileSync(draft, JSON.stringify(content));
    if (createLink(draft, file)) break;
    const current = readLock(file);
    if (current?.holder && isAlive(current.holder)) {
      rmSync(draft);
      return { holderPid: current.holder.pid, isStopping: current.isStopping === true };
    }
    await removeStaleLock(file, draft);
  }
  rmSync(draft);
  const update = (change: Partial<LockContent>) => {
    Object.assign(content, change);
    writeFileSync(draft, JSON.stringify(content));
    renameSync(draft, file);
  };
  return {
    lock: {
      release: () => rmSync(file, { force: true }),
      markStopping: () => update({ isStopping: true }),
      addProgram(program) {
        if (program) update({ programs: [...content.programs.filter(isAlive), program] });
      },
    },
  };
}

/** Takes a lock file when no other process holds it. Calls `onWait` once, with the holder's process id. */
export async function waitForLock(file: string, onWait: (holderPid: number) => void): Promise<Lock> {
  for (let isFirst = true; ; isFirst = false) {
    const result = await tryLock(file);
    if (result.lock) return result.lock;
    if (isFirst) onWait(result.holderPid);
    await sleep(300);
  }
}

/** Moves the lock of an ended process away. If another process has replaced it meanwhile, it is moved back. */
async function removeStaleLock(file: string, draft: string): Promise<void> {
  const stale = `${draft}.stale`;
  try {
    renameSync(file, stale);
  } catch {
    return;
  }
  const content = readLock(stale);
  if (isAlive(content?.holder)) createLink(stale, file);
  else await Promise.all((content?.programs ?? []).filter(isAlive).map(killGroup));
  rmSync(stale, { force: true });
}

async function killGroup(program: ProcessIdentity): Promise<void> {
  sendSignal(-program.pid, 'SIGKILL');
  await waitForExit(program, 10_000);
}

/** Creates a hard link, which fails if the target exists. */
function createLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): LockContent | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockContent;
  } catch {
    return undefined;
  }
}
