import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Audit, type Caller, Clock, instantToCome, isUuid, Refusal, refuseField, type Tx } from '../../kernel/public';
import { lockTariff, tellReplicas } from '../tariff-drafts/draft-rows';
import { BASE, isJump, readRate } from './rate-check';
import { addRate, rateAt, supersede } from './rate-rows';

interface PendingRow {
  currency: string;
  per_cny: string | null;
  status: 'pending' | 'approved' | 'rejected' | 'superseded';
}

/** Rates as people set them. A rate is never changed: another follows it. */
@Injectable()
export class Rates {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses `resource_not_found`, `rate_fixed` for the yuan, `rate_jump` for more than 10 % unless that is confirmed, and
   * `rate_exists` for an instant that has a rate.
   */
  async enter(tx: Tx, caller: Caller, currency: string, rate: Input<'admin/currency-rate'>): Promise<void> {
    await lockTariff(tx);
    await mustBeKnown(tx, currency);
    if (currency === BASE) throw new Refusal('rate_fixed');
    const now = this.clock.now();
    const perCny = typed(rate.perCny);
    const validFrom = instantToCome(rate.validFrom, now, 'validFrom');
    const before = await rateAt(tx, currency, validFrom);
    const jumps = before !== null && isJump(perCny, before);
    if (jumps && !rate.confirmJump) throw refuseField('rate_jump', 'perCny');
    await supersede(tx, currency, now);
    const entered = { currency, perCny, validFrom, source: 'entered', setAt: now, setBy: caller.accountId } as const;
    if (!(await addRate(tx, entered))) throw refuseField('rate_exists', 'validFrom');
    await this.audit.record(tx, caller, {
      ...{ action: 'rate-entered', kind: 'currency', id: currency },
      before: { perCny: before },
      after: { perCny, validFrom: validFrom.toISOString(), ...(jumps && { confirmJump: true }) },
    });
    await tellReplicas(tx);
  }

  /** Refuses `resource_not_found`, `already_decided`, and `rate_unusable` where what is approved is no rate. */
  async decide(tx: Tx, caller: Caller, id: string, { decision }: Input<'admin/pending-rate-decision'>): Promise<void> {
    await lockTariff(tx);
    const { currency, per_cny: perCny, status } = await lockedPending(tx, id);
    if (status !== 'pending') throw new Refusal('already_decided');
    if (decision === 'approved' && perCny === null) throw new Refusal('rate_unusable');
    const now = this.clock.now();
    const before = await rateAt(tx, currency, now);
    await tx.query('update pending_rate set status = $2, decided_at = $3, decided_by = $4 where id = $1', [
      id,
      decision,
      now,
      caller.accountId,
    ]);
    await this.audit.record(tx, caller, {
      ...{ action: `rate-${decision}`, kind: 'pending-rate', id },
      before: { currency, perCny: before },
      after: { currency, perCny, status: decision },
    });
    if (decision === 'rejected' || perCny === null) return;
    const approved = {
      currency,
      perCny,
      validFrom: now,
      source: 'approved',
      setAt: now,
      setBy: caller.accountId,
    } as const;
    if (!(await addRate(tx, approved))) throw new Refusal('rate_exists');
    await tellReplicas(tx);
  }
}

/** Refuses `validation_failed` for what is no positive decimal. */
function typed(text: string): string {
  const reading = readRate(text);
  if (reading.ok) return reading.perCny;
  const code = reading.reason === 'not_positive' ? 'not_positive' : 'not_a_decimal';
  throw new Refusal('validation_failed', [{ field: 'perCny', code }]);
}

async function mustBeKnown(tx: Tx, currency: string): Promise<void> {
  const known: unknown[] = await tx.query('select from currency where code = $1', [currency]);
  if (known.length === 0) throw new Refusal('resource_not_found');
}

async function lockedPending(tx: Tx, id: string): Promise<PendingRow> {
  const [pending]: PendingRow[] = isUuid(id)
    ? await tx.query(
        'select currency, trim_scale(per_cny)::text as per_cny, status from pending_rate where id = $1 for update',
        [id],
      )
    : [];
  if (!pending) throw new Refusal('resource_not_found');
  return pending;
}
