import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const root = new URL('..', import.meta.url).pathname;

/**
 * Whether node_modules holds what package-lock.json names. npm writes its own copy of the lockfile there as its very
 * last act, so an installation that was broken off counts as none; so does one from which something was removed.
 */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const found = packagesIn(record);
  return (
    Object.entries(found).every(([path, { version, os }]) => wanted[path]?.version === version && suits(os)) &&
    Object.keys(wanted).every((path) => path in found || path === '' || mayBeLeftOut(wanted[path])) &&
    Object.keys(found).every((path) => existsSync(join(root, path)))
  );
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

function mayBeLeftOut({ optional = false, peer = false }) {
  return optional || peer;
}

/** A checkout may arrive with another system's node_modules. */
function suits(systems) {
  return systems === undefined || systems.includes(process.platform) || systems.some((name) => name.startsWith('!'));
}

/** Installs what the lockfile names where it is not there. */
export async function install({ say, onStart }) {
  if (isInstalled()) return 'up to date';
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
  say('npm ci');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  await run(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, onStart });
  return 'installed';
}
