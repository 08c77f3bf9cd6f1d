import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { CONFIG, type Config } from '../config';
import { Database, type Tx } from '../database';
import { enqueue, job, Outbox } from '../outbox';
import { originFor } from './origins';
import { renderMail } from './render';
import { DELIVER, type Deliver } from './transport';

export interface MailOrder {
  /** One occasion, one mail: a second with the same key is dropped. */
  occasion: string;
  to: string;
  /** Names an entry of the locale sheets `mails`. */
  template: string;
  language: string;
  data: Record<string, unknown>;
  /** More data, which opens something: a link's token, a code. Kept only until the mail is sent. */
  secret?: Record<string, string>;
  /** Whom the reader answers, where that is not the shop. */
  replyTo?: string;
  /** The last mail to somebody: who stands as its recipient once it is sent, and none of its data. */
  forgottenAs?: string;
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
export class Mails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DELIVER) private readonly deliver: Deliver,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(sendMail, ({ id }) => this.send(id));
  }

  /** Writes the mail in the transaction of what it tells; it leaves once that commits. */
  async queue(tx: Tx, mail: MailOrder): Promise<void> {
    const rows: { id: string }[] = await tx.query(
      `insert into mail (dedupe_key, recipient, template, language, data, secret, reply_to, forgotten_as, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (dedupe_key) do nothing returning id`,
      [
        mail.occasion,
        mail.to,
        mail.template,
        mail.language,
        mail.data,
        mail.secret ?? null,
        mail.replyTo ?? null,
        mail.forgottenAs ?? null,
        this.clock.now(),
      ],
    );
    const [row] = rows;
    if (row) await enqueue(tx, sendMail, { id: row.id });
  }

  /**
   * An address on the shop's own origin or the language's own host, for links in mails; the path names the language.
   * `host` is where the reader says to be: it decides among hosts that the shop owns, and leads nowhere else.
   */
  link(path: string, language: string, host?: string): string {
    return `${originFor(this.config, language, host)}${language === 'en' ? '' : `/${language}`}${path}`;
  }

  /**
   * Sends under the row's lock, so that two workers never send it twice; a crash in between sends it once more. The lock
   * is waited for: it may be that of a killed worker, which PostgreSQL has not missed yet.
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
      await this.deliver({
        to: mail.recipient,
        messageId,
        ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
        ...renderMail(mail.template, mail.language, this.config.shopName, { ...mail.data, ...mail.secret }),
      });
      await tx.query(
        `update mail set sent_at = $2, message_id = $3, secret = null, recipient = coalesce(forgotten_as, recipient),
           data = case when forgotten_as is null then data else '{}' end
         where id = $1`,
        [id, this.clock.now(), messageId],
      );
    });
  }
}
