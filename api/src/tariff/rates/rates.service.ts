import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import {
  AuditLog,
  type Caller,
  Clock,
  parseFutureInstant,
  isUuid,
  ApiError,
  fieldError,
  type Tx,
} from '../../common/public';
import { Currency } from '../entities/currency.entity';
import { PendingRate } from '../entities/pending-rate.entity';
import { lockTariff } from '../tariff-lock.queries';
import { notifyTariffChange } from '../tariffs.service';
import { parseEnteredRate } from './parse-entered-rate';
import { BASE_CURRENCY, isJump } from './rate-validation';
import { addRate, findRateAt, lockPendingRate, supersedePending } from './rates.queries';

/** Exchange rates set or approved by staff. A rate is never changed, only followed by another. */
@Injectable()
export class Rates {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a rate, from now or from a later instant.
   * @throws ApiError `resource_not_found`, `rate_fixed` for CNY, `validation_failed` for an invalid rate, `rate_jump` for a
   *   change of more than 10 % that is not confirmed, and `rate_exists` if a rate already starts at that instant
   */
  async enter(tx: Tx, caller: Caller, currency: string, rate: Input<'admin/currency-rate'>): Promise<void> {
    await lockTariff(tx);
    if (!(await tx.existsBy(Currency, { code: currency }))) throw new ApiError('resource_not_found');
    if (currency === BASE_CURRENCY) throw new ApiError('rate_fixed');
    const now = this.clock.now();
    const perCny = parseEnteredRate(rate.perCny);
    const validFrom = parseFutureInstant(rate.validFrom, now, 'validFrom');
    const before = await findRateAt(tx, currency, validFrom);
    const isLargeChange = before !== null && isJump(perCny, before);
    if (isLargeChange && !rate.confirmJump) throw fieldError('rate_jump', 'perCny');
    await supersedePending(tx, currency, now);
    const entered = { currency, perCny, validFrom, source: 'entered', setAt: now, setBy: caller.accountId } as const;
    if (!(await addRate(tx, entered))) throw fieldError('rate_exists', 'validFrom');
    await this.audit.record(tx, caller, {
      ...{ action: 'rate-entered', kind: 'currency', id: currency },
      before: { perCny: before },
      after: { perCny, validFrom: validFrom.toISOString(), ...(isLargeChange && { confirmJump: true }) },
    });
    await notifyTariffChange(tx);
  }

  /** @throws ApiError `resource_not_found`, `already_decided`, and `rate_unusable` for approving a value that is not a rate */
  async decide(tx: Tx, caller: Caller, id: string, { decision }: Input<'admin/pending-rate-decision'>): Promise<void> {
    await lockTariff(tx);
    const pending = isUuid(id) ? await lockPendingRate(tx, id) : null;
    if (!pending) throw new ApiError('resource_not_found');
    const { currency, perCny, status } = pending;
    if (status !== 'pending') throw new ApiError('already_decided');
    if (decision === 'approved' && perCny === null) throw new ApiError('rate_unusable');
    const now = this.clock.now();
    const before = await findRateAt(tx, currency, now);
    await tx.update(PendingRate, { id }, { status: decision, decidedAt: now, decidedBy: caller.accountId });
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
    if (!(await addRate(tx, approved))) throw new ApiError('rate_exists');
    await notifyTariffChange(tx);
  }
}
