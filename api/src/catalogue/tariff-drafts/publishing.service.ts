import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { TariffFault } from '@shop/pricing';
import {
  Audit,
  type Caller,
  Clock,
  Database,
  type FieldRefusal,
  instantToCome,
  Outbox,
  Refusal,
  type Tx,
} from '../../kernel/public';
import { readCatalogue } from '../catalogue.queries';
import type { CatalogueRows } from '../rows';
import {
  changesOf,
  type DraftRow,
  lockedDraft,
  lockTariff,
  logged,
  nameOf,
  openDraft,
  tellReplicas,
} from './draft-rows';
import { unfit } from './plan';
import { faultsToCome, publishable, type TariffChange } from './tariff-change';
import { mustOwn } from './who-may';
import { writeChanges } from './write-changes';

/** More reasons than anybody corrects at once. */
const MOST_REASONS = 100;

/** The one way in which a price, charge or fee comes into force. */
@Injectable()
export class Publishing implements OnModuleInit {
  private readonly log = new Logger('tariff');

  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Every replica quotes by a version from its own instant on; its rows follow within the minute. */
  onModuleInit(): void {
    this.outbox.schedule('* * * * *', 'tariff.settle', () => this.settle());
  }

  /**
   * Puts a draft in force now, or plans to. Refuses `draft_not_open`, `draft_empty`, `draft_outdated` and `draft_overlaps`
   * naming the changes, `tariff_impossible` naming the places in the tariff.
   */
  async publish(tx: Tx, caller: Caller, id: string, at: string | undefined): Promise<void> {
    await lockTariff(tx);
    const now = this.clock.now();
    const begins = instantToCome(at, now, 'at');
    await this.settleDue(tx, now);
    const draft = await openDraft(tx, id);
    const changes = await changesOf(tx, id);
    mustOwn(caller, changes);
    if (changes.length === 0) throw new Refusal('draft_empty');
    mustHold(await readCatalogue(tx, now), changes, begins);
    const decided = [draft.id, begins, now, caller.accountId];
    await tx.query(
      `update tariff_draft set status = 'scheduled', publish_at = $2, decided_at = $3, decided_by = $4 where id = $1`,
      decided,
    );
    if (begins > now) {
      const after = { publishAt: begins.toISOString(), ...logged(changes, 'value') };
      await this.record(tx, caller, 'scheduled', id, logged(changes, 'base'), after);
    } else await this.bringIn(tx, caller, draft, changes);
    await tellReplicas(tx);
  }

  /**
   * Takes back what is planned. Refuses `draft_not_scheduled`, also from the instant on at which it began, and
   * `draft_followed` naming the changes upon which a later version is planned.
   */
  async withdraw(tx: Tx, caller: Caller, id: string): Promise<void> {
    await lockTariff(tx);
    const { status, publish_at } = await lockedDraft(tx, id);
    const isComing = status === 'scheduled' && publish_at !== null && publish_at > this.clock.now();
    if (!isComing) throw new Refusal('draft_not_scheduled');
    mustOwn(caller, await changesOf(tx, id));
    const followed = await followedChanges(tx, id, publish_at);
    if (followed.length > 0) throw new Refusal('draft_followed', reasons(followed, 'draft_followed'));
    await this.reopen(tx, id);
    await this.record(tx, caller, 'withdrawn', id, { publishAt: publish_at.toISOString() });
    await tellReplicas(tx);
  }

  /** Writes down every version that has begun. */
  async settle(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockTariff(tx);
      if (await this.settleDue(tx, this.clock.now())) await tellReplicas(tx);
    });
  }

  private async settleDue(tx: Tx, now: Date): Promise<boolean> {
    const due: DraftRow[] = await tx.query(
      `select id, title, status, publish_at from tariff_draft
       where status = 'scheduled' and publish_at <= $1 order by publish_at, decided_at, id for update`,
      [now],
    );
    for (const draft of due) {
      const changes = await changesOf(tx, draft.id);
      const verdict = publishable(await readCatalogue(tx, now), changes, draft.publish_at ?? now);
      if (verdict.ok) await this.bringIn(tx, {}, draft, changes);
      else
        await this.fail(tx, draft, [...reasons(verdict.outdated, 'draft_outdated'), ...faultReasons(verdict.faults)]);
    }
    return due.length > 0;
  }

  private async bringIn(
    tx: Tx,
    actor: Partial<Caller>,
    { id }: DraftRow,
    changes: readonly TariffChange[],
  ): Promise<void> {
    await writeChanges(tx, changes);
    const [[row]]: [{ version: number }[]] = await tx.query(
      `update tariff_draft
       set status = 'published', version = 1 + (select coalesce(max(version), 0) from tariff_draft)
       where id = $1 returning version`,
      [id],
    );
    const after = { version: row?.version, ...logged(changes, 'value') };
    await this.record(tx, actor, 'published', id, logged(changes, 'base'), after);
  }

  /** Nobody can publish over what is planned; rows that were changed by hand can still stand in its way. */
  private async fail(tx: Tx, { id }: DraftRow, reasons: readonly FieldRefusal[]): Promise<void> {
    this.log.error(`draft ${id} did not come into force: ${reasons.map(({ field }) => field).join(', ')}`);
    await this.reopen(tx, id);
    await this.record(tx, {}, 'failed', id, undefined, { reasons });
  }

  private async reopen(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update tariff_draft set status = 'open', publish_at = null, decided_at = null, decided_by = null where id = $1`,
      [id],
    );
  }

  private record(
    tx: Tx,
    actor: Partial<Caller>,
    what: 'scheduled' | 'published' | 'withdrawn' | 'failed',
    id: string,
    before?: object,
    after?: object,
  ): Promise<void> {
    const deed = { action: `tariff-draft-${what}`, kind: 'tariff-draft', id };
    return this.audit.record(tx, actor, { ...deed, ...(before && { before }), ...(after && { after }) });
  }
}

/** Refuses what does not fit what is in force when it begins, or what is to come after it. */
function mustHold(rows: CatalogueRows, changes: readonly TariffChange[], begins: Date): void {
  const { outdated, overlapping } = unfit(rows, changes, begins);
  if (outdated.length > 0) throw new Refusal('draft_outdated', reasons(outdated, 'draft_outdated'));
  if (overlapping.length > 0) throw new Refusal('draft_overlaps', reasons(overlapping, 'draft_overlaps'));
  const faults = faultsToCome(rows, changes, begins);
  if (faults.length > 0) throw new Refusal('tariff_impossible', faultReasons(faults));
}

type Named = Pick<TariffChange, 'kind' | 'subject'>;

/** What of a planned version a later one is planned upon. */
async function followedChanges(tx: Tx, id: string, begins: Date): Promise<Named[]> {
  return tx.query(
    `select distinct c.kind, c.subject from tariff_change c
     join tariff_change later on (later.kind, later.subject) = (c.kind, c.subject)
     join tariff_draft d on d.id = later.draft_id
     where c.draft_id = $1 and d.status = 'scheduled' and d.publish_at > $2 order by c.kind, c.subject`,
    [id, begins],
  );
}

function reasons(changes: readonly Named[], code: FieldRefusal['code']): FieldRefusal[] {
  return changes.map((change) => ({ field: nameOf(change), code }));
}

function faultReasons(faults: readonly TariffFault[]): FieldRefusal[] {
  return faults.slice(0, MOST_REASONS).map(({ path, code }) => ({ field: path, code }));
}
