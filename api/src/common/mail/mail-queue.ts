import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@shop/contract';
import { Clock } from '../clock';
import { CONFIG, type Config } from '../config/config';
import { Database, type Tx } from '../database/database';
import { ApiError } from '../http/api-error';
import { enqueue, job } from '../jobs/enqueue';
import { Outbox } from '../jobs/outbox';
import { linkOrigin } from './link-origin';
import { findMailId, insertMails, lockMail, saveTextVersion, takeUnsentMail } from './mail-queue.queries';
import type { Mail } from './mail.entity';
import { listNeededPlaceholders } from './preview-data';
import { MailRenderer } from './mail-renderer';
import { mailTemplates, mailTexts } from './render';
import { isUuid } from '../uuid';
import { MailTransport } from './transport';

export interface NewMail {
  /** A second email with the same key is dropped. */
  dedupeKey: string;
  to: string;
  /** Key of the template in the namespace `mails`. */
  template: string;
  language: string;
  data: Record<string, unknown>;
  /** Secret data such as a code or a link's token. Deleted when the email is sent. */
  secret?: Record<string, string>;
  /** Reply address, if it is not the shop's. */
  replyTo?: string;
  /** Replaces the recipient once the email is sent, and its data is deleted: for the last email to a closed account. */
  anonymizeTo?: string;
}

/**
 * Whether an email still says what it has to say after its links and codes were deleted. The button of an email about an
 * order only leads to the order, which the customer finds in the account; that of other emails is what they are about.
 */
function isCompleteWithoutSecrets({ template, language, data, erasedRecipient }: ResentMail): boolean {
  if (erasedRecipient !== null || !mailTemplates().includes(template)) return false;
  const values = data as Record<string, unknown>;
  const texts = mailTexts(template, language);
  const isOfOrder = typeof values.orderId === 'string';
  return (isOfOrder || !texts.action) && listNeededPlaceholders(texts).every((name) => values[name] !== undefined);
}

type ResentMail = Pick<Mail, 'template' | 'language' | 'data' | 'erasedRecipient'>;

const sendMail = job<{ id: string }>('mail.send');

@Injectable()
export class MailQueue implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly renderer: MailRenderer,
    private readonly transport: MailTransport,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(sendMail, ({ id }) => this.send(id));
  }

  /** Stores the email in the caller's transaction. It is sent after the commit. */
  async queue(tx: Tx, mail: NewMail): Promise<void> {
    await this.queueAll(tx, [mail]);
  }

  /** Stores the emails in the caller's transaction. Each is sent after the commit. */
  async queueAll(tx: Tx, mails: readonly NewMail[]): Promise<void> {
    if (mails.length === 0) return;
    const createdAt = this.clock.now();
    const rows = mails.map(({ to, secret = null, replyTo = null, anonymizeTo = null, ...mail }) => ({
      ...mail,
      ...{ recipient: to, secret, replyTo, erasedRecipient: anonymizeTo, createdAt },
    }));
    await insertMails(tx, rows, sendMail);
  }

  /**
   * Sends an email again: one that waits is tried at once, of one that was sent a new email is stored.
   *
   * @returns the id of the email that is being sent
   * @throws ApiError `resource_not_found`, `email_incomplete` if it says too little without what was deleted
   */
  async sendAgain(tx: Tx, id: string): Promise<string> {
    const stored = isUuid(id) ? await lockMail(tx, id) : undefined;
    if (!stored) throw new ApiError('resource_not_found');
    const { sentAt, ...mail } = stored;
    if (!sentAt) {
      await enqueue(tx, sendMail, { id });
      return id;
    }
    if (!isCompleteWithoutSecrets(mail)) throw new ApiError('email_incomplete');
    // The key still contains the ids by which the emails of a person are found and erased.
    const dedupeKey = `${mail.dedupeKey}:again:${randomUUID()}`;
    await insertMails(tx, [{ ...mail, dedupeKey, createdAt: this.clock.now() }], sendMail);
    return findMailId(tx, dedupeKey);
  }

  /**
   * The URL of a page for links in emails.
   * @param host the host that the reader uses. It selects one of the shop's own hosts; any other host is ignored.
   */
  link(path: string, language: string, host?: string): string {
    return `${linkOrigin(this.config, language, host)}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${path}`;
  }

  /**
   * Marks the email as sent, which locks its row: two workers never send the same email. After a crash between sending and
   * commit it is sent again. A locked row is waited for: its lock may belong to a killed worker whose connection PostgreSQL has not closed yet.
   */
  private async send(id: string): Promise<void> {
    const messageId = `<${id}@${new URL(this.config.publicOrigin).hostname}>`;
    await this.database.transaction(async (tx) => {
      const mail = await takeUnsentMail(tx, id, { messageId, at: this.clock.now() });
      if (!mail) return;
      const { rendered, textVersion } = this.renderer.renderCurrent({
        ...mail,
        data: { ...mail.data, ...mail.secret },
      });
      if (textVersion !== null) await saveTextVersion(tx, id, textVersion);
      await this.transport.send({
        to: mail.recipient,
        messageId,
        ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
        ...rendered,
      });
    });
  }
}
