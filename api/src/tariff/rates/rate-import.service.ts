import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Not } from 'typeorm';
import { AuditLog, Clock, CONFIG, type Config, Database, enqueue, job, Outbox, type Tx } from '../../common/public';
import { Currency } from '../entities/currency.entity';
import { PendingRate } from '../entities/pending-rate.entity';
import { RateFetch } from '../entities/rate-fetch.entity';
import { lockTariff } from '../tariff-lock.queries';
import { notifyTariffChange } from '../tariffs.service';
import {
  BASE_CURRENCY,
  decideRate,
  parseRateTable,
  type RateTable,
  type RateTableError,
  type RateDecision,
} from './rate-validation';
import { addRate, findRateAt, isKnownPendingRate, recordFetch, supersedePending } from './rates.queries';
import { fetchJson, type FetchError } from './rate-source';

/** Not on the hour, when most other clients call. */
const DAILY = '12 6 * * *';

/** Jobs that notify accounting: of rates that wait for a decision, and of a failed import. */
export const ratesPending = job<{ ids: string[] }>('rates.pending');
export const ratesFailed = job<{ fetchId: string; reason: string }>('rates.failed');

type DoubtfulRate = Extract<RateDecision, { kind: 'waits' }>;

/** Imports the rates of the day, if a source is configured. Doubtful rates wait for a decision by staff. */
@Injectable()
export class RateImport implements OnModuleInit {
  private readonly log = new Logger('rates');

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isEnabled(): boolean {
    return this.config.rates.url !== undefined;
  }

  onModuleInit(): void {
    if (this.isEnabled) this.outbox.schedule(DAILY, 'rates.fetch', () => this.run());
  }

  /** Running it again on the same day changes nothing unless the source has new rates. */
  async run(): Promise<void> {
    const { url, timeoutMs } = this.config.rates;
    if (url === undefined) return;
    const response = await fetchJson({ url, timeoutMs });
    if (!response.ok) return this.recordFailure(response.fault);
    const parsed = parseRateTable(response.json, this.clock.now());
    if (!parsed.ok) return this.recordFailure(parsed.fault);
    await this.database.transaction((tx) => this.importRates(tx, parsed.table));
  }

  /** Decides on each currency separately: one doubtful rate does not stop the others. */
  private async importRates(tx: Tx, { quotedOn, rates }: RateTable): Promise<void> {
    await lockTariff(tx);
    const now = this.clock.now();
    const currencies = await tx.find(Currency, { where: { code: Not(BASE_CURRENCY) }, order: { code: 'ASC' } });
    const waiting: string[] = [];
    let applied = 0;
    for (const { code } of currencies) {
      const inForce = await findRateAt(tx, code, now);
      const decision = decideRate(code, rates, inForce);
      if (decision.kind === 'waits') waiting.push(...(await this.addPending(tx, decision, inForce, quotedOn, now)));
      else await supersedePending(tx, code, now);
      if (decision.kind === 'applies') applied += (await this.apply(tx, code, decision.perCny, inForce, now)) ? 1 : 0;
    }
    await recordFetch(tx, { at: now, quotedOn, applied });
    if (waiting.length > 0) await enqueue(tx, ratesPending, { ids: waiting });
    if (applied > 0) await notifyTariffChange(tx);
  }

  private async apply(tx: Tx, currency: string, perCny: string, before: string | null, now: Date): Promise<boolean> {
    if (!(await addRate(tx, { currency, perCny, validFrom: now, source: 'fetched', setAt: now }))) return false;
    const entry = { action: 'rate-fetched', kind: 'currency', id: currency };
    await this.audit.record(tx, {}, { ...entry, before: { perCny: before }, after: { perCny } });
    return true;
  }

  /** Returns the id, or nothing if the same value is already pending or was rejected. */
  private async addPending(
    tx: Tx,
    { currency, reason, quoted, perCny }: DoubtfulRate,
    inForce: string | null,
    quotedOn: string,
    now: Date,
  ): Promise<string[]> {
    if (await isKnownPendingRate(tx, { currency, reason, quoted })) return [];
    await supersedePending(tx, currency, now);
    const row = { id: randomUUID(), currency, reason, quoted, perCny, inForce, quotedOn, detectedAt: now };
    await tx.insert(PendingRate, { ...row, status: 'pending' });
    return [row.id];
  }

  private async recordFailure(reason: FetchError | RateTableError): Promise<void> {
    this.log.warn(`rate import failed: ${reason}`);
    await this.database.transaction(async (tx) => {
      const fetch = { fetchedAt: this.clock.now(), outcome: 'failed', reason } as const;
      const { identifiers } = await tx.insert(RateFetch, { ...fetch, applied: 0, pending: 0 });
      for (const { id } of identifiers) await enqueue(tx, ratesFailed, { fetchId: String(id), reason });
    });
  }
}
