import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock, CONFIG, Database, type Config } from '../kernel/public';
import { readCatalogue } from './catalogue.queries';
import { ChangeFeed } from './change-feed';
import type { CatalogueRows, ScheduledVersion } from './rows';
import { shelve, type Shelf } from './shelf';
import { rowsAt } from './tariff-drafts/rows-at';
import { holds, tariffAt, type TariffInForce } from './tariff-in-force';

interface Held {
  /** As they were read. */
  rows: CatalogueRows;
  shelf: Shelf;
  inForce: TariffInForce;
}

/** The whole catalogue and tariff, held in memory: read at start and again whenever somebody published. */
@Injectable()
export class Catalogue implements OnModuleInit, OnApplicationShutdown {
  private held?: Held;
  private reading?: Promise<void>;
  private readAgain?: Promise<void>;
  private readonly feed: ChangeFeed;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) { databaseUrl }: Config,
  ) {
    this.feed = new ChangeFeed(databaseUrl, () => this.reload());
  }

  async onModuleInit(): Promise<void> {
    await this.feed.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.feed.stop();
    await Promise.allSettled([this.reading, this.readAgain]);
  }

  get shelf(): Shelf {
    return this.current.shelf;
  }

  get tariff(): TariffInForce {
    return this.current.inForce;
  }

  /** The versions that are planned, as they were read. */
  get coming(): readonly ScheduledVersion[] {
    return this.current.rows.scheduled;
  }

  /** Holds what is committed by now. Callers who come while one reading runs share the one after it. */
  reload(): Promise<void> {
    if (!this.reading) {
      this.reading = this.read().finally(() => (this.reading = undefined));
      return this.reading;
    }
    this.readAgain ??= this.reading
      .catch(() => undefined)
      .then(() => {
        this.readAgain = undefined;
        return this.reload();
      });
    return this.readAgain;
  }

  private async read(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.database.reader.transaction('REPEATABLE READ', (tx) => readCatalogue(tx, now));
    this.held = hold(rows, now);
  }

  /** As of now: a rate or version that was read ahead takes over at its own instant. */
  private get current(): Held {
    if (!this.held) throw new Error('the catalogue was asked for before it was read');
    const now = this.clock.now();
    if (!holds(this.held.inForce, now)) this.held = hold(this.held.rows, now);
    return this.held;
  }
}

function hold(rows: CatalogueRows, now: Date): Held {
  const current = rowsAt(rows, now);
  return { rows, shelf: shelve(current), inForce: tariffAt(current, now) };
}
