import { Injectable } from '@nestjs/common';
import { mayPayWith, PREPAID_ACCOUNT, type Input, type Output, type ShipToView } from '@shop/contract';
import { paymentDueDate } from '@shop/order-flow';
import { AddressBook, isMilitaryAddress, lockActiveAccount } from '../../accounts/public';
import { ApiError, type Caller, Clock, Database, type IdempotencyKey, type Tx } from '../../common/public';
import { lockAccountAndCart } from '../cart/cart-items.queries';
import { newOrderId } from '../order-id';
import { CustomerOrder } from '../order.entity';
import { OrderWorkflow } from '../workflow/order-workflow';
import { buildItem, findArtworkCopies } from './order-items';
import { type Purchase, Purchases } from './purchases.service';

type PlaceInput = Input<'Cart/PlaceOrder'>;

/** Places an order from a cart or an offer. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly database: Database,
    private readonly purchases: Purchases,
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
      const { shipTo, ...purchase } = await this.purchase(tx, caller, input, orderId);
      const order = this.buildOrder(orderId, caller, input, shipTo, purchase);
      const { status } = await this.start(tx, order, purchase, input);
      return { orderId, status, quote: purchase.quote };
    });
  }

  private async purchase(
    tx: Tx,
    caller: Caller,
    input: PlaceInput,
    orderId: string,
  ): Promise<Purchase & { shipTo: ShipToView }> {
    if (input.offer === undefined) {
      const cartItems = await lockAccountAndCart(tx, caller.accountId);
      const shipTo = await this.findRecipient(tx, caller, input);
      const terms = { ...input, country: shipTo.country };
      return { ...(await this.purchases.fromCart(tx, caller, cartItems, terms, orderId)), shipTo };
    }
    await lockActiveAccount(tx, caller.accountId);
    const shipTo = await this.findRecipient(tx, caller, input);
    const terms = { ...input, country: shipTo.country };
    return { ...(await this.purchases.fromOffer(tx, caller, input.offer, terms)), shipTo };
  }

  private async findRecipient(tx: Tx, caller: Caller, { addressId, address }: PlaceInput): Promise<ShipToView> {
    if ((addressId === undefined) === (address === undefined))
      throw new ApiError('validation_failed', [{ field: 'addressId', code: addressId ? 'invalid' : 'required' }]);
    if (address) {
      this.addresses.assertValidAddress(address, 'address.');
      return assertShipped(address, 'address.region');
    }
    const found = await this.addresses.find(tx, caller.accountId, addressId ?? '');
    if (!found) throw new ApiError('resource_not_found', [{ field: 'addressId', code: 'resource_not_found' }]);
    return assertShipped(found, 'addressId');
  }

  private buildOrder(
    id: string,
    caller: Caller,
    input: PlaceInput,
    shipTo: ShipToView,
    { quote, perCny, rateFrom, offerId, cartItems }: Purchase,
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
      sender: caller.role === 'reseller' ? copiedSender(cartItems) : null,
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

/** An order of items of an earlier order has the same sender. */
const copiedSender = (cartItems: Purchase['cartItems']) => cartItems.find(({ sender }) => sender)?.sender ?? null;

/** @throws {ApiError} `military_address` */
function assertShipped(shipTo: ShipToView, field: string): ShipToView {
  if (isMilitaryAddress(shipTo)) throw new ApiError('military_address', [{ field, code: 'military_address' }]);
  return shipTo;
}
