import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { accountOpened, clientOf, Clock, Database, enqueue, job, Limits, Mails, Outbox, type Limit } from '../kernel/public';
import { issueToken } from './subscription-tokens';

const MINUTE_MS = 60_000;
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * MINUTE_MS;

const PER_CLIENT: Limit = { rule: 'newsletter-client', most: 20, withinMs: 10 * MINUTE_MS };
const PER_ADDRESS: Limit = { rule: 'newsletter-address', most: 1, withinMs: 2 * MINUTE_MS };

interface Wanted {
  email: string;
  language: string;
  /** Where the reader was; decides among the shop's own hosts. */
  host?: string;
  /** One wish, one mail, however often the job runs. */
  occasion: string;
}

const newsletterWanted = job<Wanted>('newsletter.wanted');

/** Asks whoever is to get the newsletter whether they want it. */
@Injectable()
export class NewsletterRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly limits: Limits,
    private readonly mails: Mails,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(newsletterWanted, (wanted) => this.ask(wanted));
    this.outbox.handle(accountOpened, ({ accountId, email, language }) =>
      this.ask({ email, language, occasion: `account:${accountId}` }),
    );
  }

  /**
   * Refuses `too_frequent`. The work is done afterwards, so that neither the answer nor the time it takes tells
   * whether an address is subscribed.
   */
  async add({ Email, BaseSite }: Input<'Subscription/AddSubscription'>, language: string, address: string): Promise<void> {
    await this.limits.take(PER_CLIENT, clientOf(address));
    await this.limits.take(PER_ADDRESS, Email.toLowerCase());
    await this.database.transaction((tx) =>
      enqueue(tx, newsletterWanted, { email: Email, language, host: BaseSite, occasion: randomUUID() }),
    );
  }

  /** Who has confirmed before is left alone. */
  private async ask({ email, language, host, occasion }: Wanted): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const [pending]: { id: string }[] = await tx.query(
        `insert into subscription as known (email, language, state, requested_at) values ($1, $2, 'pending', $3)
         on conflict (lower(email)) do update set
           email = excluded.email, language = excluded.language, state = 'pending', requested_at = excluded.requested_at
           where known.state <> 'confirmed'
         returning id`,
        [email, language, now],
      );
      if (!pending) return;
      const until = new Date(now.getTime() + CONFIRM_WITHIN_MS);
      const token = await issueToken(tx, pending.id, 'confirm', until);
      await this.mails.queue(tx, {
        occasion: `newsletter:${occasion}`,
        to: email,
        template: 'newsletter_confirm',
        language,
        data: { due: until.toISOString() },
        secret: { link: this.mails.link(`/home/ConfirmSubscription#token=${token}`, language, host) },
      });
    });
  }
}
