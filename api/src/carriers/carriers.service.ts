import { Injectable } from '@nestjs/common';
import type { AdminCarrierView, Input } from '@shop/contract';
import { ApiError, AuditLog, type Caller, lockTable, type Tx } from '../common/public';
import { Carrier } from './carrier.entity';
import { isCarrierNameUsed } from './carriers.queries';

type NewCarrier = Input<'admin/carrier-create'>;

/** The carriers of parcels, as staff manage them. */
@Injectable()
export class Carriers {
  constructor(private readonly audit: AuditLog) {}

  /** @throws {ApiError} `validation_failed` for a code or name that another carrier has */
  async create(tx: Tx, caller: Caller, input: NewCarrier): Promise<AdminCarrierView> {
    const { code } = input;
    await lockTable(tx, 'carrier');
    if (await tx.existsBy(Carrier, { code })) throw alreadyUsed('code');
    await assertNameIsFree(tx, input);
    const carrier = { ...input, revision: 1 };
    await tx.insert(Carrier, carrier);
    await this.audit.record(tx, caller, { action: 'carrier-created', kind: 'carrier', id: code, after: input });
    return toView(carrier);
  }

  /**
   * @throws {ApiError} `resource_not_found`, `changed_meanwhile` if it was edited since `revision`, and `validation_failed`
   *   for a name that another carrier has
   */
  async edit(
    tx: Tx,
    caller: Caller,
    code: string,
    { revision, ...fields }: Input<'admin/carrier-edit'>,
  ): Promise<AdminCarrierView> {
    await lockTable(tx, 'carrier');
    const found = await tx.findOneBy(Carrier, { code });
    if (!found) throw new ApiError('resource_not_found');
    if (found.revision !== revision) throw new ApiError('changed_meanwhile');
    await assertNameIsFree(tx, { code, ...fields });
    await tx.update(Carrier, { code }, { ...fields, revision: revision + 1 });
    const { code: _, revision: __, ...before } = found;
    const entry = { action: 'carrier-edited', kind: 'carrier', id: code };
    await this.audit.record(tx, caller, { ...entry, before, after: fields });
    return toView({ code, ...fields, revision: revision + 1 });
  }
}

async function assertNameIsFree(tx: Tx, { code, name }: Pick<NewCarrier, 'code' | 'name'>): Promise<void> {
  if (await isCarrierNameUsed(tx, name, code)) throw alreadyUsed('name');
}

const alreadyUsed = (field: string) => new ApiError('validation_failed', [{ field, code: 'already_used' }]);

const toView = (carrier: Carrier): AdminCarrierView => ({ ...carrier, id: carrier.code });
