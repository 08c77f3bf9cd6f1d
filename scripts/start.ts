// npm start: builds, starts the services and the API, and prints the addresses. Stops everything on Ctrl-C.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../dev/services/command-error';
import { LocalState } from '../dev/services/local-state';
import { findFreePort, isPortFree } from '../dev/services/ports';
import { isAlive, type ProcessIdentity, waitForExitOrKill } from '../dev/services/processes';
import type { ServiceHandle } from '../dev/services/service';
import { buildStaleTargets } from './lib/build';
import { type Lock, tryLock } from './lib/file-lock';
import { formatError, printLine, runStep } from './lib/output';
import { killPrograms, root } from './lib/programs';
import { startApi, startServices } from './lib/services';
import { onShutdownRequest } from './lib/shutdown';

const DEMO_ACCOUNTS = ['customer', 'reseller', 'service', 'accounting', 'factory', 'isc', 'admin'];

/** On unless `DEMO_DATA` is set to something else. */
const hasDemoData = /^(|1|true|yes|allow-in-production)$/i.test(process.env.DEMO_DATA ?? '');

const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

/** In the order in which they are stopped. */
const services: ServiceHandle[] = [];
let isStopping = false;
let lock: Lock | undefined;

export async function main(): Promise<void> {
  process.on('uncaughtException', fail);
  // Output that nobody reads must not end the shop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  onShutdownRequest((reason) => void stop(reason, 0), kill);
  await start().catch(fail);
}

async function start(): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  lock = await lockDataDir();
  register({ stop: async () => lock?.release(), kill: () => lock?.release() });

  const state = new LocalState(join(dataDir, 'local.json'));
  await waitForLastStart(state);
  const port = await choosePort(Number(process.env.PORT || 3000));
  await buildStaleTargets();
  const env: NodeJS.ProcessEnv = {
    MIGRATE: '1',
    METRICS_PUBLIC: '1',
    SHUTDOWN_DELAY_MS: '0',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    CONTACT_MAILBOXES: 'customer=help@example.com,cooperation=partners@example.com,vendor=purchasing@example.com',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...process.env,
    NODE_ENV: 'production',
    // The shop serves this machine, so that it may load accounts with public passwords.
    DEMO_DATA: hasDemoData ? 'allow-in-production' : process.env.DEMO_DATA,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  await startServices({ dataDir, state, env, register, onLost, startStep });
  await startStep('shop', () => startApi({ dataDir, state, env, register, onLost }));
  if (isStopping) return;
  printAddresses(env);
  process.send?.({ type: 'ready' });
}

function register(service: ServiceHandle): void {
  services.unshift(service);
  if (isStopping) service.kill?.();
}

async function startStep(name: string, work: () => Promise<string>): Promise<void> {
  if (isStopping) throw new CommandError('Stopped while starting.');
  await runStep(name, work);
}

function onLost(name: string, reason: string): void {
  if (isStopping) return;
  console.error(`${name} ended unexpectedly (${reason}). The shop stops.`);
  void stop('', 1);
}

async function stop(reason: string, exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (exitCode === 0) printLine('stopping', reason);
  lock?.markStopping();
  killPrograms();
  for (const service of services) await service.stop().catch((error: unknown) => console.error(formatError(error)));
  process.exit(exitCode);
}

function kill(): void {
  killPrograms();
  for (const service of services) service.kill?.();
  process.exit(130);
}

function fail(error: unknown): Promise<void> {
  if (!isStopping) console.error(formatError(error));
  return stop('', 1);
}

/** Only one shop uses a data folder. Waits for one that is stopping, or that may not have noticed yet that npm ended. */
async function lockDataDir(): Promise<Lock> {
  for (const deadline = Date.now() + 3_000; ; await sleep(200)) {
    const result = await tryLock(join(dataDir, 'start.lock'));
    if (result.lock) return result.lock;
    if (result.isStopping || Date.now() < deadline) continue;
    throw new CommandError(`The shop already runs on ${dataDir} (process ${result.holderPid}).`);
  }
}

/** The services of a killed start finish their work and end by themselves; this waits for them. */
async function waitForLastStart(state: LocalState): Promise<void> {
  const children = (state.get<ProcessIdentity[]>('children') ?? []).filter(isAlive);
  if (children.length === 0) return;
  await runStep('last start', async () => {
    await Promise.all(children.map((child) => waitForExitOrKill(child, 35_000)));
    return 'its remaining processes have ended';
  });
}

async function choosePort(port: number): Promise<number> {
  if (port === 0) return findFreePort();
  if (!(await isPortFree(port))) {
    throw new CommandError(
      `Port ${port} is in use. Stop the other program or choose another port: PORT=3001 npm start`,
    );
  }
  return port;
}

function printAddresses({ PUBLIC_ORIGIN: origin, SMTP_URL, DEMO_DATA }: NodeJS.ProcessEnv): void {
  const lines = [
    '',
    `  Shop          ${origin}/`,
    `  Back office   ${origin}/admin`,
    `  API           ${origin}/api/docs`,
    ...(SMTP_URL === undefined ? [`  Emails        ${join(dataDir, 'mail')}`] : []),
  ];
  if (DEMO_DATA === 'allow-in-production') {
    lines.push('', '  Demo accounts, each with the password demo-password:');
    lines.push(...DEMO_ACCOUNTS.map((name) => `    ${name}@example.com`));
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
}
