import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ChangeFeed, Database, notifyChange, PublishedContent, SnapshotCache, type Tx } from '../../common/public';
import { Tariffs, type TariffSnapshot } from '../../tariff/public';
import { buildCatalogueIndex, type CatalogueIndex } from './catalogue-index';
import type { CatalogueRows } from './catalogue-rows';
import { loadCatalogueRows } from './catalogue-rows.queries';

const CHANNEL = 'catalogue';

/** Reloads the catalogue in every process, once the transaction is committed. */
export const notifyCatalogueChange = (tx: Tx): Promise<void> => notifyChange(tx, CHANNEL);

/** The catalogue with current prices, cached in memory. */
@Injectable()
export class Catalogue implements OnModuleInit {
  private readonly rows: SnapshotCache<CatalogueRows>;
  private built?: { rows: CatalogueRows; tariff: TariffSnapshot; index: CatalogueIndex };

  constructor(
    database: Database,
    private readonly tariffs: Tariffs,
    feed: ChangeFeed,
    private readonly published: PublishedContent,
  ) {
    this.rows = new SnapshotCache(feed, CHANNEL, () =>
      database.readFromReplica((reader) => reader.transaction('REPEATABLE READ', (tx) => loadCatalogueRows(tx))),
    );
  }

  async onModuleInit(): Promise<void> {
    await this.rows.start();
    this.published.add(() => this.index);
  }

  /** Replaced by another object whenever the catalogue or the tariff changes. */
  get index(): CatalogueIndex {
    const rows = this.rows.current;
    const tariff = this.tariffs.snapshot;
    if (this.built?.rows !== rows || this.built.tariff !== tariff)
      this.built = { rows, tariff, index: buildCatalogueIndex(rows, tariff.products) };
    return this.built.index;
  }
}
