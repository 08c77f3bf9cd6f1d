import { Injectable } from '@nestjs/common';
import { Database } from '../../common/public';
import { isItemised } from './client/paypal-invoice';
import { MerchantIdentity } from './merchant-identity';
import { PayPalInvoiceService } from './paypal-invoice.service';
import { PayPalSync } from './paypal-sync.service';
import { PayPalAccount } from './paypal-account.service';
import type { InvoiceToCheck } from './reconciliation.queries';

/** Compares one invoice with PayPal. */
@Injectable()
export class InvoiceCheck {
  constructor(
    private readonly database: Database,
    private readonly invoices: PayPalInvoiceService,
    private readonly sync: PayPalSync,
    private readonly identity: MerchantIdentity,
    private readonly paypal: PayPalAccount,
  ) {}

  /**
   * Applies what PayPal knows of the invoice, and cancels it if its order no longer awaits payment. Returns what changed.
   *
   * @throws PayPalError
   */
  async run({ orderId, number, paypalId, isObsolete }: InvoiceToCheck): Promise<string[]> {
    const invoiceId = paypalId ?? (await this.paypal.client.findInvoiceByNumber(number))?.invoiceId;
    const changes = invoiceId ? await this.syncInvoice(invoiceId) : [];
    if (!isObsolete) return changes;
    await this.invoices.cancel(orderId);
    return [...changes, 'invoice taken back'];
  }

  private async syncInvoice(invoiceId: string): Promise<string[]> {
    const invoice = await this.paypal.client.getInvoice(invoiceId);
    if (!isItemised(invoice) && invoice.payments.length > 0) return [];
    await this.identity.load();
    return this.database.transaction((tx) => this.sync.apply(tx, invoice));
  }
}
