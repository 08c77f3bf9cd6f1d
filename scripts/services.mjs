import { join } from 'node:path';
import { startChild } from '../dev/services/child.mjs';
import { startObjectStore } from '../dev/services/object-store.mjs';
import { startPaypal } from '../dev/services/paypal.mjs';
import { startPostgres } from '../dev/services/postgres.mjs';
import { root } from './parts.mjs';
import { line } from './progress.mjs';

const API_DRAINS_MS = 35_000;

/**
 * Starts what the environment does not point to: PostgreSQL, the object store and PayPal's stand-in, each under the
 * data folder. What the API must know of them is added to `env`.
 */
export async function startServices({ dataDir, memory, env, bring, own, lost }) {
  if (!env.DATABASE_URL) {
    await bring('postgresql', async () => {
      const postgres = await startPostgres({ folder: dataDir, memory, own, say: (text) => line('postgresql', text) });
      own(watch(postgres, () => lost('PostgreSQL', `see ${join(dataDir, 'postgres.log')}`)));
      env.DATABASE_URL = postgres.url();
      return postgres.address;
    });
  }
  if (!env.S3_ENDPOINT) {
    await bring('object store', async () => {
      const store = await startObjectStore({ folder: join(dataDir, 'objects'), memory });
      own(store);
      Object.assign(env, store.env);
      return store.address;
    });
  }
  if (!env.PAYPAL_CLIENT_ID && !env.PAYPAL_BASE_URL) {
    await bring('paypal', async () => {
      const paypal = await startPaypal({
        stateFile: join(dataDir, 'paypal.json'),
        memory,
        webhookUrl: `http://127.0.0.1:${env.PORT}/api/webhooks/paypal`,
        returnUrl: `${env.PUBLIC_ORIGIN}/home/PaymentProcessing`,
        own,
        lost: (how) => lost('The PayPal emulator', how),
      });
      Object.assign(env, paypal.env);
      return `emulator at ${paypal.address}`;
    });
  }
}

/** PostgreSQL may have been adopted and so be nobody's child: its end is noticed by looking. */
function watch(postgres, lost) {
  const looking = setInterval(() => postgres.isAlive() || lost(), 1_000);
  return { stop: async () => clearInterval(looking) };
}

/** The shop itself. It says `ready` once it listens; before that, its own message on stderr tells why it did not. */
export async function startApi({ env, memory, own, lost }) {
  await startChild({
    program: join(root, 'api/dist/main.js'),
    env,
    memory,
    own,
    lost: (how) => lost('The API', how),
    patience: API_DRAINS_MS,
    ready: (child) =>
      new Promise((resolve) => {
        child.on('message', (message) => message?.type === 'ready' && resolve());
      }),
  });
  return 'ready';
}
