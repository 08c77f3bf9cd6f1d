import { Injectable } from '@nestjs/common';
import { type ProductionItemView, toPrintPiece } from '@shop/contract';
import type { Piece } from '@shop/preflight';
import { findItemFiles, type ItemFile } from '../artwork/public';
import { type ItemNames, Products } from '../catalogue/public';
import { ApiError, Database, isUuid } from '../common/public';
import { chooseProfile, findProfiles, type StoredProfile } from '../preflight/public';
import { normalizeOrderId } from '../orders/public';
import {
  findProductionItem,
  findProductionItems,
  listProduction,
  type ProductionRow,
  QUEUE_COLUMNS,
} from './production-items.queries';
import { ProductionItems } from './production-items';

/** Everything about one item that its ticket and its press-ready file show. */
export interface ProductionJob {
  row: ProductionRow;
  /** In English. */
  view: ProductionItemView;
  chinese: ItemNames;
  /** Null for a product without a printed area. */
  piece: Piece | null;
  file: ItemFile | null;
  /** Null: the standard one. */
  profile: StoredProfile | null;
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
    const [job] = await this.describe([row]);
    if (!job) throw new ApiError('resource_not_found');
    return job;
  }

  /** The items of a material that are in the queue, in the order of the sids; those that are not are left out. */
  async loadQueued(sids: readonly string[], material: string): Promise<ProductionJob[]> {
    const page = { orderBy: QUEUE_COLUMNS.material, descending: false, offset: 0, limit: sids.length };
    const { rows } = await listProduction(this.database.reader, { material, orderId: null, stage: null, sids }, page);
    return this.inOrder(sids, rows);
  }

  /** The items of orders that are or were in production, in the order of the sids; others are left out. */
  async loadReleased(sids: readonly string[]): Promise<ProductionJob[]> {
    return this.inOrder(sids, await findProductionItems(this.database.reader, sids));
  }

  private async inOrder(sids: readonly string[], rows: readonly ProductionRow[]): Promise<ProductionJob[]> {
    const found = new Map(rows.map((row) => [row.sid, row]));
    return (await this.describe(sids.flatMap((sid) => found.get(sid) ?? []))).filter(({ piece }) => piece !== null);
  }

  private async describe(rows: readonly ProductionRow[]): Promise<ProductionJob[]> {
    const { reader } = this.database;
    const files = await findItemFiles(
      reader,
      rows.map(({ sid }) => sid),
    );
    const profiles = await findProfiles(reader, [...new Set(rows.map(({ item }) => item.sku))]);
    const views = await this.items.describeWith(reader, rows, files, 'en');
    return rows.flatMap((row, index) => {
      const [view, product] = [views[index], this.products.printed(row.item.sku)];
      if (!view) return [];
      const piece = product && toPrintPiece({ ...row.item, artwork: 'custom' }, product);
      const chinese = this.products.itemNames(row.item, 'zh');
      const profile = chooseProfile(profiles, { sku: row.item.sku, printer: row.printer }) ?? null;
      return [{ row, view, chinese, piece, file: files.get(row.sid) ?? null, profile }];
    });
  }
}
