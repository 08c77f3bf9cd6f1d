import { In } from 'typeorm';
import type { Tx } from '../../common/public';
import { CartItem } from './cart-item.entity';

/** A cart item that is about to be ordered. */
export type LockedCartItem = Pick<CartItem, 'id' | 'item' | 'copiedFrom'>;

/**
 * Loads and locks an account's cart items, so that the second of two concurrent orders finds an empty cart. An item
 * keeps its carried artwork only if the original item is the account's own and configured the same, apart from label
 * and quantity.
 */
export async function lockCartItems(tx: Tx, accountId: string): Promise<LockedCartItem[]> {
  return tx.query(
    `select c.id, c.item, case when o.id is not null then i.sid end as "copiedFrom"
     from cart_item c
     left join order_item i on i.sid = c.copied_from and i.item - '{label,quantity}'::text[] = c.item - '{label,quantity}'::text[]
     left join customer_order o on o.id = i.order_id and o.account_id = c.account_id
     where c.account_id = $1 order by c.position for update of c`,
    [accountId],
  );
}

/** Removes the ordered items and leaves items that were added since. */
export async function removeCartItems(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(CartItem, { id: In([...ids]) });
}
