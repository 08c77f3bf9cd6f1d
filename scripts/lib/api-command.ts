import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError } from '../../dev/services/command-error';
import { connectObjectStore, startObjectStore } from '../../dev/services/object-store';
import { LocalState } from '../../dev/services/local-state';
import { startPostgres } from '../../dev/services/postgres';
import type { ServiceHandle } from '../../dev/services/service';
import { tryLock } from './file-lock';
import { root, runTypeScript } from './programs';
import { exitOnShutdownRequest } from './shutdown';

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

/** What this command has started, in the order in which it is stopped. */
const services: ServiceHandle[] = [];

export interface ApiCommandOptions {
  /** The program needs the object store. */
  usesObjects?: boolean;
}

/** Runs a command-line program of the API on the configured services, or on those of `npm start`, and prints its output. */
export async function runApiCommand(
  program: string,
  readArguments: () => Promise<string[]>,
  options: ApiCommandOptions = {},
): Promise<void> {
  exitOnShutdownRequest();
  try {
    const args = await readArguments();
    const { code, output } = await runTypeScript(program, args, {
      allowsFailure: true,
      env: {
        MIGRATE: '1',
        // Not used by these commands.
        PAYPAL: 'off',
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
        ...process.env,
        ...(await openLocalServices(options)),
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
      },
    });
    if (code !== 0) throw new CommandError(output.trim());
    process.stdout.write(output);
  } finally {
    for (const service of services) await service.stop();
  }
}

/**
 * The services of `npm start` that the environment does not replace, as variables. If the shop is not running, they are
 * started and stopped again.
 */
async function openLocalServices({ usesObjects = false }: ApiCommandOptions): Promise<NodeJS.ProcessEnv> {
  const needsDatabase = !process.env.DATABASE_URL;
  const needsObjects = usesObjects && !process.env.S3_ENDPOINT;
  if (!needsDatabase && !needsObjects) return {};
  mkdirSync(dataDir, { recursive: true });
  const { lock } = await tryLock(join(dataDir, 'start.lock'));
  if (lock) services.push({ stop: async () => lock.release() });
  const state = new LocalState(join(dataDir, 'local.json'));
  return {
    ...(needsDatabase && { DATABASE_URL: await openDatabase(state, lock !== undefined) }),
    ...(needsObjects && (await openObjectStore(state, lock !== undefined))),
  };
}

async function openDatabase(state: LocalState, isOwned: boolean): Promise<string> {
  const register = (server: ServiceHandle) => {
    if (isOwned) services.unshift(server);
  };
  return (await startPostgres({ folder: dataDir, state, register })).url();
}

async function openObjectStore(state: LocalState, isOwned: boolean): Promise<Record<string, string>> {
  if (!isOwned) return connectObjectStore(state);
  const store = await startObjectStore({ folder: join(dataDir, 'objects'), state });
  services.unshift(store);
  return store.env;
}
