import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed, notifyChange, PublishedContent, SnapshotCache, type Tx } from '../common/public';

const CHANNEL = 'site_content';

/** Tells every process that notices or the service status have changed, once the transaction is committed. */
export const notifySiteContentChange = (tx: Tx): Promise<void> => notifyChange(tx, CHANNEL);

/** Notices and the service status as part of the published content. Pages read them from the database. */
@Injectable()
export class SiteContent implements OnModuleInit {
  private readonly changes: SnapshotCache<object>;

  constructor(
    feed: ChangeFeed,
    private readonly published: PublishedContent,
  ) {
    this.changes = new SnapshotCache(feed, CHANNEL, async () => ({}));
  }

  async onModuleInit(): Promise<void> {
    await this.changes.start();
    this.published.add(() => this.changes.current);
  }
}
