import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { TariffFault } from '@shop/pricing';
import {
  AuditLog,
  type Caller,
  Clock,
  Database,
  type FieldError,
  parseFutureInstant,
  Outbox,
  ApiError,
  type Tx,
} from '../../common/public';
import { loadTariffRows } from '../snapshot/tariff-rows.queries';
import type { TariffChange, TariffRows } from '../snapshot/tariff-rows';
import { TariffDraft } from '../entities/tariff-draft.entity';
import { lockTariff } from '../tariff-lock.queries';
import { notifyTariffChange } from '../tariffs.service';
import { assertMayChange } from '../drafts/draft-permissions';
import { findFollowedChanges, loadChanges, markPublished } from '../drafts/drafts.queries';
import { lockDraft, lockDueDrafts, lockOpenDraft } from '../drafts/lock-draft';
import { formatChangeName, toLogValues } from '../drafts/log-values';
import { findConflicts } from './version-conflicts';
import { checkPublishable, findScheduleFaults } from './tariff-change';
import { writeChanges } from './write-changes';

/** One response lists at most this many errors. */
const MAX_REPORTED_ERRORS = 100;

/** Publishes drafts: the only way in which a price, charge or fee takes effect. */
@Injectable()
export class TariffPublisher implements OnModuleInit {
  private readonly log = new Logger('tariff');

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Every process quotes by a version from its start on; within a minute it is also written to the tables. */
  onModuleInit(): void {
    this.outbox.schedule('* * * * *', 'tariff.settle', () => this.publishDue());
  }

  /**
   * Publishes a draft now, or schedules it.
   * @param at ISO 8601 instant in the future; undefined for now
   * @throws ApiError `draft_not_open`, `draft_empty`, `draft_outdated` or `draft_overlaps` with the changes as fields,
   *   `tariff_impossible` with paths in the tariff as fields
   */
  async publish(tx: Tx, caller: Caller, id: string, at: string | undefined): Promise<void> {
    await lockTariff(tx);
    const now = this.clock.now();
    const start = parseFutureInstant(at, now, 'at');
    await this.publishDueVersions(tx, now);
    const draft = await lockOpenDraft(tx, id);
    const changes = await loadChanges(tx, id);
    assertMayChange(caller, changes);
    if (changes.length === 0) throw new ApiError('draft_empty');
    assertPublishable(await loadTariffRows(tx, now), changes, start);
    const decision = { status: 'scheduled', publishAt: start, decidedAt: now, decidedBy: caller.accountId } as const;
    await tx.update(TariffDraft, { id: draft.id }, decision);
    if (start > now) {
      const after = { publishAt: start.toISOString(), ...toLogValues(changes, 'value') };
      await this.record(tx, caller, 'scheduled', id, toLogValues(changes, 'base'), after);
    } else await this.putInForce(tx, caller, draft, changes);
    await notifyTariffChange(tx);
  }

  /**
   * Makes a scheduled version an open draft again.
   * @throws ApiError `draft_not_scheduled`, also once the version has begun; `draft_followed` with the changes as fields on
   *   which a later version is based
   */
  async withdraw(tx: Tx, caller: Caller, id: string): Promise<void> {
    await lockTariff(tx);
    const { status, publishAt } = await lockDraft(tx, id);
    const isPending = status === 'scheduled' && publishAt !== null && publishAt > this.clock.now();
    if (!isPending) throw new ApiError('draft_not_scheduled');
    assertMayChange(caller, await loadChanges(tx, id));
    const followed = await findFollowedChanges(tx, id, publishAt);
    if (followed.length > 0) throw new ApiError('draft_followed', reasons(followed, 'draft_followed'));
    await this.reopen(tx, id);
    await this.record(tx, caller, 'withdrawn', id, { publishAt: publishAt.toISOString() });
    await notifyTariffChange(tx);
  }

  /** Writes every version that has begun to the tables. */
  async publishDue(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockTariff(tx);
      if (await this.publishDueVersions(tx, this.clock.now())) await notifyTariffChange(tx);
    });
  }

  private async publishDueVersions(tx: Tx, now: Date): Promise<boolean> {
    const due = await lockDueDrafts(tx, now);
    for (const draft of due) {
      const changes = await loadChanges(tx, draft.id);
      const verdict = checkPublishable(await loadTariffRows(tx, now), changes, draft.publishAt ?? now);
      if (verdict.ok) await this.putInForce(tx, {}, draft, changes);
      else
        await this.fail(tx, draft, [
          ...reasons(verdict.outdated, 'draft_outdated'),
          ...faultsToFieldErrors(verdict.faults),
        ]);
    }
    return due.length > 0;
  }

  private async putInForce(
    tx: Tx,
    actor: Partial<Caller>,
    { id }: TariffDraft,
    changes: readonly TariffChange[],
  ): Promise<void> {
    await writeChanges(tx, changes);
    const version = await markPublished(tx, id);
    const after = { version, ...toLogValues(changes, 'value') };
    await this.record(tx, actor, 'published', id, toLogValues(changes, 'base'), after);
  }

  /** Happens only if the tables were changed by hand: publishing rejects what conflicts with a scheduled version. */
  private async fail(tx: Tx, { id }: TariffDraft, toFieldErrors: readonly FieldError[]): Promise<void> {
    this.log.error(`draft ${id} could not be published: ${toFieldErrors.map(({ field }) => field).join(', ')}`);
    await this.reopen(tx, id);
    await this.record(tx, {}, 'failed', id, undefined, { reasons: toFieldErrors });
  }

  private async reopen(tx: Tx, id: string): Promise<void> {
    await tx.update(TariffDraft, { id }, { status: 'open', publishAt: null, decidedAt: null, decidedBy: null });
  }

  private record(
    tx: Tx,
    actor: Partial<Caller>,
    step: 'scheduled' | 'published' | 'withdrawn' | 'failed',
    id: string,
    before?: object,
    after?: object,
  ): Promise<void> {
    const entry = { action: `tariff-draft-${step}`, kind: 'tariff-draft', id };
    return this.audit.record(tx, actor, { ...entry, ...(before && { before }), ...(after && { after }) });
  }
}

/** @throws ApiError `draft_outdated`, `draft_overlaps` or `tariff_impossible` if the changes cannot take effect at `start` */
function assertPublishable(rows: TariffRows, changes: readonly TariffChange[], start: Date): void {
  const { outdated, overlapping } = findConflicts(rows, changes, start);
  if (outdated.length > 0) throw new ApiError('draft_outdated', reasons(outdated, 'draft_outdated'));
  if (overlapping.length > 0) throw new ApiError('draft_overlaps', reasons(overlapping, 'draft_overlaps'));
  const faults = findScheduleFaults(rows, changes, start);
  if (faults.length > 0) throw new ApiError('tariff_impossible', faultsToFieldErrors(faults));
}

function reasons(changes: readonly Pick<TariffChange, 'kind' | 'subject'>[], code: FieldError['code']): FieldError[] {
  return changes.map((change) => ({ field: formatChangeName(change), code }));
}

function faultsToFieldErrors(faults: readonly TariffFault[]): FieldError[] {
  return faults.slice(0, MAX_REPORTED_ERRORS).map(({ path, code }) => ({ field: path, code }));
}
