import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Shop } from './app';
import type { Stage } from './stage';

/** What a stage's shops have mailed, as it lies in the folder that takes the place of a mail server. */
export class MailRoom {
  private readonly folder: string;

  constructor(
    private readonly shop: Shop,
    { env }: Stage,
  ) {
    this.folder = path.join(env.DATA_DIR ?? '', 'mail');
  }

  /** The mails to an address under a subject, once there are as many as that. */
  async to(address: string, subject: string, count = 1): Promise<Email[]> {
    const end = Date.now() + 20_000;
    for (;;) {
      const found = (await this.all(address)).filter((mail) => mail.subject === subject);
      if (found.length === count) return found;
      if (Date.now() > end) throw new Error(`${found.length} mails to ${address}: ${subject}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Every mail to an address so far. */
  async all(address: string): Promise<Email[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(this.folder, name), 'utf8'))),
    );
    return mails.filter((mail) => mail.to?.some((to) => to.address === address));
  }

  /** Nothing waits in the outbox any more. */
  async idle(): Promise<void> {
    for (const end = Date.now() + 20_000; ; ) {
      const waiting: unknown[] = await this.shop.database.reader.query(
        'select from graphile_worker.jobs where run_at <= now()',
      );
      if (waiting.length === 0) return;
      if (Date.now() > end) throw new Error('the outbox is never empty');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
