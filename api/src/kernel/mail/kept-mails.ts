import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { Database, type Tx } from '../database';
import { enqueue, job, Outbox } from '../outbox';
import { renderMail } from './render';

export interface Addressee {
  address: string;
  /** Whoever has the address has all its mails from then on; null: only those about the subjects. */
  since: Date | null;
  /** Ids that occasions name: of the account, of orders. */
  subjects: readonly string[];
}

export interface Forgotten {
  address: string;
  /** All mails to the address or from it; otherwise only those about the subjects. */
  whole: boolean;
  subjects: readonly string[];
  /** The address to stand in its place. */
  nobody: string;
}

interface KeptMail {
  template: string;
  language: string;
  data: Record<string, unknown>;
  created_at: Date;
  sent_at: Date | null;
}

const forgetMails = job<Forgotten>('mails.forget');

/** The mails as they are kept: who got them, and how that is forgotten. */
@Injectable()
export class KeptMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(forgetMails, (forgotten) =>
      this.database.transaction((tx) => strike(tx, forgotten, 'for update')),
    );
  }

  /** Dates and subjects, oldest first; never what the mails said. */
  async to(
    tx: Tx,
    { address, since, subjects }: Addressee,
  ): Promise<{ date: Date; sentAt: Date | null; subject: string }[]> {
    const mails: KeptMail[] = await tx.query(
      `select template, language, data, created_at, sent_at from mail
       where lower(recipient) = lower($1) and (created_at >= $2 or ${ABOUT_SUBJECT}) order by created_at, id`,
      [address, since, subjects],
    );
    return mails.map(({ template, language, data, created_at, sent_at }) => ({
      date: created_at,
      sentAt: sent_at,
      subject: renderMail(template, language, this.config.shopName, data).subject,
    }));
  }

  /** Now, but for mails that are just being sent: those as soon as they are. What was not sent yet never will be. */
  async forget(tx: Tx, forgotten: Forgotten): Promise<void> {
    await strike(tx, forgotten, 'for update skip locked');
    await enqueue(tx, forgetMails, forgotten);
  }
}

const ABOUT_SUBJECT = `exists (select from unnest($3::text[]) subject where position(subject in dedupe_key) > 0)`;

async function strike(
  tx: Tx,
  { address, whole, subjects, nobody }: Forgotten,
  lock: 'for update' | 'for update skip locked',
): Promise<void> {
  const rows: { id: string }[] = await tx.query(
    `select id from mail
     where forgotten_as is null and (${ABOUT_SUBJECT} or $2 and (lower(recipient) = lower($1) or lower(reply_to) = lower($1)))
     order by id ${lock}`,
    [address, whole, subjects],
  );
  const ids = rows.map(({ id }) => id);
  await tx.query('delete from mail where id = any($1) and sent_at is null', [ids]);
  await tx.query(
    `update mail set data = '{}', reply_to = null,
       recipient = case when lower(recipient) = lower($2) then $3 else recipient end,
       dedupe_key = case when position(lower($2) in lower(dedupe_key)) > 0 then 'forgotten:' || id else dedupe_key end
     where id = any($1)`,
    [ids, address, nobody],
  );
}
