import { Injectable } from '@nestjs/common';
import { type Caller, priceListOf } from '../../common/public';
import { Cart, OrderPlacement } from '../../orders/public';
import { Quotes } from '../../quoting/public';
import type { DemoOrderScenario } from './demo-order-scenarios';

/** Places demo orders. */
@Injectable()
export class DemoOrderPlacement {
  constructor(
    private readonly cart: Cart,
    private readonly quotes: Quotes,
    private readonly placement: OrderPlacement,
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
}
