// The services under the tests over HTTP, in a process of its own: PostgreSQL, object store and PayPal's stand-in in a
// folder that goes when they go. They go when the parent does, however it ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from './memory.mjs';
import { startObjectStore } from './object-store.mjs';
import { startPaypal } from './paypal.mjs';
import { disposable, startPostgres } from './postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
const memory = openMemory(join(folder, 'local.json'));
const owned = [];
const own = (thing) => owned.unshift(thing);

let leaving = false;
async function leave(code) {
  if (leaving) return;
  leaving = true;
  for (const { abandon, stop } of owned) await (abandon ?? stop)();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  process.exit(code);
}

process.once('disconnect', () => leave(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));

try {
  const postgres = await startPostgres({ folder, memory, own, settings: disposable });
  const store = await startObjectStore({ folder: join(folder, 'objects'), memory });
  own(store);
  const paypal = await startPaypal({ memory, own, lost: () => leave(1) });
  process.send({ folder, databaseUrl: postgres.url('postgres'), env: { ...store.env, ...paypal.env } });
} catch (error) {
  console.error(error);
  await leave(1);
}
