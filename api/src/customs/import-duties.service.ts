import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AdminImportDutyView, CURRENCY_CODES, type Input } from '@shop/contract';
import { isCalendarDate } from '@shop/order-flow';
import { Not } from 'typeorm';
import { ApiError, AuditLog, type Caller, lockTable, type Tx } from '../common/public';
import { notifyCustomsChange } from './customs-data';
import { ImportDutyRow } from './import-duty.entity';
import { findImportDutyRow } from './import-duties.queries';

type NewDuty = Input<'admin/import-duty-create'>;

/** Import duties, as staff manage them. */
@Injectable()
export class ImportDuties {
  constructor(private readonly audit: AuditLog) {}

  /** @throws {ApiError} `validation_failed` for a country, currency or day that does not exist, and for a second duty of a day */
  async create(tx: Tx, caller: Caller, input: NewDuty): Promise<AdminImportDutyView> {
    await lockTable(tx, 'import_duty');
    const duty = { id: randomUUID(), ...input, revision: 1 };
    await assertValid(tx, duty);
    await tx.insert(ImportDutyRow, duty);
    const entry = { action: 'import-duty-created', kind: 'import-duty', id: duty.id, after: input };
    await this.audit.record(tx, caller, entry);
    await notifyCustomsChange(tx);
    return read(tx, duty.id);
  }

  /** @throws {ApiError} `resource_not_found`, `changed_meanwhile` if it was edited since `revision`, `validation_failed` */
  async edit(
    tx: Tx,
    caller: Caller,
    id: string,
    { revision, ...fields }: Input<'admin/import-duty-edit'>,
  ): Promise<AdminImportDutyView> {
    await lockTable(tx, 'import_duty');
    const { id: _, revision: found, ...before } = await read(tx, id);
    if (found !== revision) throw new ApiError('changed_meanwhile');
    await assertValid(tx, { id, ...fields });
    await tx.update(ImportDutyRow, { id }, { ...fields, revision: revision + 1 });
    const entry = { action: 'import-duty-edited', kind: 'import-duty', id };
    await this.audit.record(tx, caller, { ...entry, before, after: fields });
    await notifyCustomsChange(tx);
    return read(tx, id);
  }

  /** @throws {ApiError} `resource_not_found` */
  async remove(tx: Tx, caller: Caller, id: string): Promise<void> {
    await lockTable(tx, 'import_duty');
    const { id: _, revision: __, ...before } = await read(tx, id);
    await tx.delete(ImportDutyRow, { id });
    await this.audit.record(tx, caller, { action: 'import-duty-deleted', kind: 'import-duty', id, before });
    await notifyCustomsChange(tx);
  }
}

async function read(tx: Tx, id: string): Promise<AdminImportDutyView> {
  const found = await findImportDutyRow(tx, id);
  if (!found) throw new ApiError('resource_not_found');
  return found;
}

async function assertValid(tx: Tx, { id, ...duty }: NewDuty & { id: string }): Promise<void> {
  const { country, hsPrefix, validFrom, thresholdCurrency } = duty;
  if (!isCalendarDate(validFrom)) throw fieldProblem('validFrom', 'invalid');
  if (!(CURRENCY_CODES as readonly string[]).includes(thresholdCurrency))
    throw fieldProblem('thresholdCurrency', 'invalid');
  const isTaken = await tx.existsBy(ImportDutyRow, { country, hsPrefix, validFrom, id: Not(id) });
  if (isTaken) throw fieldProblem('validFrom', 'already_used');
}

const fieldProblem = (field: string, code: 'invalid' | 'already_used') =>
  new ApiError('validation_failed', [{ field, code }]);
