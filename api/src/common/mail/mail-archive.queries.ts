import type { EmailTextView } from '@shop/contract';
import type { Tx } from '../database/database';

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

interface ArchivedMail {
  template: string;
  language: string;
  data: Record<string, unknown>;
  createdAt: Date;
  sentAt: Date | null;
  /** The text with which it was sent; null for the built-in one. */
  texts: EmailTextView | null;
}

/** Joins the text with which an email was sent. */
export const JOIN_TEXT = `left join email_text t
  on t.template = mail.template and t.language = mail.language and t.version = mail.text_version`;

const ABOUT_SUBJECT = `exists (select from unnest($3::text[]) subject where position(subject in dedupe_key) > 0)`;

/** The emails of a person, oldest first. */
export function listMails(tx: Tx, { address, since, subjectIds }: MailOwner): Promise<ArchivedMail[]> {
  return tx.query(
    `select mail.template, mail.language, data, created_at as "createdAt", sent_at as "sentAt", texts
     from mail ${JOIN_TEXT}
     where lower(recipient) = lower($1) and (created_at >= $2 or ${ABOUT_SUBJECT}) order by created_at, id`,
    [address, since, subjectIds],
  );
}

/** Locks the emails to erase and returns their ids; with `skip locked` without those that are being sent. */
export async function lockMails(
  tx: Tx,
  { address, allMail, subjectIds }: MailErasure,
  lock: 'for update' | 'for update skip locked',
): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select id from mail
     where erased_recipient is null and (${ABOUT_SUBJECT} or $2 and (lower(recipient) = lower($1) or lower(reply_to) = lower($1)))
     order by id ${lock}`,
    [address, allMail, subjectIds],
  );
  return rows.map(({ id }) => id);
}

/** Deletes those of the emails that are not sent yet. */
export async function deleteUnsentMails(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query('delete from mail where id = any($1) and sent_at is null', [ids]);
}

/** Deletes the data of emails and replaces the address of a person. */
export async function anonymizeMails(
  tx: Tx,
  ids: readonly string[],
  { address, replacement }: Pick<MailErasure, 'address' | 'replacement'>,
): Promise<void> {
  await tx.query(
    `update mail set data = '{}', reply_to = null,
       recipient = case when lower(recipient) = lower($2) then $3 else recipient end,
       dedupe_key = case when position(lower($2) in lower(dedupe_key)) > 0 then 'forgotten:' || id else dedupe_key end
     where id = any($1)`,
    [ids, address, replacement],
  );
}
