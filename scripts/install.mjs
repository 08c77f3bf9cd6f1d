import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const root = new URL('..', import.meta.url).pathname;

/**
 * Whether node_modules holds what package-lock.json names. npm writes its own copy of the lockfile there as its very
 * last act, so an installation that was broken off counts as none.
 */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const [wanted, found] = [join(root, 'package-lock.json'), record].map((file) => JSON.parse(readFileSync(file, 'utf8')).packages);
  const same = Object.entries(found).every(([path, { version, os }]) => wanted[path]?.version === version && suits(os));
  return same && Object.entries(wanted).every(([path, { optional, peer }]) => path === '' || optional || peer || path in found);
}

/** A checkout may arrive with another system's node_modules. */
function suits(systems) {
  return systems === undefined || systems.includes(process.platform) || systems.some((name) => name.startsWith('!'));
}

/** Installs what the lockfile names where it is not there; `say` hears how far it got. */
export async function install({ say, onStart }) {
  if (isInstalled()) return 'up to date';
  const total = Object.keys(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages).length;
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
  say('npm ci');
  const counting = setInterval(() => say(`npm ci, about ${countPackages()} of ${total} packages`), 2_000);
  try {
    const npm = process.env.npm_execpath;
    const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    await run(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], { cwd: root, onStart });
  } finally {
    clearInterval(counting);
  }
  return 'installed';
}

function countPackages() {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return 0;
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.reduce((sum, name) => sum + (name.startsWith('@') ? readdirSync(join(modules, name)).length : 1), 0);
}
