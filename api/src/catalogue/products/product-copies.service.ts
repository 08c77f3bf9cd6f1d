import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { ApiError, AuditLog, type Caller, fieldError, type Tx } from '../../common/public';
import { notifyTariffChange } from '../../tariff/public';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { findTakenFields, insertProductCopy, lockMenu } from './product-copies.queries';

/** Creates products from others. */
@Injectable()
export class ProductCopies {
  constructor(private readonly audit: AuditLog) {}

  /**
   * Copies texts, properties, drawings and the price in force, without photographs and reviews. The copy is withdrawn, so
   * that staff can edit it before it is offered.
   * @throws ApiError `resource_not_found` if there is no such product, `validation_failed` for a SKU or slug in use
   */
  async copy(tx: Tx, caller: Caller, input: Input<'admin/product-copy'>): Promise<void> {
    await lockMenu(tx);
    const [taken] = await findTakenFields(tx, input);
    if (taken) throw fieldError('validation_failed', taken);
    if (!(await insertProductCopy(tx, input))) throw new ApiError('resource_not_found');
    const { sku: id, ...after } = input;
    await this.audit.record(tx, caller, { action: 'product-copied', kind: 'product', id, after });
    await notifyCatalogueChange(tx);
    await notifyTariffChange(tx);
  }
}
