import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, isUuid, Refusal } from '../kernel/public';
import { StoredObjectRow } from './stored-object.entity';

const LIFETIME_MS = 60 * 60_000;

export interface LinkParts {
  objectId: string;
  expires: string;
  signature: string;
}

/** Short-lived links to stored files: whoever holds one may fetch that one file for an hour. */
@Injectable()
export class FileLinks implements OnModuleInit {
  private key = '';

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    const [row]: { value: string }[] = await this.database.reader.query(
      `select value from setting where name = 'file_link_key'`,
    );
    this.key = row?.value ?? '';
    if (!this.key) throw new Error('the database is not migrated');
  }

  url(objectId: string, name: string): string {
    const expires = String(this.clock.now().getTime() + LIFETIME_MS);
    return `/api/files/${objectId}/${expires}/${this.sign(objectId, expires)}/${encodeURIComponent(name)}`;
  }

  /** Refuses `resource_not_found` for a link that was altered, has run out, or leads nowhere. */
  async open({ objectId, expires, signature }: LinkParts): Promise<StoredObjectRow> {
    const expected = Buffer.from(this.sign(objectId, expires));
    const given = Buffer.from(signature);
    const genuine = given.length === expected.length && timingSafeEqual(given, expected);
    if (!genuine || !isUuid(objectId) || Number(expires) < this.clock.now().getTime())
      throw new Refusal('resource_not_found');
    const object = await this.database.reader.findOneBy(StoredObjectRow, { id: objectId });
    if (!object) throw new Refusal('resource_not_found');
    return object;
  }

  private sign(objectId: string, expires: string): string {
    return createHmac('sha256', this.key).update(`${objectId}\n${expires}`).digest('base64url');
  }
}
