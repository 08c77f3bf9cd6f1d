import { Inject, Injectable } from '@nestjs/common';
import { Client } from 'pg';
import { ChangeFeed, CONFIG, type Config, enqueue, Outbox } from '../common/public';
import { closeDays } from '../reports/public';
import { DemoOrders } from './orders/demo-orders';
import { DemoData } from './demo-data.service';
import { lockLoading } from './demo.queries';
import { OneTimeSteps } from './one-time-steps';

/** Loads the demo shop. */
@Injectable()
export class Demo {
  constructor(
    private readonly data: DemoData,
    private readonly changes: ChangeFeed,
    private readonly orders: DemoOrders,
    private readonly outbox: Outbox,
    private readonly steps: OneTimeSteps,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Loads what is missing, then starts the outbox. Processes that start at the same time wait for each other. */
  async load(): Promise<void> {
    const client = new Client({ connectionString: this.config.directDatabaseUrl, application_name: 'shop-demo' });
    await client.connect();
    try {
      await lockLoading(client);
      await this.data.load();
      await this.changes.reloadAll();
      await this.orders.load();
      // A job closes the past days, because that would delay the start.
      await this.steps.run('closes', (tx) => enqueue(tx, closeDays, {}));
    } finally {
      await client.end();
    }
    await this.outbox.start();
  }
}
