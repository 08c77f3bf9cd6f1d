import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../database/database';
import { Setting } from './setting.entity';
import { insertSetting } from './settings.queries';

/** Settings that are stored in the database, read at start. */
@Injectable()
export class SiteSettings implements OnModuleInit {
  /** The key for the check values of signed calls. It is public. */
  siteKey = '';

  constructor(private readonly database: Database) {}

  async onModuleInit(): Promise<void> {
    const row = await this.database.reader.findOneBy(Setting, { name: 'site_key' });
    if (!row) throw new Error('the database is not migrated');
    this.siteKey = row.value;
  }

  /** The value of a setting; undefined if it was never written. */
  async read(tx: Tx, name: string): Promise<string | undefined> {
    return (await tx.findOneBy(Setting, { name }))?.value;
  }

  async write(tx: Tx, name: string, value: string): Promise<void> {
    await tx.upsert(Setting, { name, value }, ['name']);
  }

  /** Writes a setting that was never written. Returns false, without a change, if it was. */
  async writeFirst(tx: Tx, name: string, value: string): Promise<boolean> {
    return insertSetting(tx, name, value);
  }

  /** Marks a task that runs once per installation as done. False if it is already done or in progress. */
  async claimOneTimeTask(tx: Tx, name: string): Promise<boolean> {
    return insertSetting(tx, name, 'done');
  }
}
