import type { Tx } from '../database/database';
import { insertWithJobs, type Job } from '../jobs/enqueue';
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

type StoredMail = Omit<Mail, 'id' | 'sentAt' | 'messageId' | 'textVersion'>;

const INSERT = `insert into mail (dedupe_key, recipient, template, language, data, secret, reply_to, erased_recipient, created_at)
  select * from json_to_recordset($1::json) as m ("dedupeKey" text, recipient text, template text, language text,
    data jsonb, secret jsonb, "replyTo" text, "erasedRecipient" text, "createdAt" timestamptz)
  on conflict (dedupe_key) do nothing returning id`;

/** Stores emails, without those whose key is stored already, and adds the job that sends each of them. */
export async function insertMails(tx: Tx, mails: readonly StoredMail[], sendMail: Job<{ id: string }>): Promise<void> {
  await insertWithJobs(tx, sendMail, { insert: INSERT, rows: mails });
}

/**
 * Marks an email as sent, locks it, deletes its secrets, and returns what it was; of the last email to a closed account
 * also its recipient and data are deleted. Undefined if it was sent before. The caller sends it in the same transaction.
 */
export async function takeUnsentMail(
  tx: Tx,
  id: string,
  { messageId, at }: { messageId: string; at: Date },
): Promise<UnsentMail | undefined> {
  const taken: [UnsentMail[], number] = await tx.query(
    `with unsent as (
       select id, recipient, template, language, data, secret, reply_to as "replyTo" from mail
       where id = $1 and sent_at is null for update)
     update mail set sent_at = $2, message_id = $3, secret = null, recipient = coalesce(erased_recipient, mail.recipient),
       data = case when erased_recipient is null then mail.data else '{}' end
     from unsent where mail.id = unsent.id returning unsent.*`,
    [id, at, messageId],
  );
  return taken[0][0];
}

/** Saves with which text of an admin an email is sent. */
export async function saveTextVersion(tx: Tx, id: string, textVersion: number): Promise<void> {
  await tx.query('update mail set text_version = $2 where id = $1', [id, textVersion]);
}

/** The id of a stored email. */
export async function findMailId(tx: Tx, dedupeKey: string): Promise<string> {
  const [mail]: { id: string }[] = await tx.query('select id from mail where dedupe_key = $1', [dedupeKey]);
  if (!mail) throw new Error(`there is no email with the key ${dedupeKey}`);
  return mail.id;
}

/** Locks an email, sent or not. */
export async function lockMail(tx: Tx, id: string): Promise<(StoredMail & { sentAt: Date | null }) | undefined> {
  const [mail]: (StoredMail & { sentAt: Date | null })[] = await tx.query(
    `select dedupe_key as "dedupeKey", recipient, template, language, data, secret, reply_to as "replyTo",
       erased_recipient as "erasedRecipient", created_at as "createdAt", sent_at as "sentAt"
     from mail where id = $1 for update`,
    [id],
  );
  return mail;
}
