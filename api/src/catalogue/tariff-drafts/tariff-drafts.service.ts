import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Input, TariffChangeView } from '@shop/contract';
import { Audit, type Caller, Clock, Refusal, refuseField, type Tx } from '../../kernel/public';
import { readCatalogue } from '../catalogue.queries';
import type { CatalogueRows } from '../rows';
import { checkedValue } from './change-value';
import { changesOf, logged, nameOf, openDraft } from './draft-rows';
import { basisOf } from './plan';
import { rowsAt } from './rows-at';
import { isOutdated, type TariffChange } from './tariff-change';
import { mustOwn } from './who-may';

type Subject = Pick<TariffChange, 'kind' | 'subject'>;

/** What staff prepare: nothing here is seen by anybody who buys. */
@Injectable()
export class TariffDrafts {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async open(tx: Tx, caller: Caller, title: string): Promise<string> {
    return this.openWith(tx, caller, title, []);
  }

  /**
   * A draft that begins with changes, each based on what is in force. Refuses `forbidden` for those that are for others
   * to make, `validation_failed` for what has not the form of its kind, `draft_outdated` naming those based on something else.
   */
  async openWith(tx: Tx, caller: Caller, title: string, changes: readonly TariffChange[]): Promise<string> {
    mustOwn(caller, changes);
    const checked = changes.length === 0 ? [] : await this.based(tx, changes);
    const id = randomUUID();
    const row = [id, title, this.clock.now(), caller.accountId];
    await tx.query('insert into tariff_draft (id, title, created_at, created_by) values ($1, $2, $3, $4)', row);
    for (const change of checked) await this.write(tx, caller, id, change);
    const before = checked.length === 0 ? undefined : logged(checked, 'base');
    await this.record(tx, caller, 'opened', id, before, { title, ...logged(checked, 'value') });
    return id;
  }

  /** Refuses `resource_not_found` and `draft_not_open`. */
  async rename(tx: Tx, caller: Caller, id: string, title: string): Promise<void> {
    const before = await openDraft(tx, id);
    await tx.query('update tariff_draft set title = $2 where id = $1', [id, title]);
    await this.record(tx, caller, 'renamed', id, { title: before.title }, { title });
  }

  /** Refuses `resource_not_found` and `draft_not_open`; `forbidden` for a draft with a change that is for others to make. */
  async discard(tx: Tx, caller: Caller, id: string): Promise<void> {
    const { title } = await openDraft(tx, id);
    const changes = await changesOf(tx, id);
    mustOwn(caller, changes);
    await tx.query('delete from tariff_draft where id = $1', [id]);
    await this.record(tx, caller, 'discarded', id, { title, ...logged(changes, 'value') });
  }

  /**
   * Sets a value; one that is as its base is no change. Refuses `draft_outdated` where `base` is neither what is in force
   * nor what a planned version sets: its author saw something else.
   */
  async set(tx: Tx, caller: Caller, id: string, change: Input<'admin/tariff-draft-change'>): Promise<void> {
    const { kind, subject, base } = change;
    mustOwn(caller, [change]);
    await openDraft(tx, id);
    const rows = await this.inForce(tx);
    const value = checkedValue(rows, change);
    if (basisOf(rows, { kind, subject, base, value }) === undefined) throw refuseField('draft_outdated', 'base');
    const before = await this.take(tx, id, change);
    if (!isDeepStrictEqual(base, value)) await this.write(tx, caller, id, { kind, subject, base, value });
    await this.record(
      tx,
      caller,
      'changed',
      id,
      logged(before, 'value'),
      logged([{ kind, subject, base, value }], 'value'),
    );
  }

  /** Refuses `resource_not_found` for what the draft does not change, and `draft_not_open`. */
  async unset(tx: Tx, caller: Caller, id: string, subject: Subject): Promise<void> {
    mustOwn(caller, [subject]);
    await openDraft(tx, id);
    const before = await this.take(tx, id, subject);
    if (before.length === 0) throw new Refusal('resource_not_found');
    await this.record(tx, caller, 'changed', id, logged(before, 'value'), {});
  }

  /** Which of a draft's changes are based on what is neither in force nor planned any more. */
  async outdated(
    tx: Tx,
    changes: readonly Pick<TariffChangeView, 'kind' | 'subject' | 'base' | 'value'>[],
  ): Promise<boolean[]> {
    if (changes.length === 0) return [];
    const rows = await this.inForce(tx);
    return changes.map(({ kind, subject, base, value }) => basisOf(rows, { kind, subject, base, value }) === undefined);
  }

  private async based(tx: Tx, changes: readonly TariffChange[]): Promise<TariffChange[]> {
    const rows = await this.inForce(tx);
    const outdated = changes.filter((change) => isOutdated(rows, change));
    if (outdated.length > 0) {
      throw new Refusal(
        'draft_outdated',
        outdated.map((change) => ({ field: nameOf(change), code: 'draft_outdated' })),
      );
    }
    return changes.map((change) => ({ ...change, value: checkedValue(rows, change) }));
  }

  private async write(tx: Tx, caller: Caller, id: string, { kind, subject, base, value }: TariffChange): Promise<void> {
    await tx.query(
      `insert into tariff_change (draft_id, kind, subject, base, value, changed_at, changed_by)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, kind, subject, JSON.stringify(base), JSON.stringify(value), this.clock.now(), caller.accountId],
    );
  }

  private async inForce(tx: Tx): Promise<CatalogueRows> {
    const now = this.clock.now();
    return rowsAt(await readCatalogue(tx, now), now);
  }

  private async take(tx: Tx, id: string, { kind, subject }: Subject): Promise<TariffChange[]> {
    const [rows]: [TariffChange[]] = await tx.query(
      'delete from tariff_change where draft_id = $1 and kind = $2 and subject = $3 returning kind, subject, base, value',
      [id, kind, subject],
    );
    return rows;
  }

  private record(
    tx: Tx,
    caller: Caller,
    what: 'opened' | 'renamed' | 'changed' | 'discarded',
    id: string,
    before?: object,
    after?: object,
  ): Promise<void> {
    const deed = { action: `tariff-draft-${what}`, kind: 'tariff-draft', id };
    return this.audit.record(tx, caller, { ...deed, ...(before && { before }), ...(after && { after }) });
  }
}
