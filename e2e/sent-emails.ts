import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** The data folder of the running shop. */
export const DATA_FOLDER = path.resolve(process.env.DATA_DIR ?? path.join(__dirname, '../.data'));

/** The folder in which it stores the emails that it sends. */
const folder = path.join(DATA_FOLDER, 'mail');

/** Waits until an address has received `count` emails with this subject, and returns them. */
export async function waitForEmails(address: string, subject: string, count = 1): Promise<Email[]> {
  let found: Email[] = [];
  await expect(async () => {
    found = (await readEmails(address)).filter((mail) => mail.subject === subject);
    expect(found).toHaveLength(count);
  }, `an email to ${address}: ${subject}`).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
  return found;
}

/** The first link in the text of an email. */
export function findLink(mail: Email | undefined): string {
  const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  if (link === undefined) throw new Error('The email has no link.');
  return link;
}

async function readEmails(address: string): Promise<Email[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const raw = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return Promise.all(raw.filter((mail) => mail.includes(`\nTo: ${address}`)).map((mail) => PostalMime.parse(mail)));
}
