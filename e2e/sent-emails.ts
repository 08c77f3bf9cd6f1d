import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Where the running shop leaves its mails. */
const folder = path.resolve(process.env.DATA_DIR ?? path.join(__dirname, '../.data'), 'mail');

/** The mails that somebody has got under a subject, once there are as many as that. */
export async function waitForEmails(address: string, subject: string, count = 1): Promise<Email[]> {
  let found: Email[] = [];
  await expect(async () => {
    found = (await readEmails(address)).filter((mail) => mail.subject === subject);
    expect(found).toHaveLength(count);
  }, `a mail to ${address}: ${subject}`).toPass({ timeout: 15_000 });
  return found;
}

/** The link that a mail's reader is to follow. */
export function findLink(mail: Email | undefined): string {
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error('There is no link to follow.');
  return link;
}

async function readEmails(address: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const raw = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Promise.all(raw.filter((mail) => mail.includes(`\nTo: ${address}`)).map((mail) => PostalMime.parse(mail)));
}
