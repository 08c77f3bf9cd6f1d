import { setTimeout as pause } from 'node:timers/promises';
import type { Tx } from '../../../src/common/public';

/** Runs the shop's scheduled and delayed jobs, and waits for them. */
export class Jobs {
  constructor(private readonly reader: Tx) {}

  /** Runs a scheduled job now. */
  async run(name: string): Promise<void> {
    const [added]: { id: string }[] = await this.reader.query(`select id from graphile_worker.add_job($1, '{}')`, [
      name,
    ]);
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where id = $1', [added?.id]);
  }

  /** Runs the delayed jobs whose time has come by the shop's clock. */
  async runDue(now: number): Promise<void> {
    const due: { id: string }[] = await this.reader.query(
      `with due as (update graphile_worker._private_jobs set run_at = now()
         where run_at > now() + interval '1 year' and run_at <= $1 returning id)
       select id, pg_notify('jobs:insert', '{"count":10}') from due`,
      [new Date(now)],
    );
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where id = any($1)', [
      due.map(({ id }) => id),
    ]);
  }

  async waitForInvoices(): Promise<void> {
    await this.waitUntilEmpty(
      `select from graphile_worker.jobs where task_identifier = 'orders.paypal-invoice-requested' and run_at <= now() limit 1`,
      [],
    );
  }

  async waitForAll(): Promise<void> {
    await this.waitUntilEmpty('select from graphile_worker._private_jobs where run_at <= now() limit 1', []);
  }

  private async waitUntilEmpty(noneOf: string, values: readonly unknown[]): Promise<void> {
    for (let tried = 0; tried < 6000; tried++) {
      const left: unknown[] = await this.reader.query(noneOf, [...values]);
      if (left.length === 0) return;
      await pause(5);
    }
    throw new Error('the outbox does not become empty');
  }
}
