import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { repeat } from './client';
import type { Figures, Row } from './section';
import type { BenchShop } from './shop';

/** Length of one measurement in seconds. */
export const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);
/** Parallel clients. */
export const WORKERS = Number(process.env.BENCH_WORKERS ?? 32);
const ROUNDS = 3;
/** Without SQL statements for so long, the server is idle. */
const IDLE_MS = Math.min(1000, SECONDS * 1000);
/** Linux counts CPU time in units of this many milliseconds. */
const TICK_MS = 10;

export type Work = (worker: number) => Promise<unknown>;

export interface MeterOptions {
  seconds?: number;
  workers?: number;
  /**
   * For operations of a few dozen microseconds: the server compiles their code before they are measured, and the client
   * waits busily, because waking a client that sleeps costs the server a tenth of such an operation.
   */
  isShort?: boolean;
  /** Counts the work that follows the responses too, such as jobs, until the server is idle. */
  drain?: boolean;
}

interface Counters {
  cpuMs: number;
  databaseCpuMs: number;
  statements: number;
}

/** Measures operations of a shop: rate, response times, CPU time on both sides and SQL statements. */
export class Meter {
  private constructor(
    private readonly shop: BenchShop,
    private readonly postmaster: number,
  ) {}

  static async of(shop: BenchShop): Promise<Meter> {
    const database = new Client({ connectionString: shop.databaseUrl });
    await database.connect();
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    const postmaster = readProcess(rows[0]?.pid ?? 0).parent;
    await database.end();
    return new Meter(shop, postmaster);
  }

  async measure(
    work: Work,
    { seconds = SECONDS, workers = WORKERS, isShort = false, drain = false }: MeterOptions = {},
  ): Promise<Figures> {
    const times: number[] = [];
    const before = await this.readCounters();
    const started = performance.now();
    const stopBusyWaiting = isShort ? startBusyWaiting() : undefined;
    const count = await repeat(seconds, workers, async (worker) => {
      const began = performance.now();
      await work(worker);
      times.push(performance.now() - began);
    }).finally(stopBusyWaiting);
    if (drain) await this.waitUntilIdle();
    const elapsed = (performance.now() - started - (drain ? IDLE_MS : 0)) / 1000;
    const after = await this.readCounters();
    times.sort((a, b) => a - b);
    const cpuMs = (after.cpuMs - before.cpuMs) / count;
    const databaseCpuMs = (after.databaseCpuMs - before.databaseCpuMs) / count;
    return {
      perSecond: count / elapsed,
      cpuMs,
      databaseCpuMs,
      totalCpuMs: cpuMs + databaseCpuMs,
      statements: (after.statements - before.statements) / count,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    };
  }

  /** Measures operations in turns, so that a slow moment of the machine affects all of them. */
  async compare(works: Readonly<Record<string, Work>>, options: MeterOptions = {}): Promise<Row[]> {
    const entries = Object.entries(works);
    const { seconds = SECONDS, workers = WORKERS, isShort = false } = options;
    for (const [, work] of entries) await repeat(isShort ? 2 * seconds : Math.min(0.5, seconds), workers, work);
    const rounds: Row[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const rows: Row[] = [];
      for (const [name, work] of entries)
        rows.push({ name, ...(await this.measure(work, { ...options, seconds: seconds / ROUNDS })) });
      rounds.push(rows);
    }
    return entries.map(([name]) => ({ name, ...average(rounds.flat().filter((row) => row.name === name)) }));
  }

  /** Waits for a time without SQL statements and without due jobs. */
  async waitUntilIdle(): Promise<void> {
    const database = new Client({ connectionString: this.shop.databaseUrl });
    await database.connect();
    try {
      for (let before = -1, now = await this.countStatements(); before !== now;) {
        for (;;) {
          const { rows } = await database.query<{ due: number }>(
            'select count(*)::int as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
          );
          if (rows[0]?.due === 0) break;
          await sleep(50);
        }
        await sleep(IDLE_MS);
        before = now;
        now = await this.countStatements();
      }
    } finally {
      await database.end();
    }
  }

  /** Runs `work` while the server runs no jobs. */
  async withoutJobs<T>(work: () => Promise<T>): Promise<T> {
    await this.send('stop-jobs');
    try {
      return await work();
    } finally {
      await this.send('start-jobs');
    }
  }

  private async send(request: string): Promise<unknown> {
    const { server } = this.shop;
    server.send({ request });
    const [message] = (await once(server, 'message')) as [unknown];
    return message;
  }

  /** SQL statements of the server so far. */
  async countStatements(): Promise<number> {
    const metrics = await this.shop.readMetrics();
    return Number(/^shop_sql_statements_total (\d+)$/m.exec(metrics)?.[1]);
  }

  private async readCounters(): Promise<Counters> {
    const { cpu } = (await this.send('cpu')) as { cpu: NodeJS.CpuUsage };
    const databaseCpuMs = databaseTicks(this.postmaster) * TICK_MS;
    // Files are read by processes of their own, which end with the file.
    const { endedTicks } = readProcess(this.shop.server.pid ?? 0);
    return {
      cpuMs: (cpu.user + cpu.system) / 1000 + endedTicks * TICK_MS,
      databaseCpuMs,
      statements: await this.countStatements(),
    };
  }
}

/** Keeps this process busy until the returned function is called. */
function startBusyWaiting(): () => void {
  let isOver = false;
  const turn = () => void (isOver || setImmediate(turn));
  turn();
  return () => {
    isOver = true;
  };
}

/** The rows with the ratio of their rates to the rate of one of them. */
export function relateTo(baseline: string, rows: readonly Row[], reference = rows): Row[] {
  const base = reference.find(({ name }) => name === baseline)?.perSecond ?? NaN;
  return rows.map((row) =>
    row.name === baseline || row.perSecond === undefined ? row : { ...row, baseline, ratio: row.perSecond / base },
  );
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function average(rows: readonly Row[]): Figures {
  const figures = ['cpuMs', 'databaseCpuMs', 'totalCpuMs', 'statements', 'perSecond', 'p50', 'p99'] as const;
  return Object.fromEntries(
    figures.map((figure) => [figure, rows.reduce((sum, row) => sum + (row[figure] ?? 0), 0) / rows.length]),
  );
}

/** CPU time of PostgreSQL's main process and its children, also of those that have ended. */
function databaseTicks(postmaster: number): number {
  const own = readProcess(postmaster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter(({ parent }) => parent === postmaster)
    .reduce((sum, { ticks }) => sum + ticks, own.ticks + own.endedTicks);
}

/** A process of Linux; one that has ended has used no CPU time. */
function readProcess(pid: number): { parent: number; ticks: number; endedTicks: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name in brackets, which may contain spaces: state, parent, … and from the 12th on the times.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, ticks: user + system, endedTicks: endedUser + endedSystem };
  } catch {
    return { parent: 0, ticks: 0, endedTicks: 0 };
  }
}
