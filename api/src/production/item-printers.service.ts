import { Injectable } from '@nestjs/common';
import type { Output, StaffLanguageCode } from '@shop/contract';
import { Printers } from '../artwork/public';
import { ApiError, type Caller, Database, type IdempotencyKey } from '../common/public';
import { lockItemOrder } from './lock-item';
import { findProductionItem } from './production-items.queries';
import { ProductionItems } from './production-items';
import { assertInProduction } from './production-steps.service';

/** The printer that an item is to be printed on, and how the request is answered. */
export interface PrinterRequest {
  orderId: string;
  sid: string;
  /** Null: the usual one of the product. */
  printer: string | null;
  language: StaffLanguageCode;
  idempotencyKey: IdempotencyKey | null;
}

/** Chooses the printers of items in production. */
@Injectable()
export class ItemPrinters {
  constructor(
    private readonly database: Database,
    private readonly printers: Printers,
    private readonly items: ProductionItems,
  ) {}

  /**
   * Chooses the printer of an item. A job draws its artwork as that prints it.
   * @throws {ApiError} `resource_not_found`; `event_not_allowed` where the item is not in production; `validation_failed` for an
   *   unknown printer
   */
  async choose(caller: Caller, request: PrinterRequest): Promise<Output<'admin/item-printer'>> {
    return this.database.command(request.idempotencyKey, async (tx) => {
      const { row } = await lockItemOrder(tx, request);
      assertInProduction(row, 'printer');
      const { orderId, sid, chosenPrinter } = row;
      await this.printers.chooseForItem(tx, caller, { orderId, sid, printer: chosenPrinter }, request.printer);
      const changed = await findProductionItem(tx, sid);
      const [item] = changed ? await this.items.describe(tx, [changed], request.language) : [];
      if (!item) throw new ApiError('resource_not_found');
      return item;
    });
  }
}
