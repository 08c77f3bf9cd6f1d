import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { ApiError, AuditLog, type Caller, type FieldError, type Tx } from '../common/public';
import { addShippingMethod } from './add-tariff-rows.queries';
import { ShippingMethodRow } from './entities/shipping-method.entity';
import { lockTariff } from './tariff-lock.queries';
import { notifyTariffChange } from './tariffs.service';

type DeliveryDays = Omit<Input<'admin/shipping-method-edit'>, 'revision'>;

/** Shipping methods and their delivery days. Where they ship to and what they cost is changed by drafts. */
@Injectable()
export class ShippingMethods {
  constructor(private readonly audit: AuditLog) {}

  /** @throws ApiError `validation_failed` for a method that the shop has, and a last day before the first */
  async create(tx: Tx, caller: Caller, { id, ...days }: Input<'admin/shipping-method-create'>): Promise<void> {
    await lockTariff(tx);
    const method = Number(id);
    const isTaken = await tx.existsBy(ShippingMethodRow, { method });
    assertNoErrors([...(isTaken ? [{ field: 'id', code: 'already_used' } as const] : []), ...findDayErrors(days)]);
    const { majorDays, otherDays } = days;
    await addShippingMethod(tx, {
      method,
      majorDays: [majorDays.first, majorDays.last],
      otherDays: [otherDays.first, otherDays.last],
    });
    await this.audit.record(tx, caller, {
      ...{ action: 'shipping-method-created', kind: 'shipping-method', id },
      after: days,
    });
    await notifyTariffChange(tx);
  }

  /**
   * @throws ApiError `resource_not_found`, `changed_meanwhile` if it was edited since `revision`, and `validation_failed` for
   *   a last day before the first
   */
  async edit(
    tx: Tx,
    caller: Caller,
    id: string,
    { revision, ...days }: Input<'admin/shipping-method-edit'>,
  ): Promise<void> {
    await lockTariff(tx);
    const method = Number(id);
    const before = /^\d{1,4}$/.test(id) ? await tx.findOneBy(ShippingMethodRow, { method }) : null;
    if (!before) throw new ApiError('resource_not_found');
    if (before.revision !== revision) throw new ApiError('changed_meanwhile');
    assertNoErrors(findDayErrors(days));
    await tx.update(
      ShippingMethodRow,
      { method },
      { majorDays: toRange(days.majorDays), otherDays: toRange(days.otherDays), revision: revision + 1 },
    );
    await this.audit.record(tx, caller, {
      ...{ action: 'shipping-method-edited', kind: 'shipping-method', id },
      before: { majorDays: before.majorDays, otherDays: before.otherDays },
      after: { majorDays: toRange(days.majorDays), otherDays: toRange(days.otherDays) },
    });
    await notifyTariffChange(tx);
  }
}

function findDayErrors({ majorDays, otherDays }: DeliveryDays): FieldError[] {
  return Object.entries({ majorDays, otherDays }).flatMap(([field, { first, last }]): FieldError[] =>
    last < first ? [{ field: `${field}.last`, code: 'out_of_range' }] : [],
  );
}

function assertNoErrors(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new ApiError('validation_failed', errors);
}

/** As PostgreSQL writes it. */
const toRange = ({ first, last }: DeliveryDays['majorDays']): string => `[${first},${last + 1})`;
