import { Injectable } from '@nestjs/common';
import { insertReviews } from '../catalogue/public';
import { Clock, Database, SiteSettings, type Tx } from '../common/public';
import { insertContactMessages, insertNotices, insertSubscriptions, setServiceStatus } from '../site/public';
import { demoNotices, demoStatuses } from './demo-notices';
import { demoMessages, demoSubscriptions } from './demo-messages';
import { DemoAccounts } from './demo-accounts';
import { DemoDeposits } from './demo-deposits';
import { demoReviews } from './demo-reviews';
import { StarterCatalogue } from '../starter-catalogue/public';

type LoadStep = (tx: Tx, now: Date) => Promise<void>;

/** Demo data except orders. Each step depends on the ones before it. */
@Injectable()
export class DemoData {
  constructor(
    private readonly starterCatalogue: StarterCatalogue,
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
    private readonly accounts: DemoAccounts,
    private readonly deposits: DemoDeposits,
  ) {}

  /** Runs each step once per installation; steps of a newer release run on its first start. */
  async load(): Promise<void> {
    await this.database.transaction((tx) => this.starterCatalogue.install(tx, {}));
    await this.loadOnce('accounts', (tx, now) => this.accounts.create(tx, now));
    await this.loadOnce('deposits', (tx, now) => this.deposits.book(tx, now));
    await this.loadOnce('notices', (tx, now) => insertNotices(tx, demoNotices(now)));
    await this.loadOnce('service-status', async (tx, now) => {
      for (const status of demoStatuses(now)) await setServiceStatus(tx, status, status.at);
    });
    await this.loadOnce('messages', (tx, now) => insertContactMessages(tx, demoMessages(now)));
    await this.loadOnce('subscriptions', (tx, now) => insertSubscriptions(tx, demoSubscriptions(now)));
    await this.loadOnce('reviews', (tx, now) => insertReviews(tx, demoReviews(now)));
  }

  private async loadOnce(name: string, step: LoadStep): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.settings.claimOneTimeTask(tx, `demo.${name}`)) await step(tx, this.clock.now());
    });
  }
}
