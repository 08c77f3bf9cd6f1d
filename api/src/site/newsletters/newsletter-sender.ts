import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, enqueue, job, MailQueue, type NewMail, Outbox, type Tx } from '../../common/public';
import { Newsletter } from '../entities/newsletter.entity';
import { issueTokens } from '../subscription-tokens';
import { newsletterMail } from './newsletter-mail';
import { type LockedNewsletter, lockNewsletter, type Recipient, takeRecipients } from './newsletters.queries';

/** The emails of one job. With the wait between jobs the mail server gets at most so many a minute. */
export const NEWSLETTER_BATCH = 200;
const BATCH_WAIT_MS = 60_000;

const sendNextBatch = job<{ id: string }>('newsletter.send');

/**
 * Queues the emails of a newsletter, one batch a minute. A batch is one transaction: the emails, the subscriptions that
 * got them and the job for the next batch. A batch that fails is repeated as a whole and leaves nothing behind.
 */
@Injectable()
export class NewsletterSender implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mails: MailQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(sendNextBatch, ({ id }) => this.sendBatch(id));
  }

  /** Sends the first batch once the transaction is committed. */
  async start(tx: Tx, id: string): Promise<void> {
    await enqueue(tx, sendNextBatch, { id }, { key: `newsletter:${id}` });
  }

  private async sendBatch(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const newsletter = await lockNewsletter(tx, id);
      if (newsletter?.status !== 'sending') return;
      const now = this.clock.now();
      const recipients = await takeRecipients(tx, id, NEWSLETTER_BATCH, now);
      if (recipients.length === 0) {
        await tx.update(Newsletter, { id }, { status: 'sent', finishedAt: now });
        return;
      }
      await this.mails.queueAll(tx, await this.buildMails(tx, newsletter, recipients));
      const runAt = new Date(now.getTime() + BATCH_WAIT_MS);
      await enqueue(tx, sendNextBatch, { id }, { key: `newsletter:${id}`, runAt });
    });
  }

  /** Each email has its own link to unsubscribe. */
  private async buildMails(tx: Tx, newsletter: LockedNewsletter, recipients: readonly Recipient[]): Promise<NewMail[]> {
    const ids = recipients.map(({ id }) => id);
    const tokens = await issueTokens(tx, ids, 'unsubscribe');
    return recipients.map(({ id, email, language }, index) => ({
      ...newsletterMail(newsletter.texts, language),
      dedupeKey: `newsletter:${newsletter.id}:${id}`,
      to: email,
      secret: { link: this.mails.link(`/home/Unsubscribe#token=${tokens[index]}`, language) },
    }));
  }
}
