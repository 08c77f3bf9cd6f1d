import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { ApiError, AuditLog, type Caller, type FieldError, lockTable, type Tx } from '../../common/public';
import { notifyTariffChange } from '../../tariff/public';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import { findTakenFields, insertProductCopy, loadCategoryOf } from './product-copies.queries';

/** Creates products from others. */
@Injectable()
export class ProductCopies {
  constructor(private readonly audit: AuditLog) {}

  /**
   * Copies texts, properties, drawings and the price in force, without photographs and reviews. The copy is withdrawn, so
   * that staff can edit it before it is offered.
   * @throws ApiError `resource_not_found` if there is no such product, `validation_failed` for a SKU or slug in use
   */
  async copy(tx: Tx, caller: Caller, copyOf: string, input: Input<'admin/product-copy'>): Promise<void> {
    await lockTable(tx, 'product');
    const category = await loadCategoryOf(tx, copyOf);
    if (category === undefined) throw new ApiError('resource_not_found');
    const taken = await findTakenFields(tx, { ...input, category });
    if (taken.length > 0) throw new ApiError('validation_failed', taken.map(toUsedField));
    await insertProductCopy(tx, copyOf, input);
    const after = { copyOf, slug: input.slug };
    await this.audit.record(tx, caller, { action: 'product-copied', kind: 'product', id: input.sku, after });
    await notifyCatalogueChange(tx);
    await notifyTariffChange(tx);
  }
}

const toUsedField = (field: string): FieldError => ({ field, code: 'already_used' });
