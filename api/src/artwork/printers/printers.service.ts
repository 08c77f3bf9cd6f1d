import { Injectable } from '@nestjs/common';
import type { AdminPrinterView } from '@shop/contract';
import { ApiError, AuditLog, type Caller, Clock, isUuid, type Tx } from '../../common/public';
import { requestSoftProof } from '../../preflight/public';
import { ColourProfiles } from '../admin/colour-profiles.service';
import {
  deletePrinter,
  findPrinter,
  insertPrinter,
  lockPrinter,
  setItemPrinter,
  setProductPrinter,
} from './printers.queries';

/** An item in production, whose printer is changed. */
export interface PrintedItem {
  orderId: string;
  sid: string;
  /** What was chosen before. */
  printer: string | null;
}

/** The factory's printers, and which of them prints a product or an item. */
@Injectable()
export class Printers {
  constructor(
    private readonly profiles: ColourProfiles,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Adds a printer, unless there is one of that name already. */
  async add(tx: Tx, caller: Caller, name: string): Promise<AdminPrinterView> {
    const { id, isNew } = await insertPrinter(tx, name, this.clock.now());
    if (isNew)
      await this.audit.record(tx, caller, { action: 'printer-added', kind: 'printer', id: name, after: { name } });
    return this.read(tx, id);
  }

  /** @throws {ApiError} `resource_not_found` */
  async read(tx: Tx, id: string): Promise<AdminPrinterView> {
    const printer = await findPrinter(tx, id);
    if (!printer) throw new ApiError('resource_not_found');
    return printer;
  }

  /**
   * Removes a printer and its profiles. Items that were printed on it keep its name.
   * @throws {ApiError} `resource_not_found`
   */
  async remove(tx: Tx, caller: Caller, id: string): Promise<void> {
    const printer = isUuid(id) ? await lockPrinter(tx, { id }, 'update') : null;
    if (!printer) throw new ApiError('resource_not_found');
    await this.profiles.removeOfPrinter(tx, caller, printer.name);
    await deletePrinter(tx, printer);
    const subject = { action: 'printer-removed', kind: 'printer', id: printer.name };
    await this.audit.record(tx, caller, { ...subject, before: { name: printer.name } });
  }

  /**
   * Sets the printer that usually prints a product.
   * @throws {ApiError} `resource_not_found` for an unknown product; `validation_failed` for an unknown printer
   */
  async chooseForProduct(tx: Tx, caller: Caller, sku: string, printer: string | null): Promise<void> {
    await assertKnown(tx, printer);
    const earlier = await setProductPrinter(tx, sku, printer);
    if (earlier === undefined) throw new ApiError('resource_not_found');
    await this.audit.record(tx, caller, {
      ...{ action: 'product-printer-chosen', kind: 'product', id: sku },
      ...{ before: { printer: earlier }, after: { printer } },
    });
  }

  /**
   * Sets the printer of an item whose order the caller has locked; null: the usual one of its product. A job draws its artwork
   * as that printer prints it.
   * @throws {ApiError} `validation_failed` for an unknown printer
   */
  async chooseForItem(tx: Tx, caller: Caller, item: PrintedItem, printer: string | null): Promise<void> {
    const { orderId, sid } = item;
    await assertKnown(tx, printer);
    const sha256 = await setItemPrinter(tx, sid, printer);
    if (sha256) await requestSoftProof(tx, sha256);
    await this.audit.record(tx, caller, {
      ...{ action: 'item-printer-chosen', kind: 'order', id: orderId },
      ...{ before: { sid, printer: item.printer }, after: { sid, printer } },
    });
  }
}

/** @throws {ApiError} `validation_failed` */
async function assertKnown(tx: Tx, printer: string | null): Promise<void> {
  if (printer !== null && !(await lockPrinter(tx, { name: printer }, 'shared')))
    throw new ApiError('validation_failed', [{ field: 'printer', code: 'invalid' }]);
}
