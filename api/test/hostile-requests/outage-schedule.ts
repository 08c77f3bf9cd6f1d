import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseProxy } from '../database-proxy';
import { type FailingObjectStore, STORE_FAULTS } from '../failing-object-store';
import type { Random } from '../random';

interface Outage {
  name: string;
  begin(): void;
  end(): void;
}

/** Lets PostgreSQL and the object store come and go, independently of each other, until `stop`. */
export class OutageSchedule {
  /** How often each outage began. */
  readonly counts: Record<string, number> = {};
  private readonly ending = new AbortController();
  private readonly running: Promise<unknown>;

  /** @param longest of an outage and of the time between two, in milliseconds */
  constructor(
    database: DatabaseProxy,
    store: FailingObjectStore,
    private readonly random: Random,
    private readonly longest: number,
  ) {
    this.running = Promise.all([this.run(databaseOutages(database)), this.run(storeOutages(store))]);
  }

  /** Resolves when both respond again. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(outages: readonly Outage[]): Promise<void> {
    while (!this.ending.signal.aborted) {
      await this.wait();
      const { name, begin, end } = this.random.pick(outages);
      this.counts[name] = (this.counts[name] ?? 0) + 1;
      begin();
      await this.wait();
      end();
    }
  }

  private async wait(): Promise<void> {
    const duration = this.random.integer(this.longest / 8, this.longest);
    await pause(duration, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }
}

const databaseOutages = (database: DatabaseProxy): Outage[] => [
  {
    name: 'PostgreSQL closes all connections',
    begin: () => {
      database.refuseConnections();
      database.acceptConnections();
    },
    end: () => undefined,
  },
  {
    name: 'PostgreSQL refuses connections',
    begin: () => database.refuseConnections(),
    end: () => database.acceptConnections(),
  },
  { name: 'PostgreSQL does not respond', begin: () => database.block(), end: () => database.release() },
];

const storeOutages = (store: FailingObjectStore): Outage[] =>
  STORE_FAULTS.map((fault) => ({
    name: `the object store ${fault}`,
    begin: () => {
      store.fault = fault;
    },
    end: () => {
      store.fault = null;
    },
  }));
