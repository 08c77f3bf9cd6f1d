import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tariff, TariffDocument } from '@shop/pricing';
import {
  ChangeFeed,
  Clock,
  Database,
  notifyChange,
  PublishedContent,
  ShopSettings,
  SnapshotCache,
  type Tx,
} from '../common/public';
import type { CurrentRate } from './snapshot/tariff-document';
import { loadTariffRows } from './snapshot/tariff-rows.queries';
import { buildTariffSnapshot, isValidAt, type ShippingMethod, type TariffSnapshot } from './snapshot/tariff-snapshot';

const CHANNEL = 'tariff';

/** Reloads the tariff in every process, once the transaction is committed. */
export const notifyTariffChange = (tx: Tx): Promise<void> => notifyChange(tx, CHANNEL);

/** The current tariff, cached in memory: no method here queries the database. */
@Injectable()
export class Tariffs implements OnModuleInit {
  private readonly cache: SnapshotCache<TariffSnapshot>;
  private rebuilt?: TariffSnapshot;

  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    feed: ChangeFeed,
    private readonly published: PublishedContent,
  ) {
    this.cache = new SnapshotCache(feed, CHANNEL, async () => {
      const now = clock.now();
      return buildTariffSnapshot(await loadTariffRows(database.reader, now), now);
    });
  }

  async onModuleInit(): Promise<void> {
    await this.cache.start();
    this.published.add(() => this.snapshot);
  }

  /** The tariff at this instant: rates and versions that were loaded in advance take effect at their own instant. */
  get snapshot(): TariffSnapshot {
    const now = this.clock.now();
    const loaded = this.cache.current;
    const current = this.rebuilt?.source === loaded.source ? this.rebuilt : loaded;
    if (isValidAt(current, now)) return current;
    this.rebuilt = buildTariffSnapshot(loaded.source, now);
    return this.rebuilt;
  }

  /** Compiled, for any number of quotes. */
  current(): Tariff {
    return this.snapshot.tariff;
  }

  document(): TariffDocument {
    return this.snapshot.document;
  }

  /** Every currency that has a rate, in the order they are offered; also those that are no longer offered. */
  rates(): readonly CurrentRate[] {
    return this.snapshot.rates;
  }

  /** When the scheduled versions take effect, earliest first. */
  scheduledStarts(): Date[] {
    return this.snapshot.scheduled.map(({ publish_at }) => publish_at);
  }

  /** @throws Error for a currency that is not offered. */
  rateOf(currency: string): CurrentRate {
    const rate = this.rates().find((one) => one.currency === currency);
    if (!rate) throw new Error(`no rate for ${currency}`);
    return rate;
  }

  /** The currencies that customers may choose. Orders may have others, which were offered before. */
  currencies(): { code: string; digits: number }[] {
    return this.rates()
      .filter(({ currency }) => this.offersCurrency(currency))
      .map(({ currency, digits }) => ({ code: currency, digits }));
  }

  /** Whether customers may choose a currency, if it has a rate: the settings offer it, and a payment method takes it. */
  offersCurrency(currency: string): boolean {
    return (
      this.snapshot.takenCurrencies.has(currency) &&
      this.settings.current.shop.currencies.some((code) => code === currency)
    );
  }

  /** In the order they are offered. */
  shippingMethods(): readonly ShippingMethod[] {
    return this.snapshot.methods;
  }

  paymentMethods(): number[] {
    return Object.keys(this.document().remittance).map(Number);
  }

  /** Whether a shipping method delivers to a country. */
  ships(method: number, country: string): boolean {
    const { zones, excluded, services } = this.document().shipping;
    const zone = zones[country];
    return zone !== undefined && !excluded.includes(country) && services[method]?.[zone] !== undefined;
  }

  /** The countries the shop ships to, ISO 3166-1 alpha-2. */
  countries(): string[] {
    const { zones, excluded } = this.document().shipping;
    return Object.keys(zones).filter((country) => !excluded.includes(country));
  }
}
