import { Injectable } from '@nestjs/common';
import { loadCatalogue, loadReviews } from '../catalogue/public';
import { Clock, Database, SiteSettings, type Tx } from '../kernel/public';
import { loadNotices, setBoard } from '../site/public';
import { board, notices } from './news';
import { People } from './people';
import { Prepaid } from './prepaid';
import { reviews } from './reviews';
import { stock } from './stock';

type Part = (tx: Tx, now: Date) => Promise<void>;

/** Everything but the orders; each part stands on those before it. */
@Injectable()
export class Parts {
  constructor(
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
    private readonly people: People,
    private readonly prepaid: Prepaid,
  ) {}

  /** Each part once in an installation's life; one that is new since the last start is added. */
  async load(): Promise<void> {
    await this.once('stock', (tx, now) => loadCatalogue(tx, stock(now)));
    await this.once('people', (tx, now) => this.people.open(tx, now));
    await this.once('prepaid', (tx, now) => this.prepaid.deposit(tx, now));
    await this.once('notices', (tx, now) => loadNotices(tx, notices(now)));
    await this.once('board', (tx, now) => setBoard(tx, board, now));
    await this.once('reviews', (tx, now) => loadReviews(tx, reviews(now)));
  }

  private async once(name: string, part: Part): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.settings.claim(tx, `demo.${name}`)) await part(tx, this.clock.now());
    });
  }
}
