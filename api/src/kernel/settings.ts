import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from './database';

/** What the installation was given once and keeps: read at start. */
@Injectable()
export class SiteSettings implements OnModuleInit {
  /** Keys the check value of signed calls; public. */
  siteKey = '';

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    const [row]: { value: string }[] = await this.database.reader.query(
      `select value from setting where name = 'site_key'`,
    );
    if (!row) throw new Error('the database is not migrated');
    this.siteKey = row.value;
  }

  /** Claims what is done once in an installation's life; false where it is done, or being done, already. */
  async claim(tx: Tx, name: string): Promise<boolean> {
    const claimed: unknown[] = await tx.query(
      'insert into setting (name, value) values ($1, $2) on conflict (name) do nothing returning name',
      [name, 'done'],
    );
    return claimed.length > 0;
  }
}
