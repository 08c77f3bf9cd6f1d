import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import { Products } from '../catalogue/public';
import { lockOpen } from '../identity/public';
import { type Caller, Clock, Database, isUuid, type Once, priceListOf, Refusal } from '../kernel/public';
import { Quotes } from '../quoting/public';
import { CartItem } from './cart-item.entity';
import { MAX_LINES } from './cart.service';
import { MyOrders } from './my-orders.service';
import { itemsOf } from './order-lists.queries';
import type { OrderItem } from './order-item.entity';
import { knownForm } from './placing.service';

/** Orders once more what somebody ordered before. */
@Injectable()
export class Reordering {
  constructor(
    private readonly database: Database,
    private readonly orders: MyOrders,
    private readonly quotes: Quotes,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /**
   * Each item becomes a line of the cart that remembers it; what can no longer be made is named and left out. Refuses
   * `resource_not_found` for an order that is not the caller's or an item that is not the order's, and `cart_full`.
   */
  async reorder(
    caller: Caller,
    { orderId, sids }: Input<'Account/Reorder'>,
    once: Once | null,
    language: string,
  ): Promise<Output<'Account/Reorder'>> {
    const order = await this.orders.own(caller, knownForm(orderId));
    const chosen = chosenOf(await itemsOf(this.database.reader, order.id), sids);
    const made = chosen.filter((row) => this.canBeMade(caller, row));
    const skipped = chosen.filter((row) => !made.includes(row));
    return this.database.command(once, async (tx) => {
      await lockOpen(tx, caller.accountId);
      const count = await tx.countBy(CartItem, { accountId: caller.accountId });
      if (count + made.length > MAX_LINES) throw new Refusal('cart_full');
      const lines = made.map(({ sid, item, printed }) => ({
        id: randomUUID(),
        accountId: caller.accountId,
        item,
        carriedFrom: printed ? sid : null,
        createdAt: this.clock.now(),
      }));
      if (lines.length > 0) await tx.insert(CartItem, lines);
      return {
        added: lines.length,
        skipped: skipped.map(({ sid, sku }) => ({ sid, name: this.products.label(sku, language)?.name ?? sku })),
        count: count + lines.length,
      };
    });
  }

  /** Refuses `resource_not_found` for a line that is not in the caller's cart. */
  async useNewArtwork(caller: Caller, { itemId }: Input<'Cart/UseNewArtwork'>): Promise<Output<'Cart/UseNewArtwork'>> {
    if (!isUuid(itemId)) throw new Refusal('resource_not_found');
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(
        CartItem,
        { id: itemId, accountId: caller.accountId },
        { carriedFrom: null },
      );
      if (!affected) throw new Refusal('resource_not_found');
      return { itemId };
    });
  }

  private canBeMade(caller: Caller, { item }: OrderItem): boolean {
    return this.products.offered(item.sku) && this.quotes.priced(priceListOf(caller), item) !== null;
  }
}

/** The named items, or all. Refuses `resource_not_found` for a name that is not among them. */
function chosenOf(rows: readonly OrderItem[], sids: readonly string[] | undefined): OrderItem[] {
  if (!sids) return [...rows];
  const wanted = new Set(sids.map((sid) => sid.toLowerCase()));
  const chosen = rows.filter(({ sid }) => wanted.has(sid));
  if (chosen.length < wanted.size) throw new Refusal('resource_not_found', [{ field: 'sids', code: 'unknown_item' }]);
  return chosen;
}
