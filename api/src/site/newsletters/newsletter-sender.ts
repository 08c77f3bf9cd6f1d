import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, enqueue, job, MailQueue, type NewMail, Outbox, type Tx } from '../../common/public';
import { Newsletter } from '../entities/newsletter.entity';
import { issueToken } from '../subscription-tokens';
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
      const mails: NewMail[] = [];
      for (const recipient of recipients) mails.push(await this.buildMail(tx, newsletter, recipient));
      await this.mails.queueAll(tx, mails);
      if (recipients.length === 0) {
        await tx.update(Newsletter, { id }, { status: 'sent', finishedAt: now });
        return;
      }
      const runAt = new Date(now.getTime() + BATCH_WAIT_MS);
      await enqueue(tx, sendNextBatch, { id }, { key: `newsletter:${id}`, runAt });
    });
  }

  /** With a link of its own to unsubscribe. */
  private async buildMail(tx: Tx, { id, texts }: LockedNewsletter, recipient: Recipient): Promise<NewMail> {
    const token = await issueToken(tx, recipient.id, 'unsubscribe', null);
    return {
      ...newsletterMail(texts, recipient.language),
      dedupeKey: `newsletter:${id}:${recipient.id}`,
      to: recipient.email,
      secret: { link: this.mails.link(`/home/Unsubscribe#token=${token}`, recipient.language) },
    };
  }
}
