import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = join(root, 'node_modules/.package-lock.json');
const lockFile = join(root, '.install.lock');

/** A lock file older than this was left by a machine that stopped. */
const MAX_INSTALL_MS = 15 * 60_000;

/**
 * Runs `npm ci` unless node_modules contains what package-lock.json lists. Messages go to standard error. With
 * SKIP_INSTALL=1 it only checks: for checkouts that share their packages with another one.
 */
export async function installPackages() {
  if (isInstalled()) return;
  if (process.env.SKIP_INSTALL === '1') {
    console.error('node_modules does not match package-lock.json. Run npm ci.');
    process.exit(1);
  }
  await takeLock();
  try {
    if (isInstalled()) return;
    console.error('packages       npm ci');
    rmSync(installed, { force: true });
    await runNpmCi();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/**
 * npm writes its copy of the lockfile into node_modules at the very end, so an interrupted installation has none. Other
 * versions, missing packages and packages of another platform also need an installation.
 */
function isInstalled() {
  if (!existsSync(installed)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(installed);
  return (
    Object.entries(found).every(([path, { version, os }]) => wanted[path]?.version === version && supports(os)) &&
    Object.entries(wanted).every(([path, { optional, peer }]) => path === '' || path in found || optional || peer) &&
    Object.keys(found).every((path) => existsSync(join(root, path)))
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function supports(platforms) {
  return !platforms || platforms.includes(process.platform) || platforms.some((name) => name.startsWith('!'));
}

async function runNpmCi() {
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  writeFileSync(lockFile, `${process.pid} ${child.pid}`);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) {
    console.error('npm ci failed');
    process.exit(1);
  }
}

/** Only one process installs. The file contains the ids of that process and its npm, which can outlive it. */
async function takeLock() {
  for (let isFirst = true; ; isFirst = false) {
    if (!isLocked()) {
      writeFileSync(lockFile, String(process.pid));
      // Another process may have written the file at the same moment; the last one has the lock.
      await sleep(200);
      if (readFileSync(lockFile, 'utf8') === String(process.pid)) return;
    }
    if (isFirst) console.error('packages       waiting for another installation');
    await sleep(500);
  }
}

function isLocked() {
  if (!existsSync(lockFile) || Date.now() - statSync(lockFile).mtimeMs > MAX_INSTALL_MS) return false;
  return readFileSync(lockFile, 'utf8').split(' ').map(Number).some(isRunning);
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
