import type { Tx } from '../database/database';
import type { Mail } from './mail.entity';

export interface UnsentMail {
  id: string;
  recipient: string;
  template: string;
  language: string;
  data: Record<string, unknown>;
  secret: Record<string, string> | null;
  replyTo: string | null;
}

type StoredMail = Omit<Mail, 'id' | 'sentAt' | 'messageId'>;

/** Stores an email and returns its id; null, without a change, if one with the same key is stored. */
export async function insertMail(tx: Tx, mail: StoredMail): Promise<string | null> {
  const { dedupeKey, recipient, template, language, data, secret, replyTo, erasedRecipient, createdAt } = mail;
  const [row]: { id: string }[] = await tx.query(
    `insert into mail (dedupe_key, recipient, template, language, data, secret, reply_to, erased_recipient, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (dedupe_key) do nothing returning id`,
    [dedupeKey, recipient, template, language, data, secret, replyTo, erasedRecipient, createdAt],
  );
  return row?.id ?? null;
}

/** Locks an email that is not sent yet. */
export async function lockUnsentMail(tx: Tx, id: string): Promise<UnsentMail | undefined> {
  const [mail]: UnsentMail[] = await tx.query(
    `select id, recipient, template, language, data, secret, reply_to as "replyTo" from mail
     where id = $1 and sent_at is null for update`,
    [id],
  );
  return mail;
}

/** Marks an email as sent and deletes its secrets; of the last email to a closed account also its recipient and data. */
export async function markMailSent(tx: Tx, id: string, messageId: string, at: Date): Promise<void> {
  await tx.query(
    `update mail set sent_at = $2, message_id = $3, secret = null, recipient = coalesce(erased_recipient, recipient),
       data = case when erased_recipient is null then data else '{}' end
     where id = $1`,
    [id, at, messageId],
  );
}
