import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MAX_CART_ITEMS, type Input, type Output } from '@shop/contract';
import { Products } from '../../catalogue/public';
import { lockActiveAccountExclusively } from '../../accounts/public';
import { type Caller, Clock, Database, isUuid, type IdempotencyKey, priceListOf, ApiError } from '../../common/public';
import { Quotes } from '../../quoting/public';
import { CartItem } from './cart-item.entity';
import { MyOrders } from '../customer/my-orders.service';
import { findOrderItems } from '../customer/order-lists.queries';
import type { OrderItem } from '../order-item.entity';
import { normalizeOrderId } from '../order-id';

/** Puts items of earlier orders into the cart again. */
@Injectable()
export class Reorders {
  constructor(
    private readonly database: Database,
    private readonly orders: MyOrders,
    private readonly quotes: Quotes,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds the order's items to the cart, with their artwork. Items that can no longer be made are returned as skipped.
   * @throws {ApiError} `resource_not_found` for an order that is not the caller's or an item that is not the order's, or
   * `cart_full`
   */
  async reorder(
    caller: Caller,
    { orderId, sids }: Input<'Account/Reorder'>,
    idempotencyKey: IdempotencyKey | null,
    language: string,
  ): Promise<Output<'Account/Reorder'>> {
    const order = await this.orders.findOwn(caller, normalizeOrderId(orderId));
    const selected = selectItems(await findOrderItems(this.database.reader, order.id), sids);
    const available = selected.filter((row) => this.canBeMade(caller, row));
    const skipped = selected.filter((row) => !available.includes(row));
    return this.database.command(idempotencyKey, async (tx) => {
      await lockActiveAccountExclusively(tx, caller.accountId);
      const count = await tx.countBy(CartItem, { accountId: caller.accountId });
      if (count + available.length > MAX_CART_ITEMS) throw new ApiError('cart_full');
      const lines = available.map(({ sid, item, printed }) => ({
        id: randomUUID(),
        accountId: caller.accountId,
        item,
        copiedFrom: printed ? sid : null,
        checkId: null,
        createdAt: this.clock.now(),
      }));
      if (lines.length > 0) await tx.insert(CartItem, lines);
      return {
        added: lines.length,
        skipped: skipped.map(({ sid, sku }) => ({ sid, name: this.products.productName(sku, language) })),
        count: count + lines.length,
      };
    });
  }

  /**
   * Removes the carried artwork from a cart item, so that the customer uploads a new one.
   * @throws {ApiError} `resource_not_found` for an item that is not in the caller's cart
   */
  async useNewArtwork(caller: Caller, { itemId }: Input<'Cart/UseNewArtwork'>): Promise<Output<'Cart/UseNewArtwork'>> {
    if (!isUuid(itemId)) throw new ApiError('resource_not_found');
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(CartItem, { id: itemId, accountId: caller.accountId }, { copiedFrom: null });
      if (!affected) throw new ApiError('resource_not_found');
      return { itemId };
    });
  }

  private canBeMade(caller: Caller, { item }: OrderItem): boolean {
    return this.products.isOffered(item.sku) && this.quotes.quoteLineOrNull(priceListOf(caller), item) !== null;
  }
}

/**
 * The items with these sids, or all.
 * @throws {ApiError} `resource_not_found` for an unknown sid
 */
function selectItems(rows: readonly OrderItem[], sids: readonly string[] | undefined): OrderItem[] {
  if (!sids) return [...rows];
  const requested = new Set(sids.map((sid) => sid.toLowerCase()));
  const chosen = rows.filter(({ sid }) => requested.has(sid));
  if (chosen.length < requested.size)
    throw new ApiError('resource_not_found', [{ field: 'sids', code: 'unknown_item' }]);
  return chosen;
}
