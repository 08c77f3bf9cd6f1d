import { Inject, Injectable } from '@nestjs/common';
import { Client } from 'pg';
import { Tariffs } from '../catalogue/public';
import { CONFIG, type Config, Outbox } from '../kernel/public';
import { DemoOrders } from './orders/demo-orders';
import { Parts } from './parts';

/** Any number no other advisory lock of the shop uses. */
const LOCK = 7_204_002;

/** What a shop that is only tried out comes with. */
@Injectable()
export class Demo {
  constructor(
    private readonly parts: Parts,
    private readonly tariffs: Tariffs,
    private readonly orders: DemoOrders,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Loads what is not there yet, then lets the outbox begin. Replicas that start together wait for one another. */
  async load(): Promise<void> {
    const client = new Client({ connectionString: this.config.databaseUrl, application_name: 'shop-demo' });
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [LOCK]);
      await this.parts.load();
      await this.tariffs.reload();
      await this.orders.load();
    } finally {
      await client.end();
    }
    await this.outbox.start();
  }
}
