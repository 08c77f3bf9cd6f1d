import { Injectable } from '@nestjs/common';
import { insertPrinter } from '../artwork/public';
import { insertReviews } from '../catalogue/public';
import { Database, ReceivedWebhook } from '../common/public';
import { insertContactMessages, insertNotices, insertSubscriptions, setServiceStatus } from '../site/public';
import { demoNotices, demoStatuses } from './demo-notices';
import { demoMessages, demoSubscriptions } from './demo-messages';
import { DemoAccounts } from './demo-accounts';
import { DemoDeposits } from './demo-deposits';
import { demoReviews } from './demo-reviews';
import { DemoTasks } from './demo-tasks.service';
import { demoWebhooks } from './demo-webhooks';
import { OneTimeSteps } from './one-time-steps';
import { StarterCatalogue } from '../starter-catalogue/public';

const PRINTERS = ['Roll printer 1, 3.2 m', 'Roll printer 2, 5 m', 'Flatbed printer 1'];

/** Demo data except orders. Each step depends on the ones before it. */
@Injectable()
export class DemoData {
  constructor(
    private readonly starterCatalogue: StarterCatalogue,
    private readonly database: Database,
    private readonly steps: OneTimeSteps,
    private readonly accounts: DemoAccounts,
    private readonly deposits: DemoDeposits,
    private readonly tasks: DemoTasks,
  ) {}

  async load(): Promise<void> {
    const { steps } = this;
    await this.database.transaction((tx) => this.starterCatalogue.install(tx, {}));
    await steps.run('accounts', (tx, now) => this.accounts.create(tx, now));
    await steps.run('deposits', (tx, now) => this.deposits.book(tx, now));
    await steps.run('notices', (tx, now) => insertNotices(tx, demoNotices(now)));
    await steps.run('service-status', async (tx, now) => {
      for (const status of demoStatuses(now)) await setServiceStatus(tx, status, status.at);
    });
    await steps.run('messages', (tx, now) => insertContactMessages(tx, demoMessages(now)));
    await steps.run('subscriptions', (tx, now) => insertSubscriptions(tx, demoSubscriptions(now)));
    await steps.run('reviews', (tx, now) => insertReviews(tx, demoReviews(now)));
    await steps.run('printers', async (tx, now) => {
      for (const name of PRINTERS) await insertPrinter(tx, name, now);
    });
    await steps.run('webhooks', (tx, now) => tx.insert(ReceivedWebhook, demoWebhooks(now)));
    await steps.run('tasks', (tx, now) => this.tasks.create(tx, now));
  }
}
