import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit, Clock, CONFIG, type Config, Database, enqueue, job, Outbox, type Tx } from '../../kernel/public';
import { lockTariff, tellReplicas } from '../tariff-drafts/draft-rows';
import { BASE, judge, readSheet, type RateSheet, type SheetFault, type Verdict } from './rate-check';
import { addRate, rateAt, supersede } from './rate-rows';
import { askSource, type SourceFault } from './rate-source';

/** Once a day, at no round hour. */
const EVERY_DAY = '12 6 * * *';

/** Somebody is to be told: of rates that wait for a decision, by their ids; of a day without any. */
export const ratesPending = job<{ ids: string[] }>('rates.pending');
export const ratesFailed = job<{ fetchId: string; reason: string }>('rates.failed');

type Waiting = Extract<Verdict, { kind: 'waits' }>;

/** Asks for the day's rates where the configuration says so. What is not plainly a rate waits for a person. */
@Injectable()
export class RateFeed implements OnModuleInit {
  private readonly log = new Logger('rates');

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  get isOn(): boolean {
    return this.config.rates.url !== undefined;
  }

  onModuleInit(): void {
    if (this.isOn) this.outbox.schedule(EVERY_DAY, 'rates.fetch', () => this.fetch());
  }

  /** Once more on the same day changes nothing that is not new. */
  async fetch(): Promise<void> {
    const { url, timeoutMs } = this.config.rates;
    if (url === undefined) return;
    const answer = await askSource({ url, timeoutMs });
    if (!answer.ok) return this.fail(answer.fault);
    const reading = readSheet(answer.json, this.clock.now());
    if (!reading.ok) return this.fail(reading.fault);
    await this.database.transaction((tx) => this.take(tx, reading.sheet));
  }

  /** Each currency on its own: one bad rate holds no other back. */
  private async take(tx: Tx, { quotedOn, rates }: RateSheet): Promise<void> {
    await lockTariff(tx);
    const now = this.clock.now();
    const currencies: { code: string }[] = await tx.query('select code from currency where code <> $1 order by code', [
      BASE,
    ]);
    const waiting: string[] = [];
    let applied = 0;
    for (const { code } of currencies) {
      const inForce = await rateAt(tx, code, now);
      const verdict = judge(code, rates, inForce);
      if (verdict.kind === 'waits') waiting.push(...(await this.hold(tx, verdict, inForce, quotedOn, now)));
      else await supersede(tx, code, now);
      if (verdict.kind === 'applies') applied += (await this.apply(tx, code, verdict.perCny, inForce, now)) ? 1 : 0;
    }
    await tx.query(
      `insert into rate_fetch (fetched_at, outcome, quoted_on, applied, pending) values ($1, 'done', $2, $3,
         (select count(*) from pending_rate where status = 'pending'))`,
      [now, quotedOn, applied],
    );
    if (waiting.length > 0) await enqueue(tx, ratesPending, { ids: waiting });
    if (applied > 0) await tellReplicas(tx);
  }

  private async apply(tx: Tx, currency: string, perCny: string, before: string | null, now: Date): Promise<boolean> {
    if (!(await addRate(tx, { currency, perCny, validFrom: now, source: 'fetched', setAt: now }))) return false;
    const deed = { action: 'rate-fetched', kind: 'currency', id: currency };
    await this.audit.record(tx, {}, { ...deed, before: { perCny: before }, after: { perCny } });
    return true;
  }

  /** Its id; none where a person has this very word before them, or has rejected it. */
  private async hold(
    tx: Tx,
    { currency, reason, quoted, perCny }: Waiting,
    inForce: string | null,
    quotedOn: string,
    now: Date,
  ): Promise<string[]> {
    const [newest]: { known: boolean }[] = await tx.query(
      `select status in ('pending', 'rejected') and reason = $2 and quoted is not distinct from $3 as known
       from pending_rate where currency = $1 order by found_at desc, id limit 1`,
      [currency, reason, quoted],
    );
    if (newest?.known) return [];
    await supersede(tx, currency, now);
    const held: { id: string }[] = await tx.query(
      `insert into pending_rate (currency, reason, quoted, per_cny, in_force, quoted_on, found_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [currency, reason, quoted, perCny, inForce, quotedOn, now],
    );
    return held.map(({ id }) => id);
  }

  private async fail(reason: SourceFault | SheetFault): Promise<void> {
    this.log.warn(`no rates: ${reason}`);
    await this.database.transaction(async (tx) => {
      const [row]: { id: string }[] = await tx.query(
        `insert into rate_fetch (fetched_at, outcome, reason) values ($1, 'failed', $2) returning id`,
        [this.clock.now(), reason],
      );
      if (row) await enqueue(tx, ratesFailed, { fetchId: row.id, reason });
    });
  }
}
