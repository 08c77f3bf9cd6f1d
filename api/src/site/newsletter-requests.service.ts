import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Input } from '@shop/contract';
import {
  accountOpened,
  Clock,
  Database,
  enqueue,
  job,
  RateLimiter,
  TWO_MINUTES,
  MailQueue,
  Outbox,
  type RateLimit,
} from '../common/public';
import { issueToken } from './subscription-tokens';
import { upsertPendingSubscription } from './subscriptions.queries';

const MINUTE_MS = 60_000;
/** Days in which a subscription can be confirmed. */
export const CONFIRM_WITHIN_DAYS = 7;
export const CONFIRM_WITHIN_MS = CONFIRM_WITHIN_DAYS * 24 * 60 * MINUTE_MS;

const PER_ADDRESS: RateLimit = { rule: 'newsletter-address', max: 1, ...TWO_MINUTES };

interface NewsletterRequest {
  email: string;
  language: string;
  /** The host the reader used, to choose among the shop's own hosts for the link. */
  host?: string;
  /** Prevents a second email if the job runs again. */
  dedupeKey: string;
}

const newsletterRequested = job<NewsletterRequest>('newsletter.wanted');

/** Emails a confirmation link to addresses for which the newsletter was requested. */
@Injectable()
export class NewsletterRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimiter,
    private readonly mails: MailQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(newsletterRequested, (request) => this.sendConfirmation(request));
    this.outbox.handle(accountOpened, ({ accountId, email, language }) =>
      this.sendConfirmation({ email, language, dedupeKey: `account:${accountId}` }),
    );
  }

  /**
   * Requests the newsletter for an address. A job does the work, so that neither the response nor its time reveals whether the
   * address is subscribed.
   * @throws ApiError `too_frequent`
   */
  async request({ Email, BaseSite }: Input<'Subscription/AddSubscription'>, language: string): Promise<void> {
    await this.limits.consume(PER_ADDRESS, Email.toLowerCase());
    await this.database.transaction((tx) =>
      enqueue(tx, newsletterRequested, { email: Email, language, host: BaseSite, dedupeKey: randomUUID() }),
    );
  }

  /** Sends nothing to an address that is already confirmed. */
  private async sendConfirmation({ email, language, host, dedupeKey }: NewsletterRequest): Promise<void> {
    await this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const subscriptionId = await upsertPendingSubscription(tx, email, language, now);
      if (!subscriptionId) return;
      const until = new Date(now.getTime() + CONFIRM_WITHIN_MS);
      const token = await issueToken(tx, subscriptionId, 'confirm', until);
      await this.mails.queue(tx, {
        dedupeKey: `newsletter:${dedupeKey}`,
        to: email,
        template: 'newsletter_confirm',
        language,
        data: { due: until.toISOString() },
        secret: { link: this.mails.link(`/home/ConfirmSubscription#token=${token}`, language, host) },
      });
    });
  }
}
