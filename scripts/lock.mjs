import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, identify, isAlive, signal } from '../dev/services/processes.mjs';

/**
 * Takes a lock file that names its holder, or tells who holds it and whether it is about to let go. A holder that no
 * longer lives holds nothing; the programs it had under way are ended first.
 * @returns {Promise<
 *   { release(): void, leaving(): void, addProgram(identity): void } | { holder: number, leaves: boolean }
 * >}
 */
export async function tryLock(file) {
  const mine = { holder: identify(process.pid), programs: [] };
  const draft = `${file}.${process.pid}`;
  for (;;) {
    writeFileSync(draft, JSON.stringify(mine));
    if (link(draft, file)) break;
    const theirs = read(file);
    if (isAlive(theirs?.holder)) {
      rmSync(draft);
      return { holder: theirs.holder.pid, leaves: theirs.leaves === true };
    }
    await clear(file, draft);
  }
  rmSync(draft);
  const tell = (news) => {
    Object.assign(mine, news);
    writeFileSync(draft, JSON.stringify(mine));
    renameSync(draft, file);
  };
  return {
    release: () => rmSync(file, { force: true }),
    leaving: () => tell({ leaves: true }),
    addProgram: (identity) => tell({ programs: [...mine.programs.filter(isAlive), identity] }),
  };
}

/** Takes the lock as soon as nobody else holds it; `waiting` hears once whom it waits for. */
export async function lock(file, waiting) {
  for (let told = false; ; told = true) {
    const taken = await tryLock(file);
    if (taken.release !== undefined) return taken;
    if (!told) waiting(taken.holder);
    await sleep(300);
  }
}

/** Moves a dead holder's lock out of the way; one that somebody else has just taken instead is put back. */
async function clear(file, draft) {
  const aside = `${draft}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const stale = read(aside);
  if (isAlive(stale?.holder)) link(aside, file);
  else await Promise.all((stale?.programs ?? []).filter(isAlive).map(endGroup));
  rmSync(aside, { force: true });
}

async function endGroup(program) {
  signal(-program.pid, 'SIGKILL');
  await ended(program, 10_000);
}

function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
