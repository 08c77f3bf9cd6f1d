import { Injectable } from '@nestjs/common';
import type { AdminProductCustomsView, Input } from '@shop/contract';
import { Products, StaffNames } from '../catalogue/public';
import { ApiError, AuditLog, type Caller, Database, type Listing, type Tx } from '../common/public';
import { notifyCustomsChange } from '../customs/public';
import { ProductCustomsRow } from './product-customs.entity';
import { listProductCustoms, lockProductCustoms } from './product-customs.queries';

type Page = { total: number; rows: AdminProductCustomsView[] };

/** The HS codes of products, as staff keep them. */
@Injectable()
export class ProductCustoms {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly names: StaffNames,
    private readonly audit: AuditLog,
  ) {}

  list(listing: Listing, language: string): Promise<Page> {
    return listProductCustoms(this.database.reader, listing, this.names.products(language));
  }

  /** @throws {ApiError} `resource_not_found`, `changed_meanwhile` if it was edited since `revision` */
  async edit(
    tx: Tx,
    caller: Caller,
    sku: string,
    { revision, ...fields }: Input<'admin/product-customs-edit'>,
    language: string,
  ): Promise<AdminProductCustomsView> {
    const found = await lockProductCustoms(tx, sku);
    if (!found) throw new ApiError('resource_not_found');
    if (found.revision !== revision) throw new ApiError('changed_meanwhile');
    const row = { sku, ...fields, revision: revision + 1 };
    if (revision === 0) await tx.insert(ProductCustomsRow, row);
    else await tx.update(ProductCustomsRow, { sku }, row);
    const { hsCode, origin, chineseName } = found;
    const before = revision === 0 ? null : { hsCode, origin, chineseName };
    const entry = { action: 'product-customs-edited', kind: 'product', id: sku };
    await this.audit.record(tx, caller, { ...entry, ...(before && { before }), after: fields });
    await notifyCustomsChange(tx);
    return { id: sku, name: this.products.productName(sku, language), ...row };
  }
}
