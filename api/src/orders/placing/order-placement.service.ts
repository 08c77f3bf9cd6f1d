import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  mayPayWith,
  PREPAID_ACCOUNT,
  type Input,
  type ItemView,
  type Output,
  type QuoteView,
  type ShipToView,
} from '@shop/contract';
import { paymentDueDate } from '@shop/order-flow';
import { AddressBook, lockActiveAccount } from '../../accounts/public';
import type { ArtworkCopy } from '../../artwork/public';
import { ApiError, type Caller, Clock, Database, type IdempotencyKey, priceListOf, type Tx } from '../../common/public';
import { Coupons, Offers, Quotes, type QuoteTerms } from '../../quoting/public';
import { Tariffs } from '../../tariff/public';
import { lockCartItems, type LockedCartItem } from '../cart/cart-items.queries';
import { newOrderId } from '../order-id';
import { OrderItem } from '../order-item.entity';
import { CustomerOrder } from '../order.entity';
import { OrderWorkflow } from '../workflow/order-workflow';

type PlaceInput = Input<'Cart/PlaceOrder'>;

/** The items to order and their price. */
interface Purchase {
  items: readonly ItemView[];
  quote: QuoteView;
  perCny: string;
  /** When the exchange rate came into force. */
  rateFrom: Date;
  /** Empty if the order is placed from an offer. */
  cartItems: readonly LockedCartItem[];
  offerId: string | null;
}

/** Places an order from a cart or an offer. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly coupons: Coupons,
    private readonly offers: Offers,
    private readonly tariffs: Tariffs,
    private readonly addresses: AddressBook,
    private readonly clock: Clock,
    private readonly workflow: OrderWorkflow,
  ) {}

  /**
   * Orders the cart at today's prices, or an offer at the offer's price, which leaves the cart as it is.
   * @param orderId - only the demo chooses its order ids
   * @throws {ApiError} `prepaid_not_allowed`, an error of pricing or of the offer, `empty_cart`,
   * `economy_risk_not_accepted`, or `price_changed` with the current quote
   */
  async place(
    caller: Caller,
    input: PlaceInput,
    idempotencyKey: IdempotencyKey | null,
    orderId = newOrderId(),
  ): Promise<Output<'Cart/PlaceOrder'>> {
    if (input.paymentMethod === PREPAID_ACCOUNT && !mayPayWith(caller.role, PREPAID_ACCOUNT))
      throw new ApiError('prepaid_not_allowed');
    return this.database.command(idempotencyKey, async (tx) => {
      await lockActiveAccount(tx, caller.accountId);
      const shipTo = await this.findRecipient(tx, caller, input);
      const terms = { ...input, country: shipTo.country };
      const purchase =
        input.offer === undefined
          ? await this.purchaseCart(tx, caller, terms, orderId)
          : await this.purchaseOffer(tx, caller, input.offer, terms);
      const order = this.buildOrder(orderId, caller, input, shipTo, purchase);
      const { status } = await this.start(tx, order, purchase, input);
      return { orderId, status, quote: purchase.quote };
    });
  }

  private async purchaseCart(
    tx: Tx,
    caller: Caller,
    { coupon, ...terms }: QuoteTerms & Pick<PlaceInput, 'coupon'>,
    orderId: string,
  ): Promise<Purchase> {
    const cartItems = await lockCartItems(tx, caller.accountId);
    const items = cartItems.map(({ item }) => item);
    const percentOff =
      coupon === undefined ? undefined : await this.coupons.redeem(tx, caller.accountId, coupon, orderId);
    const quote = this.quotes.quoteCart(priceListOf(caller), items, terms, percentOff);
    const { perCny, validFrom } = this.tariffs.rateOf(quote.adjusted.currency);
    return { items, quote, perCny, rateFrom: validFrom, cartItems, offerId: null };
  }

  /** An offer's price takes no coupon. */
  private async purchaseOffer(
    tx: Tx,
    caller: Caller,
    key: string,
    terms: QuoteTerms & Pick<PlaceInput, 'coupon'>,
  ): Promise<Purchase> {
    if (terms.coupon !== undefined) throw new ApiError('validation_failed', [{ field: 'coupon', code: 'invalid' }]);
    const { id, ...offer } = await this.offers.lockForOrder(tx, key, caller, terms);
    return { ...offer, cartItems: [], offerId: id };
  }

  private async findRecipient(tx: Tx, caller: Caller, { addressId, address }: PlaceInput): Promise<ShipToView> {
    if ((addressId === undefined) === (address === undefined))
      throw new ApiError('validation_failed', [{ field: 'addressId', code: addressId ? 'invalid' : 'required' }]);
    if (address) {
      this.addresses.assertValidAddress(address, 'address.');
      return address;
    }
    const found = await this.addresses.find(tx, caller.accountId, addressId ?? '');
    if (!found) throw new ApiError('resource_not_found', [{ field: 'addressId', code: 'resource_not_found' }]);
    return found;
  }

  private buildOrder(
    id: string,
    caller: Caller,
    input: PlaceInput,
    shipTo: ShipToView,
    { quote, perCny, rateFrom, offerId }: Purchase,
  ): CustomerOrder {
    const now = this.clock.now();
    return Object.assign(new CustomerOrder(), {
      id,
      accountId: caller.accountId,
      state: 'preorder',
      placedAt: now,
      dueAt: paymentDueDate(now),
      updatedAt: now,
      currency: quote.adjusted.currency,
      total: quote.adjusted.total,
      productTotal: quote.adjusted.product - (quote.adjusted.discount ?? 0),
      quote,
      perCny,
      rateFrom,
      offerId,
      country: shipTo.country,
      shipTo,
      shippingMethod: input.shippingMethod,
      paymentMethod: input.paymentMethod,
      notes: null,
      deliveredOn: null,
    } as const);
  }

  private async start(
    tx: Tx,
    order: CustomerOrder,
    { items, quote, cartItems }: Purchase,
    { expectedTotal, economyRiskAccepted }: PlaceInput,
  ): Promise<{ status: CustomerOrder['state'] }> {
    const rows = items.map((item, position) => buildItem(order.id, position, item, quote));
    const { state } = await this.workflow.start(
      tx,
      { order, items: rows, artworkCopies: findArtworkCopies(rows, cartItems) },
      { event: 'preorder', actor: 'customer', expectedTotal, economyRiskAccepted },
      { accountId: order.accountId },
      { cartItemIds: cartItems.map(({ id }) => id) },
    );
    return { status: state };
  }
}

/** The items that reuse the artwork of an earlier order. `cartItems` has the same sequence as `rows`. */
function findArtworkCopies(rows: readonly OrderItem[], cartItems: readonly LockedCartItem[]): ArtworkCopy[] {
  return rows.flatMap(({ sid, printed }, i) => {
    const fromSid = cartItems[i]?.copiedFrom;
    return printed && fromSid ? [{ fromSid, sid }] : [];
  });
}

function buildItem(orderId: string, position: number, item: ItemView, quote: QuoteView): OrderItem {
  const line = quote.original.lines[position];
  const lineAmount = quote.adjusted.lines[position];
  if (!line || lineAmount === undefined) throw new Error('a quote has as many lines as its request');
  return {
    sid: randomUUID(),
    orderId,
    position,
    sku: item.sku,
    item,
    printed: item.artwork === 'custom',
    lineFen: line.line,
    lineAmount,
    grommets: line.grommets,
    seams: line.seams,
  };
}
