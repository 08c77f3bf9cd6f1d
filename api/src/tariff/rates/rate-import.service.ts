import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { AuditLog, Clock, CONFIG, type Config, Database, enqueue, job, Outbox, type Tx } from '../../common/public';
import { lockTariff } from '../tariff-lock';
import { notifyTariffChange } from '../tariffs.service';
import {
  BASE_CURRENCY,
  decideRate,
  parseRateTable,
  type RateTable,
  type RateTableError,
  type RateDecision,
} from './rate-validation';
import { addRate, findRateAt, supersedePending } from './rate-rows';
import { fetchJson, type FetchError } from './rate-source';

/** Not on the hour, when most other clients call. */
const DAILY = '12 6 * * *';

/** Jobs that notify accounting: of rates that wait for a decision, and of a failed import. */
export const ratesPending = job<{ ids: string[] }>('rates.pending');
export const ratesFailed = job<{ fetchId: string; reason: string }>('rates.failed');

type PendingRate = Extract<RateDecision, { kind: 'waits' }>;

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
    const currencies: { code: string }[] = await tx.query('select code from currency where code <> $1 order by code', [
      BASE_CURRENCY,
    ]);
    const waiting: string[] = [];
    let applied = 0;
    for (const { code } of currencies) {
      const inForce = await findRateAt(tx, code, now);
      const decision = decideRate(code, rates, inForce);
      if (decision.kind === 'waits') waiting.push(...(await this.addPending(tx, decision, inForce, quotedOn, now)));
      else await supersedePending(tx, code, now);
      if (decision.kind === 'applies') applied += (await this.apply(tx, code, decision.perCny, inForce, now)) ? 1 : 0;
    }
    await tx.query(
      `insert into rate_fetch (fetched_at, outcome, quoted_on, applied, pending) values ($1, 'done', $2, $3,
         (select count(*) from pending_rate where status = 'pending'))`,
      [now, quotedOn, applied],
    );
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
    { currency, reason, quoted, perCny }: PendingRate,
    inForce: string | null,
    quotedOn: string,
    now: Date,
  ): Promise<string[]> {
    const [newest]: { is_duplicate: boolean }[] = await tx.query(
      `select status in ('pending', 'rejected') and reason = $2 and quoted is not distinct from $3 as is_duplicate
       from pending_rate where currency = $1 order by detected_at desc, id limit 1`,
      [currency, reason, quoted],
    );
    if (newest?.is_duplicate) return [];
    await supersedePending(tx, currency, now);
    const added: { id: string }[] = await tx.query(
      `insert into pending_rate (currency, reason, quoted, per_cny, in_force, quoted_on, detected_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [currency, reason, quoted, perCny, inForce, quotedOn, now],
    );
    return added.map(({ id }) => id);
  }

  private async recordFailure(reason: FetchError | RateTableError): Promise<void> {
    this.log.warn(`rate import failed: ${reason}`);
    await this.database.transaction(async (tx) => {
      const [row]: { id: string }[] = await tx.query(
        `insert into rate_fetch (fetched_at, outcome, reason) values ($1, 'failed', $2) returning id`,
        [this.clock.now(), reason],
      );
      if (row) await enqueue(tx, ratesFailed, { fetchId: row.id, reason });
    });
  }
}
