import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output, QuoteView } from '@shop/contract';
import { In } from 'typeorm';
import { carriable } from '../artwork/public';
import { Products } from '../catalogue/public';
import { lockOpen } from '../identity/public';
import { type Caller, Clock, Database, isUuid, type Once, priceListOf, Refusal, type Tx } from '../kernel/public';
import { Coupons, Quotes } from '../quoting/public';
import { CartItem } from './cart-item.entity';

/** Lines a cart may hold; an order of more is for staff to quote. */
export const MAX_LINES = 100;

@Injectable()
export class Cart {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly coupons: Coupons,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** Refuses what cannot be made, and a cart of more than 100 lines. */
  async add(caller: Caller, item: ItemView, once: Once | null): Promise<Output<'Cart/Add2Cart'>> {
    this.quotes.line(priceListOf(caller), item);
    return this.database.command(once, async (tx) => {
      // Of two lines added at once the second counts the first.
      await lockOpen(tx, caller.accountId);
      const count = await countOf(tx, caller);
      if (count >= MAX_LINES) throw new Refusal('cart_full');
      const line = { id: randomUUID(), accountId: caller.accountId, item: this.quotes.asSold(item), carriedFrom: null, createdAt: this.clock.now() };
      await tx.insert(CartItem, line);
      return { itemId: line.id, count: count + 1 };
    });
  }

  async count(caller: Caller): Promise<number> {
    return countOf(this.database.reader, caller);
  }

  /** Each line at today's factory price; a line that can no longer be made is shown as not available, at no price. */
  async view(caller: Caller, language: string): Promise<Output<'Cart/MyShoppingCart'>> {
    const rows = await linesOf(this.database.reader, caller);
    const artworks = await carriable(
      this.database.reader,
      rows.flatMap(({ carriedFrom }) => carriedFrom ?? []),
    );
    const items = rows.map(({ id, item, carriedFrom }) => {
      const kept = carriedFrom && artworks.get(carriedFrom);
      const priced = this.quotes.priced(priceListOf(caller), item);
      const label = this.products.label(item.sku, language);
      return {
        itemId: id,
        item,
        product: {
          sku: item.sku,
          name: label?.name ?? item.sku,
          category: label?.category ?? '',
          slug: label?.slug ?? '',
          image: label?.image ?? '',
          drawing: label?.drawing ?? { form: '', scene: '', detail: '' },
          available: priced !== null,
        },
        line: { currency: 'CNY', amount: priced?.fen ?? 0 },
        grommets: priced?.grommets ?? 0,
        seams: priced?.seams ?? 0,
        ...(kept && { kept }),
      };
    });
    return { items, count: items.length };
  }

  /** The items alone, as configured. */
  async items(tx: Tx, caller: Caller): Promise<ItemView[]> {
    return (await linesOf(tx, caller)).map(({ item }) => item);
  }

  /** What is in it, in the order it was added. */
  async lines(caller: Caller): Promise<ItemView[]> {
    return (await linesOf(this.database.reader, caller)).map(({ item }) => item);
  }

  async remove(caller: Caller, itemId: string): Promise<Output<'Cart/DeleteItemInCart'>> {
    if (!isUuid(itemId)) throw new Refusal('resource_not_found');
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(CartItem, { id: itemId, accountId: caller.accountId });
      if (!affected) throw new Refusal('resource_not_found');
      return { count: await countOf(tx, caller) };
    });
  }

  /** With the coupon named, where it may be used; what may not is refused. */
  async quote(caller: Caller, { coupon, ...terms }: Input<'Cart/GetInstantQuote'>): Promise<QuoteView> {
    const { reader } = this.database;
    const rows = await linesOf(reader, caller);
    const percentOff = coupon === undefined ? undefined : await this.coupons.percentOf(reader, caller.accountId, coupon);
    return this.quotes.cart(
      priceListOf(caller),
      rows.map(({ item }) => item),
      terms,
      percentOff,
    );
  }
}

async function countOf(tx: Tx, caller: Caller): Promise<number> {
  return tx.countBy(CartItem, { accountId: caller.accountId });
}

/** In the order they were added. */
async function linesOf(tx: Tx, caller: Caller): Promise<CartItem[]> {
  return tx
    .createQueryBuilder(CartItem, 'line')
    .where('line.accountId = :accountId', { accountId: caller.accountId })
    .orderBy('line.position')
    .getMany();
}

/** A cart line as an order takes it. */
export type TakenLine = Pick<CartItem, 'id' | 'item' | 'carriedFrom'>;

/**
 * Takes the cart for an order: locked, so that of two orders placed at once the second finds it empty. A line keeps the
 * artwork only of the account's own item, configured as the line is; how many there are and what it is called may differ.
 */
export async function takeCart(tx: Tx, accountId: string): Promise<TakenLine[]> {
  return tx.query(
    `select c.id, c.item, case when o.id is not null then i.sid end as "carriedFrom"
     from cart_item c
     left join order_item i on i.sid = c.carried_from and i.item - '{label,quantity}'::text[] = c.item - '{label,quantity}'::text[]
     left join customer_order o on o.id = i.order_id and o.account_id = c.account_id
     where c.account_id = $1 order by c.position for update of c`,
    [accountId],
  );
}

/** Removes what an order took, and nothing that was added since. */
export async function removeTaken(tx: Tx, lines: readonly TakenLine[]): Promise<void> {
  await tx.delete(CartItem, { id: In(lines.map(({ id }) => id)) });
}
