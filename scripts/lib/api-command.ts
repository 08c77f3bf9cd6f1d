import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../dev/services/command-error';
import { LocalState } from '../../dev/services/local-state';
import { startPostgres } from '../../dev/services/postgres';
import type { ServiceHandle } from '../../dev/services/service';
import { tryLock } from './file-lock';
import { root, runTypeScript } from './programs';
import { exitOnShutdownRequest } from './shutdown';

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

/** What this command has started, in the order in which it is stopped. */
const services: ServiceHandle[] = [];

/** Runs a command-line program of the API on the configured database, or on that of `npm start`, and prints its output. */
export async function runApiCommand(program: string, readArguments: () => Promise<string[]>): Promise<void> {
  exitOnShutdownRequest();
  try {
    const { code, output } = await runTypeScript(program, await readArguments(), {
      allowsFailure: true,
      env: {
        MIGRATE: '1',
        // Not used by these commands.
        PAYPAL: 'off',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: process.env.DATABASE_URL || (await openLocalDatabase()),
      },
    });
    if (code !== 0) throw new CommandError(output.trim());
    process.stdout.write(output);
  } finally {
    for (const service of services) await service.stop();
  }
}

/** The database of `npm start`. If the shop is not running, PostgreSQL is started and stopped again. */
async function openLocalDatabase(): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const { lock } = await tryLock(join(dataDir, 'start.lock'));
  if (lock) services.push({ stop: async () => lock.release() });
  const register = (server: ServiceHandle) => {
    if (lock) services.unshift(server);
  };
  const state = new LocalState(join(dataDir, 'local.json'));
  const postgres = await startPostgres({ folder: dataDir, state, register });
  return postgres.url();
}
