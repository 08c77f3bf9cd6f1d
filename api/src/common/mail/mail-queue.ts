import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@shop/contract';
import { Clock } from '../clock';
import { CONFIG, type Config } from '../config/config';
import { Database, type Tx } from '../database/database';
import { enqueue, job, Outbox } from '../jobs/outbox';
import { linkOrigin } from './link-origin';
import { renderMail } from './render';
import { MAIL_TRANSPORT, type MailTransport } from './transport';

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

interface MailRow {
  id: string;
  recipient: string;
  template: string;
  language: string;
  data: Record<string, unknown>;
  secret: Record<string, string> | null;
  reply_to: string | null;
}

const sendMail = job<{ id: string }>('mail.send');

@Injectable()
export class MailQueue implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(sendMail, ({ id }) => this.send(id));
  }

  /** Stores the email in the caller's transaction. It is sent after the commit. */
  async queue(tx: Tx, mail: NewMail): Promise<void> {
    const rows: { id: string }[] = await tx.query(
      `insert into mail (dedupe_key, recipient, template, language, data, secret, reply_to, erased_recipient, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (dedupe_key) do nothing returning id`,
      [
        mail.dedupeKey,
        mail.to,
        mail.template,
        mail.language,
        mail.data,
        mail.secret ?? null,
        mail.replyTo ?? null,
        mail.anonymizeTo ?? null,
        this.clock.now(),
      ],
    );
    const [row] = rows;
    if (row) await enqueue(tx, sendMail, { id: row.id });
  }

  /**
   * The URL of a page for links in emails.
   * @param host the host that the reader uses. It selects one of the shop's own hosts; any other host is ignored.
   */
  link(path: string, language: string, host?: string): string {
    return `${linkOrigin(this.config, language, host)}${language === DEFAULT_LANGUAGE ? '' : `/${language}`}${path}`;
  }

  /**
   * Locks the row, so that two workers never send the same email. After a crash between sending and commit it is sent
   * again. A locked row is waited for: its lock may belong to a killed worker whose connection PostgreSQL has not closed yet.
   */
  private async send(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const rows: MailRow[] = await tx.query(
        `select id, recipient, template, language, data, secret, reply_to from mail
         where id = $1 and sent_at is null for update`,
        [id],
      );
      const [mail] = rows;
      if (!mail) return;
      const messageId = `<${mail.id}@${new URL(this.config.publicOrigin).hostname}>`;
      await this.transport({
        to: mail.recipient,
        messageId,
        ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
        ...renderMail(mail.template, mail.language, this.config.shopName, { ...mail.data, ...mail.secret }),
      });
      await tx.query(
        `update mail set sent_at = $2, message_id = $3, secret = null, recipient = coalesce(erased_recipient, recipient),
           data = case when erased_recipient is null then data else '{}' end
         where id = $1`,
        [id, this.clock.now(), messageId],
      );
    });
  }
}
