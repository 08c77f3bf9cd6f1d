import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { LocalState } from '../../dev/services/local-state';
import { findFreePort } from '../../dev/services/ports';
import { DISPOSABLE, type Postgres, startPostgres } from '../../dev/services/postgres';
import { changeOwner, resolvePostgresPrograms, resolvePostgresUser } from '../../dev/services/postgres-files';
import type { ServiceHandle } from '../../dev/services/service';

/** A PostgreSQL server of its own with a streaming replica, both with an empty database `shop`. */
export class ReplicatedDatabase {
  private standby?: ChildProcess;

  private constructor(
    private readonly folder: string,
    private readonly primary: Postgres,
    private readonly services: readonly ServiceHandle[],
    private readonly standbyFolder: string,
    private readonly standbyPort: number,
  ) {}

  static async start(): Promise<ReplicatedDatabase> {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-replicated-'));
    chmodSync(folder, 0o755);
    const state = new LocalState(path.join(folder, 'local.json'));
    const services: ServiceHandle[] = [];
    const primary = await startPostgres({
      folder,
      state,
      register: (service) => services.push(service),
      settings: DISPOSABLE,
    });
    const standbyFolder = await copyData(primary);
    const database = new ReplicatedDatabase(folder, primary, services, standbyFolder, await findFreePort());
    await database.startReplica();
    return database;
  }

  get url(): string {
    return this.primary.url();
  }

  get replicaUrl(): string {
    return this.primary.url().replace(`:${this.primary.port}/`, `:${this.standbyPort}/`);
  }

  async startReplica(): Promise<void> {
    const user = resolvePostgresUser();
    const settings = { ...DISPOSABLE, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const program = path.join(resolvePostgresPrograms(user), 'postgres');
    this.standby = spawn(program, ['-D', this.standbyFolder, '-p', String(this.standbyPort), ...flags], {
      ...user,
      cwd: '/',
      stdio: 'ignore',
    });
    while (!(await isServing(this.superuserUrl(this.standbyPort)))) {
      if (this.standby.exitCode !== null) throw new Error('the replica did not start');
      await sleep(50);
    }
  }

  async stopReplica(): Promise<void> {
    const { standby } = this;
    if (!standby || standby.exitCode !== null) return;
    standby.kill('SIGQUIT');
    await once(standby, 'exit');
  }

  /** The replica receives changes and does not apply them until `resumeReplica`. */
  async pauseReplica(): Promise<void> {
    await run(this.superuserUrl(this.standbyPort), 'select pg_wal_replay_pause()');
  }

  async resumeReplica(): Promise<void> {
    await run(this.superuserUrl(this.standbyPort), 'select pg_wal_replay_resume()');
  }

  /** The replica becomes a primary of its own, which gets no further changes. */
  async promoteReplica(): Promise<void> {
    await run(this.superuserUrl(this.standbyPort), 'select pg_promote()');
  }

  async close(): Promise<void> {
    await this.stopReplica();
    for (const service of this.services) await service.stop();
    rmSync(this.folder, { recursive: true, force: true });
    rmSync(this.standbyFolder, { recursive: true, force: true });
  }

  private superuserUrl(port: number): string {
    return this.primary.url('postgres', 'postgres').replace(`:${this.primary.port}/`, `:${port}/`);
  }
}

/** Copies the data of the running server beside it, as a standby that follows it. Resolves with the folder. */
async function copyData(primary: Postgres): Promise<string> {
  const { hostname, port, password } = new URL(primary.url());
  const client = new Client({ connectionString: primary.url('postgres', 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    const data = rows[0]?.folder ?? '';
    const copy = `${data}-standby`;
    await client.query(`select pg_backup_start('standby', true)`);
    // Files of the running server may disappear while they are copied.
    spawnSync('cp', ['-a', data, copy]);
    rmSync(path.join(copy, 'postmaster.pid'), { force: true });
    const { rows: stopped } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    const conninfo = `host=${hostname} port=${port} user=postgres password=${password}`;
    writeOwned(path.join(copy, 'backup_label'), stopped[0]?.labelfile ?? '');
    writeOwned(path.join(copy, 'standby.signal'), '');
    writeOwned(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
    return copy;
  } finally {
    await client.end();
  }
}

function writeOwned(file: string, text: string): void {
  writeFileSync(file, text, { mode: 0o600 });
  changeOwner(file, resolvePostgresUser());
}

async function isServing(url: string): Promise<boolean> {
  return run(url, 'select 1').then(
    () => true,
    () => false,
  );
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
