import { Injectable } from '@nestjs/common';
import { type Caller, Database, priceListOf } from '../../common/public';
import { DocumentIssuing } from '../../documents/public';
import { Cart, CustomerOrder, OrderPlacement } from '../../orders/public';
import { Quotes } from '../../quoting/public';
import { DemoOrderEvents } from './demo-order-events';
import { DemoPayPal } from './demo-paypal';
import type { DemoOrderScenario } from './demo-order-scenarios';

/** Places and pays demo orders. The reseller pays from the prepaid account, the customer through PayPal or by a transfer that accounting records. */
@Injectable()
export class DemoOrderPlacement {
  constructor(
    private readonly database: Database,
    private readonly cart: Cart,
    private readonly quotes: Quotes,
    private readonly placement: OrderPlacement,
    private readonly events: DemoOrderEvents,
    private readonly paypal: DemoPayPal,
    private readonly documents: DocumentIssuing,
  ) {}

  async place(
    { orderId, items, currency, shippingMethod, shipTo, buyer: kind }: DemoOrderScenario,
    buyer: Caller,
  ): Promise<void> {
    for (const item of items) await this.cart.add(buyer, { item }, null);
    const terms = { currency, shippingMethod, paymentMethod: kind === 'reseller' ? 3 : 0 };
    const { adjusted } = this.quotes.quoteCart(priceListOf(buyer), items, { ...terms, country: shipTo.country });
    const expectedTotal = { currency, amount: adjusted.total };
    await this.placement.place(buyer, { address: shipTo, ...terms, expectedTotal }, null, orderId);
  }

  async pay({ orderId, buyer: kind, paypalPayment }: DemoOrderScenario, buyer: Caller): Promise<void> {
    if (paypalPayment) await this.paypal.pay(orderId, paypalPayment.number);
    else await this.payWithoutPayPal(orderId, kind, buyer);
    await this.documents.issueForOrder(orderId);
  }

  private async payWithoutPayPal(orderId: string, kind: DemoOrderScenario['buyer'], buyer: Caller): Promise<void> {
    const { total: amount, currency } = await this.database.reader.findOneByOrFail(CustomerOrder, { id: orderId });
    const payment = { event: 'order_paid', amount, currency } as const;
    const byActor =
      kind === 'reseller'
        ? ({ actor: 'customer' } as const)
        : ({ actor: 'accounting', memo: `Ref. ${orderId.slice(-6)}` } as const);
    await this.events.post(orderId, { ...payment, ...byActor }, buyer);
  }
}
