import { Injectable } from '@nestjs/common';
import { Products } from '../../catalogue/public';
import { Accounts } from '../../accounts/public';
import { Database, ApiError, translations } from '../../common/public';
import { CustomerOrder, findOrderItems } from '../../orders/public';
import type { InvoiceDraft } from './client/invoice-draft';

/** Builds the PayPal invoice of an order in the customer's language. */
@Injectable()
export class InvoiceDraftBuilder {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly products: Products,
  ) {}

  /** @throws ApiError `resource_not_found` */
  async build(orderId: string, invoiceNumber: string): Promise<InvoiceDraft> {
    const { reader } = this.database;
    const order = await reader.findOneBy(CustomerOrder, { id: orderId });
    const customer = order && (await this.accounts.findById(reader, order.accountId));
    if (!order || !customer) throw new ApiError('resource_not_found');
    const items = await findOrderItems(reader, orderId);
    const { adjusted } = order.quote;
    const { handling } = translations(customer.language, 'invoice');
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
