import type { ItemView } from '@shop/contract';
import { In } from 'typeorm';
import type { Tx } from '../../common/public';
import { CartItem } from './cart-item.entity';

/** A cart item that is about to be ordered. */
export type LockedCartItem = Pick<CartItem, 'id' | 'item' | 'copiedFrom' | 'checkId'>;

/**
 * Loads and locks an account's cart items, so that the second of two concurrent orders finds an empty cart. An item
 * keeps its carried artwork only if the original item is the account's own and configured the same, apart from label
 * and quantity.
 */
export async function lockCartItems(tx: Tx, accountId: string): Promise<LockedCartItem[]> {
  return tx.query(
    `select c.id, c.item, c.check_id as "checkId", case when o.id is not null then i.sid end as "copiedFrom"
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

/**
 * Replaces an account's cart item, which keeps its place. Like an ordered item, it keeps its carried artwork if it is
 * configured the same, apart from label and quantity. It keeps its checked file unless another one is given.
 * @returns false if the item is not in the account's cart
 */
export async function replaceCartItem(
  tx: Tx,
  { id, accountId, item, checkId }: Pick<CartItem, 'id' | 'accountId' | 'item' | 'checkId'>,
): Promise<boolean> {
  const [, replaced]: [unknown, number] = await tx.query(
    `update cart_item set item = $3::jsonb, copied_from = case
       when item - '{label,quantity}'::text[] = $3::jsonb - '{label,quantity}'::text[] then copied_from end,
       check_id = coalesce($4, check_id)
     where id = $1 and account_id = $2`,
    [id, accountId, JSON.stringify(item), checkId],
  );
  return replaced > 0;
}

/** Whether an account has ordered an item configured like this one, apart from label and quantity, as `sid`. */
export async function hasOrderedAlike(
  tx: Tx,
  { sid, accountId, item }: { sid: string; accountId: string; item: ItemView },
): Promise<boolean> {
  const found: unknown[] = await tx.query(
    `select from order_item i join customer_order o on o.id = i.order_id
     where i.sid = $1 and o.account_id = $2
       and i.item - '{label,quantity}'::text[] = $3::jsonb - '{label,quantity}'::text[]`,
    [sid, accountId, JSON.stringify(item)],
  );
  return found.length > 0;
}
