import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { CONFIG, type Config } from '../config';
import { Database, type Tx } from '../database';
import { enqueue, job, Outbox } from '../outbox';
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
}

interface MailRow {
  id: string;
  recipient: string;
  template: string;
  language: string;
  data: Record<string, unknown>;
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
      `insert into mail (dedupe_key, recipient, template, language, data, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (dedupe_key) do nothing returning id`,
      [mail.occasion, mail.to, mail.template, mail.language, mail.data, this.clock.now()],
    );
    const [row] = rows;
    if (row) await enqueue(tx, sendMail, { id: row.id });
  }

  /** An address on the shop's own origin or the language's own host, for links in mails; the path names the language. */
  link(path: string, language: string): string {
    const host = this.config.languageHosts[language] ?? this.config.publicOrigin;
    return `${host}${language === 'en' ? '' : `/${language}`}${path}`;
  }

  /**
   * Sends under the row's lock, so that two workers never send it twice; a crash in between sends it once more. The lock
   * is waited for: it may be that of a killed worker, which PostgreSQL has not missed yet.
   */
  private async send(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const rows: MailRow[] = await tx.query(
        'select id, recipient, template, language, data from mail where id = $1 and sent_at is null for update',
        [id],
      );
      const [mail] = rows;
      if (!mail) return;
      const messageId = `<${mail.id}@${new URL(this.config.publicOrigin).hostname}>`;
      await this.deliver({
        to: mail.recipient,
        messageId,
        ...renderMail(mail.template, mail.language, this.config.shopName, mail.data),
      });
      await tx.query('update mail set sent_at = $2, message_id = $3 where id = $1', [id, this.clock.now(), messageId]);
    });
  }
}
