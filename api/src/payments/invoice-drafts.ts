import { Injectable } from '@nestjs/common';
import { Products } from '../catalogue/public';
import { Accounts } from '../identity/public';
import { Database, Refusal, words } from '../kernel/public';
import { CustomerOrder, itemsOf } from '../orders/public';
import type { InvoiceDraft } from './paypal/invoice-draft';

/** An order as PayPal's invoice shows it, in its customer's language. */
@Injectable()
export class InvoiceDrafts {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly products: Products,
  ) {}

  async of(orderId: string, invoiceNumber: string): Promise<InvoiceDraft> {
    const { reader } = this.database;
    const order = await reader.findOneBy(CustomerOrder, { id: orderId });
    const customer = order && (await this.accounts.byId(reader, order.accountId));
    if (!order || !customer) throw new Refusal('resource_not_found');
    const items = await itemsOf(reader, orderId);
    const { adjusted } = order.quote;
    const { handling } = words(customer.language, 'invoice');
    return {
      invoiceNumber,
      orderId,
      currency: order.currency,
      lines: items.map(({ item, lineAmount }) => ({
        name: this.products.nameOf(item, customer.language),
        quantity: item.quantity,
        amount: lineAmount,
      })),
      ...(adjusted.discount && { discount: adjusted.discount }),
      shipping: adjusted.shippingFirst + adjusted.shippingNext,
      handling: { label: String(handling), amount: adjusted.exchangeFee + adjusted.remittanceFee },
      total: order.total,
      recipientEmail: customer.email,
      recipient: order.shipTo,
      dueDate: order.dueAt.toISOString().slice(0, 10),
      language: customer.language,
    };
  }
}
