// A shop of its own to be measured: services, a fresh database, and the whole server in a process beside.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { client } from './client.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The shop with its demo data; `end` stops all that was started. */
export async function startShop() {
  const children = [];
  const child = (file, env) => {
    const started = fork(here(file), {
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(started);
    return started;
  };

  const services = child('../dev/services/for-tests.mjs', {});
  const [{ databaseUrl, env, folder }] = await once(services, 'message');
  const database = await freshDatabase(databaseUrl);
  const server = child('server.mjs', {
    ...env,
    DATABASE_URL: database,
    DATA_DIR: `${folder}/bench`,
    DEMO_DATA: '1',
    NODE_ENV: 'production',
  });
  const [{ origin }] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error('the shop did not start');
    }),
  ]);
  const call = client(origin);

  async function end() {
    for (const one of children.reverse()) {
      one.disconnect();
      await once(one, 'exit');
    }
  }

  async function logIn(email) {
    return JSON.parse(await call('POST', '/api/TokenAuth/Authenticate', { body: { email, password: 'demo-password' } }))
      .data.accessToken;
  }

  return { call, database, server, logIn, end };
}

async function freshDatabase(connectionString) {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  await admin.query('create database shop_bench');
  await admin.end();
  const url = new URL(connectionString);
  url.pathname = 'shop_bench';
  return url.href;
}
