import { Injectable } from '@nestjs/common';
import type { Input, ItemView, QuoteView } from '@shop/contract';
import { ApiError, type Caller, priceListOf, type Tx } from '../../common/public';
import { Coupons, Offers, Quotes, type QuoteTerms } from '../../quoting/public';
import { Tariffs } from '../../tariff/public';
import type { LockedCartItem } from '../cart/cart-items.queries';

export type PurchaseTerms = QuoteTerms & Pick<Input<'Cart/PlaceOrder'>, 'coupon'>;

/** The items to order and their price. */
export interface Purchase {
  items: readonly ItemView[];
  quote: QuoteView;
  perCny: string;
  /** When the exchange rate came into force. */
  rateFrom: Date;
  /** Empty if the order is placed from an offer. */
  cartItems: readonly LockedCartItem[];
  offerId: string | null;
}

/** Prices what an order buys, and locks it until the order is stored: the cart with its coupon, or an offer. */
@Injectable()
export class Purchases {
  constructor(
    private readonly quotes: Quotes,
    private readonly coupons: Coupons,
    private readonly offers: Offers,
    private readonly tariffs: Tariffs,
  ) {}

  /** The cart at today's prices. Its items are locked. */
  async fromCart(
    tx: Tx,
    caller: Caller,
    cartItems: readonly LockedCartItem[],
    { coupon, ...terms }: PurchaseTerms,
    orderId: string,
  ): Promise<Purchase> {
    const items = cartItems.map(({ item }) => item);
    const percentOff =
      coupon === undefined ? undefined : await this.coupons.redeem(tx, caller.accountId, coupon, orderId);
    const quote = this.quotes.quoteCart(priceListOf(caller), items, terms, percentOff);
    const { perCny, validFrom } = this.tariffs.rateOf(quote.adjusted.currency);
    return { items, quote, perCny, rateFrom: validFrom, cartItems, offerId: null };
  }

  /** An offer's price takes no coupon. */
  async fromOffer(tx: Tx, caller: Caller, key: string, terms: PurchaseTerms): Promise<Purchase> {
    if (terms.coupon !== undefined) throw new ApiError('validation_failed', [{ field: 'coupon', code: 'invalid' }]);
    const { id, ...offer } = await this.offers.lockForOrder(tx, key, caller, terms);
    return { ...offer, cartItems: [], offerId: id };
  }
}
