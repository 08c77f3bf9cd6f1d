import { Injectable, type OnModuleInit } from '@nestjs/common';
import { findImportDuty, type ImportDuty } from '@shop/pricing';
import { ChangeFeed, Database, notifyChange, PublishedContent, SnapshotCache, type Tx } from '../common/public';
import { loadCustomsData } from './import-duties.queries';

const CHANNEL = 'customs';

/** Reloads the customs data in every process, once the transaction is committed. */
export const notifyCustomsChange = (tx: Tx): Promise<void> => notifyChange(tx, CHANNEL);

interface Snapshot {
  duties: ReadonlyMap<string, readonly ImportDuty[]>;
  hsCodes: ReadonlyMap<string, string>;
  chineseNames: ReadonlyMap<string, string>;
}

/** Import duties, and the HS codes and Chinese names of products, cached in memory. */
@Injectable()
export class CustomsData implements OnModuleInit {
  private readonly cache: SnapshotCache<Snapshot>;

  constructor(
    database: Database,
    feed: ChangeFeed,
    private readonly published: PublishedContent,
  ) {
    this.cache = new SnapshotCache(feed, CHANNEL, () => load(database.reader));
  }

  async onModuleInit(): Promise<void> {
    await this.cache.start();
    this.published.add(() => this.cache.current);
  }

  /**
   * What customs of a country charge for products on a day; undefined where that is not known.
   * @param day YYYY-MM-DD
   */
  findDuties(skus: readonly string[], country: string, day: string): (ImportDuty | undefined)[] {
    const { duties, hsCodes } = this.cache.current;
    const ofCountry = duties.get(country) ?? [];
    return skus.map((sku) => {
      const hsCode = hsCodes.get(sku);
      return hsCode === undefined ? undefined : findImportDuty(ofCountry, hsCode, day);
    });
  }

  /** The Chinese name that staff gave a product; undefined if they gave it none. */
  chineseName(sku: string): string | undefined {
    return this.cache.current.chineseNames.get(sku);
  }

  /** All Chinese names that staff gave products, by SKU. */
  chineseNames(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.cache.current.chineseNames);
  }
}

async function load(reader: Tx): Promise<Snapshot> {
  const { duties, products } = await loadCustomsData(reader);
  const byCountry = new Map<string, ImportDuty[]>();
  for (const duty of duties) byCountry.set(duty.country, [...(byCountry.get(duty.country) ?? []), duty]);
  return {
    duties: byCountry,
    hsCodes: new Map(products.map(({ sku, hsCode }) => [sku, hsCode])),
    chineseNames: new Map(products.flatMap(({ sku, chineseName }) => (chineseName ? [[sku, chineseName]] : []))),
  };
}
