import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { Database, type Tx } from '../database/database';
import { enqueue, job, Outbox } from '../jobs/outbox';
import { renderMail } from './render';

/** Selects the emails that belong to a person. */
export interface MailOwner {
  address: string;
  /** All emails to the address from this time on. Null: only those about the subjects. */
  since: Date | null;
  /** Ids of the account, of orders and so on, which `dedupe_key` contains. */
  subjectIds: readonly string[];
}

/** Selects the emails to erase. */
export interface MailErasure {
  address: string;
  /** Erase all emails to or from the address, not only those about the subjects. */
  allMail: boolean;
  subjectIds: readonly string[];
  /** The address that replaces it. */
  replacement: string;
}

interface MailRow {
  template: string;
  language: string;
  data: Record<string, unknown>;
  created_at: Date;
  sent_at: Date | null;
}

const eraseMail = job<MailErasure>('mail.erase');

/** The stored emails: lists those of a person, and erases them. */
@Injectable()
export class MailArchive implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(eraseMail, (erasure) =>
      this.database.transaction((tx) => eraseMails(tx, erasure, 'for update')),
    );
  }

  /** Dates and subjects, oldest first, without the texts. */
  async listFor(
    tx: Tx,
    { address, since, subjectIds }: MailOwner,
  ): Promise<{ date: Date; sentAt: Date | null; subject: string }[]> {
    const mails: MailRow[] = await tx.query(
      `select template, language, data, created_at, sent_at from mail
       where lower(recipient) = lower($1) and (created_at >= $2 or ${ABOUT_SUBJECT}) order by created_at, id`,
      [address, since, subjectIds],
    );
    return mails.map(({ template, language, data, created_at, sent_at }) => ({
      date: created_at,
      sentAt: sent_at,
      subject: renderMail(template, language, this.config.shopName, data).subject,
    }));
  }

  /** Erases emails at once, except those being sent, which a job erases afterwards. Unsent emails are deleted. */
  async erase(tx: Tx, erasure: MailErasure): Promise<void> {
    await eraseMails(tx, erasure, 'for update skip locked');
    await enqueue(tx, eraseMail, erasure);
  }
}

const ABOUT_SUBJECT = `exists (select from unnest($3::text[]) subject where position(subject in dedupe_key) > 0)`;

async function eraseMails(
  tx: Tx,
  { address, allMail, subjectIds, replacement }: MailErasure,
  lock: 'for update' | 'for update skip locked',
): Promise<void> {
  const rows: { id: string }[] = await tx.query(
    `select id from mail
     where erased_recipient is null and (${ABOUT_SUBJECT} or $2 and (lower(recipient) = lower($1) or lower(reply_to) = lower($1)))
     order by id ${lock}`,
    [address, allMail, subjectIds],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query('delete from mail where id = any($1) and sent_at is null', [ids]);
  await tx.query(
    `update mail set data = '{}', reply_to = null,
       recipient = case when lower(recipient) = lower($2) then $3 else recipient end,
       dedupe_key = case when position(lower($2) in lower(dedupe_key)) > 0 then 'forgotten:' || id else dedupe_key end
     where id = any($1)`,
    [ids, address, replacement],
  );
}
