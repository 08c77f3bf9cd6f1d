import { join } from 'node:path';
import { startChild } from '../../dev/services/child';
import type { LocalState } from '../../dev/services/local-state';
import { startObjectStore } from '../../dev/services/object-store';
import { startPayPal } from '../../dev/services/paypal';
import { startTracking } from '../../dev/services/tracking';
import { type Postgres, startPostgres } from '../../dev/services/postgres';
import type { RegisterService, ServiceHandle } from '../../dev/services/service';
import { printLine } from './output';
import { root } from './programs';

const API_STOP_TIMEOUT_MS = 35_000;

export interface ServiceContext {
  dataDir: string;
  state: LocalState;
  /** Environment of the API. */
  env: NodeJS.ProcessEnv;
  register: RegisterService;
  /** Called when a service has ended without having been stopped. */
  onLost: (name: string, reason: string) => void;
  /** Runs a step that starts a service and resolves with its address. */
  startStep: (name: string, start: () => Promise<string>) => Promise<void>;
}

/**
 * Starts PostgreSQL, the object store and the emulators of PayPal and of the tracking service under the data folder, each
 * unless the environment configures another one. Adds their settings to `env`.
 */
export async function startServices({ dataDir, state, env, register, onLost, startStep }: ServiceContext) {
  if (!env.DATABASE_URL) {
    await startStep('postgresql', async () => {
      const log = (text: string) => printLine('postgresql', text);
      const postgres = await startPostgres({ folder: dataDir, state, register, log });
      register(watchPostgres(postgres, () => onLost('PostgreSQL', `see ${join(dataDir, 'postgres.log')}`)));
      env.DATABASE_URL = postgres.url();
      return postgres.address;
    });
  }
  if (!env.S3_ENDPOINT) {
    await startStep('object store', async () => {
      const store = await startObjectStore({ folder: join(dataDir, 'objects'), state });
      register(store);
      Object.assign(env, store.env);
      return store.address;
    });
  }
  if (!env.PAYPAL_CLIENT_ID && !env.PAYPAL_BASE_URL) {
    await startStep('paypal', async () => {
      const paypal = await startPayPal({
        stateFile: join(dataDir, 'paypal.json'),
        state,
        webhookUrl: `http://127.0.0.1:${env.PORT}/api/webhooks/paypal`,
        returnUrl: `${env.PUBLIC_ORIGIN}/home/PaymentProcessing`,
        register,
        onLost: (reason) => onLost('The PayPal emulator', reason),
      });
      Object.assign(env, paypal.env);
      return `emulator at ${paypal.address}`;
    });
  }
  if (!env.TRACKING_KEY && !env.TRACKING_BASE_URL) {
    await startStep('tracking', async () => {
      const tracking = await startTracking({
        state,
        webhookUrl: `http://127.0.0.1:${env.PORT}/api/webhooks/tracking`,
        register,
        onLost: (reason) => onLost('The tracking emulator', reason),
      });
      Object.assign(env, tracking.env);
      return `emulator at ${tracking.address}`;
    });
  }
}

/** PostgreSQL may be the child of an earlier process, so its end must be polled. */
function watchPostgres(postgres: Postgres, onLost: () => void): ServiceHandle {
  const timer = setInterval(() => {
    if (!postgres.isAlive()) onLost();
  }, 1_000);
  return { stop: async () => clearInterval(timer) };
}

/** Starts the built API. It sends the message `ready` when it listens; errors before that are on its standard error. */
export async function startApi({ env, state, register, onLost }: Omit<ServiceContext, 'startStep'>): Promise<string> {
  await startChild({
    program: join(root, 'api/dist/src/main.js'),
    env,
    state,
    register,
    onLost: (reason) => onLost('The API', reason),
    stopTimeoutMs: API_STOP_TIMEOUT_MS,
    waitUntilReady: (child) =>
      new Promise((resolve) => {
        child.on('message', (message: { type?: string }) => {
          if (message.type === 'ready') resolve();
        });
      }),
  });
  return 'ready';
}
