import type { ItemView, SenderView } from '@shop/contract';
import { LOCK_ACTIVE_ACCOUNT } from '../../accounts/public';
import { ApiError, type Tx } from '../../common/public';
import type { CartItem } from './cart-item.entity';

/** A cart item that is about to be ordered. */
export interface LockedCartItem extends Pick<CartItem, 'id' | 'item' | 'copiedFrom' | 'checkId'> {
  /** Of the order that the item is copied from. */
  sender: SenderView | null;
}

/** A cart item to insert. */
export type NewCartItem = Omit<CartItem, 'accountId' | 'position'>;

/**
 * Inserts items in their sequence, all or none.
 * @returns the number of the account's items with them; null, without a change, if that is more than `max`
 */
export async function insertCartItems(
  tx: Tx,
  accountId: string,
  items: readonly NewCartItem[],
  max: number,
): Promise<number | null> {
  const [inserted]: { count: number }[] = await tx.query(
    `with cart as (select count(*)::int + $3::int as count from cart_item where account_id = $1),
       added as (
         insert into cart_item (id, account_id, item, copied_from, check_id, created_at)
         select i.id, $1, i.item, i."copiedFrom", i."checkId", i."createdAt"
         from cart, rows from (json_to_recordset($2::json) as (
             id uuid, item jsonb, "copiedFrom" uuid, "checkId" uuid, "createdAt" timestamptz)) with ordinality
           as i (id, item, "copiedFrom", "checkId", "createdAt", n)
         where cart.count <= $4 order by n)
     select count from cart where count <= $4`,
    [accountId, JSON.stringify(items), items.length, max],
  );
  return inserted?.count ?? null;
}

/**
 * Loads and locks an account's cart items, so that the second of two concurrent orders finds an empty cart. An item
 * keeps its carried artwork only if the original item is the account's own and configured the same, apart from label
 * and quantity. The account is locked before them and cannot be closed until the transaction ends.
 * @throws {ApiError} `session_timed_out` if the account is closed
 */
export async function lockAccountAndCart(tx: Tx, accountId: string): Promise<LockedCartItem[]> {
  const [owner]: { items: LockedCartItem[] }[] = await tx.query(
    `with owner as materialized (${LOCK_ACTIVE_ACCOUNT}),
       line as materialized (
         select c.id, c.item, c.check_id as "checkId", case when o.id is not null then i.sid end as "copiedFrom",
           o.sender, c.position
         from owner
         join cart_item c on c.account_id = owner.id
         left join order_item i on i.sid = c.copied_from and i.item - '{label,quantity}'::text[] = c.item - '{label,quantity}'::text[]
         left join customer_order o on o.id = i.order_id and o.account_id = c.account_id
         order by c.position for update of c)
     select coalesce((select json_agg(json_build_object(
         'id', id, 'item', item, 'checkId', "checkId", 'copiedFrom', "copiedFrom", 'sender', sender) order by position) from line), '[]') as items
     from owner`,
    [accountId],
  );
  if (!owner) throw new ApiError('session_timed_out');
  return owner.items;
}

/** Removes the ordered items and leaves items that were added since. */
export async function removeCartItems(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from cart_item where id = any($1)', [ids]);
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
