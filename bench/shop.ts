import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { TYPESCRIPT_HOOK } from '../dev/services/child';
import { findFreePort } from '../dev/services/ports';
import type { TestServices } from '../dev/services/test-services';
import { createClient, type SendRequest } from './client';

const DATABASE = 'shop_bench';

/** A shop with demo data, with its own services and database, and its server in a separate process. */
export interface BenchShop {
  origin: string;
  send: SendRequest;
  /** A server of Node alone, in the same process as the shop's. */
  bareOrigin: string;
  /** Reads the server's metrics in the text format of Prometheus. */
  readMetrics(): Promise<string>;
  databaseUrl: string;
  server: ChildProcess;
  /** The environment of the server. */
  env: NodeJS.ProcessEnv;
  /** Logs a demo account in and resolves with its access token. */
  logIn(email: string): Promise<string>;
  /** Stops the server and its services. */
  close(): Promise<void>;
}

/** @param settings more variables of the server's environment */
export async function startShop(settings: NodeJS.ProcessEnv = {}): Promise<BenchShop> {
  const children: ChildProcess[] = [];
  const close = async () => {
    for (const child of children.toReversed()) await stopChild(child);
  };
  try {
    const services = await waitForMessage<TestServices>(startChild(children, '../dev/services/test-services.ts'));
    const databaseUrl = await createDatabase(services.databaseUrl);
    const metricsPort = await findFreePort();
    const env = {
      ...services.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(services.folder, 'bench'),
      DEMO_DATA: 'allow-in-production',
      // The resellers of the measurement deposit more than one person may approve.
      DEPOSIT_APPROVAL_FEN: '100000000000',
      NODE_ENV: 'production',
      // Access tokens name it, and are valid at each server of the shop.
      PUBLIC_ORIGIN: 'http://localhost',
      METRICS_PORT: String(metricsPort),
      ...settings,
    };
    const server = startChild(children, 'server.ts', env);
    const { origin, bareOrigin } = await waitForMessage<{ origin: string; bareOrigin: string }>(server);
    const send = createClient(origin);
    const sendToMetrics = createClient(`http://127.0.0.1:${metricsPort}`);
    const readMetrics = () => sendToMetrics('GET', '/metrics');
    const shop = { origin, send, bareOrigin, readMetrics, databaseUrl, server, env, close };
    return { ...shop, logIn: (email) => logIn(send, email) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The server as `npm start` runs it, on the database of a shop. */
export interface BuiltServer {
  send: SendRequest;
  /** From the start of the process until it serves. */
  startSeconds: number;
  readMemory(): { residentKiB: number; peakKiB: number };
  close(): Promise<void>;
}

/** Starts the built server beside the shop's. It needs `npm run build`. */
export async function startBuiltServer({ env }: BenchShop): Promise<BuiltServer> {
  const port = await findFreePort();
  const started = performance.now();
  const child = fork(join(__dirname, '../api/dist/src/main.js'), {
    env: {
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: undefined,
      SHUTDOWN_DELAY_MS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await waitForMessage(child);
  const startSeconds = (performance.now() - started) / 1000;
  return {
    send: createClient(`http://127.0.0.1:${port}`),
    startSeconds,
    readMemory: () => readMemory(child.pid),
    close: () => stopChild(child),
  };
}

export function readMemory(pid: number | undefined): { residentKiB: number; peakKiB: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  return { residentKiB: read('VmRSS'), peakKiB: read('VmHWM') };
}

async function logIn(send: SendRequest, email: string): Promise<string> {
  const text = await send('POST', '/api/TokenAuth/Authenticate', { body: { email, password: 'demo-password' } });
  return (JSON.parse(text) as { data: { accessToken: string } }).data.accessToken;
}

export function startChild(children: ChildProcess[], file: string, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = fork(join(__dirname, file), {
    execArgv: ['--require', TYPESCRIPT_HOOK],
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** The children end when they are disconnected. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}

async function waitForMessage<T>(child: ChildProcess): Promise<T> {
  const exited = once(child, 'exit').then(() => {
    throw new Error('the server did not start');
  });
  const [message] = (await Promise.race([once(child, 'message'), exited])) as [T];
  return message;
}

async function createDatabase(connectionString: string): Promise<string> {
  const admin = new Client({ connectionString });
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const url = new URL(connectionString);
  url.pathname = DATABASE;
  return url.href;
}
