import { Injectable } from '@nestjs/common';
import { type ProductionItemView, toPrintPiece } from '@shop/contract';
import type { Piece } from '@shop/preflight';
import { findItemFiles, type ItemFile } from '../artwork/public';
import { Products } from '../catalogue/public';
import { ApiError, Database, isUuid } from '../common/public';
import { normalizeOrderId } from '../orders/public';
import { findProductionItem, type ProductionRow } from './production-items.queries';
import { ProductionItems } from './production-items';

/** Everything about one item that its ticket and its press-ready file show. */
export interface ProductionJob {
  row: ProductionRow;
  /** In English. */
  view: ProductionItemView;
  /** Null for a product without a printed area. */
  piece: Piece | null;
  file: ItemFile | null;
}

/** Loads items for the papers and files of the factory. */
@Injectable()
export class ProductionJobs {
  constructor(
    private readonly database: Database,
    private readonly products: Products,
    private readonly items: ProductionItems,
  ) {}

  /** @throws {ApiError} `resource_not_found` if the order was never released for production, or the item is not the order's */
  async load(orderId: string, sid: string): Promise<ProductionJob> {
    const { reader } = this.database;
    const row = isUuid(sid) ? await findProductionItem(reader, sid.toLowerCase()) : null;
    if (row?.orderId !== normalizeOrderId(orderId)) throw new ApiError('resource_not_found');
    const files = await findItemFiles(reader, [row.sid]);
    const [view] = await this.items.describeWith(reader, [row], files, 'en');
    if (!view) throw new ApiError('resource_not_found');
    const product = this.products.printed(row.item.sku);
    return {
      row,
      view,
      piece: product && toPrintPiece({ ...row.item, artwork: 'custom' }, product),
      file: files.get(row.sid) ?? null,
    };
  }
}
