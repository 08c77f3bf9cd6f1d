import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Shop } from './app';
import type { TestEnv } from './test-env';

/** The emails of a test environment, read from the folder that replaces a mail server. */
export class SentMails {
  private readonly folder: string;

  constructor(
    private readonly shop: Shop,
    { env }: TestEnv,
  ) {
    this.folder = path.join(env.DATA_DIR ?? '', 'mail');
  }

  /** The emails to an address with a subject; waits until there are `count` of them. */
  async find(address: string, subject: string, count = 1): Promise<Email[]> {
    const end = Date.now() + 20_000;
    for (;;) {
      const emails = (await this.findAll(address)).filter((mail) => mail.subject === subject);
      if (emails.length === count) return emails;
      if (Date.now() > end) throw new Error(`${emails.length} mails to ${address}: ${subject}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** All emails to an address so far. */
  async findAll(address: string): Promise<Email[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(this.folder, name), 'utf8'))),
    );
    return mails.filter((mail) => mail.to?.some((to) => to.address === address));
  }

  /** Waits until no job is due. */
  async waitUntilIdle(): Promise<void> {
    for (const end = Date.now() + 20_000; ;) {
      const waiting: unknown[] = await this.shop.database.reader.query(
        'select from graphile_worker.jobs where run_at <= now()',
      );
      if (waiting.length === 0) return;
      if (Date.now() > end) throw new Error('there are still due jobs after 20 s');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
