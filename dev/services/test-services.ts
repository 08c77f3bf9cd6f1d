// Starts PostgreSQL, the object store and the PayPal emulator for tests, in a temporary folder. Forked by the tests: it
// sends a TestServices message when they are ready, and ends and removes everything when the parent process is gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalState } from './local-state';
import { startObjectStore } from './object-store';
import { startPayPal } from './paypal';
import { DISPOSABLE, startPostgres } from './postgres';
import type { ServiceHandle } from './service';

export interface TestServices {
  folder: string;
  /** Address of the server's database `postgres`; its role may create databases. */
  databaseUrl: string;
  /** The API's settings for the object store and PayPal. */
  env: Record<string, string>;
}

/**
 * A folder of the process TEST_FOLDER_OWNER, which removes it after all tests. On ext4 without a journal, removing thousands of
 * files makes creating others slow for minutes, and each HTTP test file creates a database.
 */
const { TEST_FOLDER, TEST_FOLDER_OWNER } = process.env;
const folder = mkdtempSync(join(TEST_FOLDER ?? tmpdir(), 'shop-test-'));
const services: ServiceHandle[] = [];
let isStopping = false;

async function main(): Promise<void> {
  const state = new LocalState(join(folder, 'local.json'));
  const register = (service: ServiceHandle) => void services.unshift(service);
  const postgres = await startPostgres({ folder, state, register, settings: DISPOSABLE });
  const store = await startObjectStore({ folder: join(folder, 'objects'), state });
  register(store);
  const paypal = await startPayPal({ state, register, onLost: () => stop(1) });
  const message: TestServices = {
    folder,
    databaseUrl: postgres.url('postgres'),
    env: { ...store.env, ...paypal.env },
  };
  process.send?.(message);
}

/** False if the owner has been interrupted. */
function isRemovedByOwner(): boolean {
  if (TEST_FOLDER === undefined) return false;
  try {
    return process.kill(Number(TEST_FOLDER_OWNER), 0);
  } catch {
    return false;
  }
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const service of services) {
    if (service.kill) service.kill();
    else await service.stop();
  }
  if (!isRemovedByOwner()) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit(exitCode);
}

process.once('disconnect', () => void stop(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
main().catch((error: unknown) => {
  console.error(error);
  void stop(1);
});
