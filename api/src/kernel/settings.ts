import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from './database';

/** What the installation was given once and keeps: read at start. */
@Injectable()
export class SiteSettings implements OnModuleInit {
  /** Keys the check value of signed calls; public. */
  siteKey = '';

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    const [row]: { value: string }[] = await this.database.reader.query(`select value from setting where name = 'site_key'`);
    if (!row) throw new Error('the database is not migrated');
    this.siteKey = row.value;
  }
}
