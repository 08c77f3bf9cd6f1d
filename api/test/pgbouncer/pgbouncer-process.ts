import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../../../dev/services/ports';

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The program; undefined if it is not installed. */
export const PGBOUNCER = FOLDERS.map((folder) => path.join(folder, 'pgbouncer')).find(isExecutable);

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A PgBouncer in transaction mode with few connections to the database. */
export class PgBouncerProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
    private readonly target: URL,
  ) {}

  static async start(databaseUrl: string, poolSize: number): Promise<PgBouncerProcess> {
    if (PGBOUNCER === undefined) throw new Error('PgBouncer is not installed.');
    const target = new URL(databaseUrl);
    const port = await findFreePort();
    const folder = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
    // PgBouncer gives up the rights of root, and must still read its files.
    chmodSync(folder, 0o755);
    const users = path.join(folder, 'users.txt');
    writeFileSync(users, `"${decodeURIComponent(target.username)}" "${decodeURIComponent(target.password)}"\n`);
    const settings = path.join(folder, 'pgbouncer.ini');
    writeFileSync(
      settings,
      `[databases]
* = host=${target.hostname} port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
admin_users = ${decodeURIComponent(target.username)}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
    );
    const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(PGBOUNCER, ['--quiet', ...asUser, settings], { stdio: 'ignore' });
    const pgbouncer = new PgBouncerProcess(child, folder, port, target);
    await pgbouncer.waitUntilReady();
    return pgbouncer;
  }

  /** The database's address through PgBouncer. */
  get url(): string {
    return this.urlOf(this.target.pathname.slice(1));
  }

  /** PgBouncer's pools, as its console shows them. */
  async pools(): Promise<
    { database: string; pool_mode: string; sv_active: string; sv_idle: string; sv_used: string }[]
  > {
    return this.ask('show pools');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private urlOf(database: string): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    url.pathname = database;
    return url.href;
  }

  private async ask<T extends object>(command: string): Promise<T[]> {
    const console = new Client({ connectionString: this.urlOf('pgbouncer') });
    await console.connect();
    try {
      return (await console.query<T>(command)).rows;
    } finally {
      await console.end();
    }
  }

  private async waitUntilReady(): Promise<void> {
    for (const end = Date.now() + 10_000; ;) {
      if (this.child.exitCode !== null) throw new Error(`PgBouncer ended with code ${this.child.exitCode}.`);
      try {
        await this.ask('show version');
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }
}
