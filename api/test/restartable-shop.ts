import { setTimeout } from 'node:timers/promises';
import { openShop, type Shop } from './app';
import { DatabaseProxy } from './database-proxy';
import { fixtureCatalogue } from './fixture-catalogue';
import { FakeSmtp } from './fake-smtp';
import { findFreePort, ServerProcess } from './server-process';
import { openTestEnv } from './test-env';

/** Deposits of every size are posted at once, as in the application of the test's process. */
const SERVER_ENV = { PUBLIC_ORIGIN: 'http://shop.test', DEPOSIT_APPROVAL_FEN: '100000000000' };

/** A server process that can be killed, with a proxy between it and its database. */
export interface RestartableServer {
  databaseProxy: DatabaseProxy;
  /** Starts the server, always on the same port. */
  start(env?: Record<string, string>): Promise<ServerProcess>;
}

/** A shop with several servers on one database: server processes that can be killed, and one in the test's process. */
export interface RestartableShop extends RestartableServer {
  /** The server in the test's process. It runs no jobs. */
  shop: Shop;
  smtp: FakeSmtp;
  /** Adds a server process. */
  addServer(): Promise<RestartableServer>;
  close(): Promise<void>;
}

/** `serverEnv` is added to the environment of the server processes. */
export async function openRestartableShop(serverEnv: Record<string, string> = {}): Promise<RestartableShop> {
  const testEnv = await openTestEnv();
  const shop = await openShop(testEnv, { WORKER: '0' });
  const smtp = await FakeSmtp.start();
  const proxies: DatabaseProxy[] = [];
  const running = new Map<DatabaseProxy, ServerProcess>();
  await fixtureCatalogue(shop);
  const addServer = async (): Promise<RestartableServer> => {
    const databaseProxy = await DatabaseProxy.start(testEnv.env.DATABASE_URL ?? '');
    const port = await findFreePort();
    proxies.push(databaseProxy);
    return {
      databaseProxy,
      async start(env = {}) {
        const environment = { ...testEnv.env, ...SERVER_ENV, SMTP_URL: smtp.url, ...serverEnv };
        const server = await ServerProcess.start(port, { ...environment, DATABASE_URL: databaseProxy.url, ...env });
        running.set(databaseProxy, server);
        return server;
      },
    };
  };
  return {
    ...(await addServer()),
    shop,
    smtp,
    addServer,
    async close() {
      for (const server of running.values()) await server.kill();
      smtp.stop();
      for (const proxy of proxies) proxy.close();
      await shop.close();
      await testEnv.close();
    },
  };
}

/** Waits until all emails are sent. */
export async function waitForSentMails({ shop }: RestartableShop): Promise<void> {
  for (;;) {
    const waiting: unknown[] = await shop.database.reader.query('select from mail where sent_at is null limit 1');
    if (waiting.length === 0) return;
    await setTimeout(100);
  }
}
