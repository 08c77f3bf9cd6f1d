import { Injectable } from '@nestjs/common';
import { AuditLog, type Caller, Clock, type Tx } from '../../common/public';
import {
  addCurrency,
  addPaymentMethod,
  addShippingMethod,
  notifyTariffChange,
  type TariffChange,
  writeChanges,
} from '../../tariff/public';
import { notifyCatalogueChange } from '../snapshot/catalogue.service';
import type { Addition } from './additions';
import {
  addProduct,
  upsertCategory,
  upsertFinish,
  upsertPrinterType,
  writeDrawing,
  writeSynonyms,
} from './additions.queries';

/** Writes what an import creates. It takes effect at once. */
@Injectable()
export class AdditionWriter {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @param firstValues the prices and fees of new products, currencies and payment methods */
  async write(
    tx: Tx,
    caller: Caller,
    additions: readonly Addition[],
    firstValues: readonly TariffChange[],
  ): Promise<void> {
    if (additions.length === 0) return;
    for (const addition of additions) await this.writeOne(tx, caller, addition);
    await writeChanges(tx, firstValues);
    const entry = { action: 'catalogue-extended', kind: 'catalogue', id: 'import' };
    await this.audit.record(tx, caller, { ...entry, after: { additions, firstValues } });
    await notifyTariffChange(tx);
    await notifyCatalogueChange(tx);
  }

  private writeOne(tx: Tx, { accountId }: Caller, addition: Addition): Promise<void> {
    switch (addition.kind) {
      case 'category':
        return upsertCategory(tx, addition);
      case 'finish':
        return upsertFinish(tx, addition);
      case 'printer_type':
        return upsertPrinterType(tx, addition);
      case 'currency':
        return addCurrency(tx, { ...addition, at: this.clock.now(), by: accountId });
      case 'shipping_method':
        return addShippingMethod(tx, addition);
      case 'payment_method':
        return addPaymentMethod(tx, addition.paymentMethod);
      case 'product':
        return addProduct(tx, addition);
      case 'drawing':
        return writeDrawing(tx, addition);
      case 'search_synonyms':
        return writeSynonyms(tx, addition);
    }
  }
}
