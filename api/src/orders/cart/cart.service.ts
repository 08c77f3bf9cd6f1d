import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MAX_CART_ITEMS, type Input, type ItemView, type Output, type QuoteView } from '@shop/contract';
import { FileChecks, findReusableArtwork } from '../../artwork/public';
import { Products } from '../../catalogue/public';
import { lockActiveAccountExclusively } from '../../accounts/public';
import {
  type Caller,
  Clock,
  Database,
  findRows,
  isUuid,
  type IdempotencyKey,
  priceListOf,
  ApiError,
  type Tx,
} from '../../common/public';
import { Coupons, Quotes } from '../../quoting/public';
import { CartItem } from './cart-item.entity';
import { hasOrderedAlike, insertCartItems, type NewCartItem, replaceCartItem } from './cart-items.queries';

@Injectable()
export class Cart {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly coupons: Coupons,
    private readonly products: Products,
    private readonly checks: FileChecks,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an item, with the artwork of an ordered one if `artworkFrom` is given, or with a checked file; without the file
   * if its check is unknown or has expired.
   * @throws {ApiError} an error of pricing, `cart_full` beyond 500 items, or `resource_not_found` if the caller has not
   * ordered the same configuration as `artworkFrom`
   */
  async add(
    caller: Caller,
    { item: entered, artworkFrom, checkId }: Input<'Cart/Add2Cart'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/Add2Cart'>> {
    this.quotes.quoteLine(priceListOf(caller), entered);
    const item = this.quotes.normalizeItem(entered);
    return this.database.command(idempotencyKey, async (tx) => {
      // Locked, so that concurrent calls count each other's items.
      await lockActiveAccountExclusively(tx, caller.accountId);
      if (artworkFrom !== undefined) await assertOrderedAlike(tx, caller, artworkFrom, item);
      const line = {
        ...this.newLine(item),
        copiedFrom: artworkFrom ?? null,
        checkId: await this.findCheckId(tx, checkId),
      };
      return { itemId: line.id, count: await insertLines(tx, caller, [line]) };
    });
  }

  /**
   * Adds several items, all or none, in their sequence.
   * @throws {ApiError} an error of pricing with the fields of every invalid item, or `cart_full` beyond 500 items
   */
  async addAll(
    caller: Caller,
    { items }: Input<'Cart/AddItems'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/AddItems'>> {
    this.quotes.assertPriced(priceListOf(caller), items);
    return this.database.command(idempotencyKey, async (tx) => {
      await lockActiveAccountExclusively(tx, caller.accountId);
      const lines = items.map((item) => this.newLine(this.quotes.normalizeItem(item)));
      return { itemIds: lines.map(({ id }) => id), count: await insertLines(tx, caller, lines) };
    });
  }

  private newLine(item: ItemView): NewCartItem {
    return { id: randomUUID(), item, copiedFrom: null, checkId: null, createdAt: this.clock.now() };
  }

  /** The id of the check; null for an unknown one, and after its file was deleted. */
  private async findCheckId(tx: Tx, checkId: string | undefined): Promise<string | null> {
    return checkId !== undefined && (await this.checks.isStored(tx, checkId)) ? checkId : null;
  }

  /**
   * Replaces an item, which keeps its checked file unless another one is given.
   * @throws {ApiError} an error of pricing, or `resource_not_found` for an item that is not in the caller's cart
   */
  async update(
    caller: Caller,
    { itemId, item: entered, checkId }: Input<'Cart/UpdateItemInCart'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/UpdateItemInCart'>> {
    if (!isUuid(itemId)) throw new ApiError('resource_not_found');
    this.quotes.quoteLine(priceListOf(caller), entered);
    const item = this.quotes.normalizeItem(entered);
    return this.database.command(idempotencyKey, async (tx) => {
      const check = await this.findCheckId(tx, checkId);
      const line = { id: itemId, accountId: caller.accountId, item, checkId: check };
      if (!(await replaceCartItem(tx, line))) throw new ApiError('resource_not_found');
      return { itemId, count: await countItems(tx, caller) };
    });
  }

  async count(caller: Caller): Promise<number> {
    return countItems(this.database.reader, caller);
  }

  /** The items at today's factory prices. An item that can no longer be made is marked as unavailable and has no price. */
  async view(caller: Caller, language: string): Promise<Output<'Cart/MyShoppingCart'>> {
    const rows = await loadItems(this.database.reader, caller);
    const artworks = await findReusableArtwork(
      this.database.reader,
      rows.flatMap(({ copiedFrom }) => copiedFrom ?? []),
    );
    const items = rows.map(({ id, item, copiedFrom, checkId }) => {
      const carriedArtwork = copiedFrom && artworks.get(copiedFrom);
      const priced = this.quotes.quoteLineOrNull(priceListOf(caller), item);
      return {
        itemId: id,
        item,
        product: { ...this.products.itemProduct(item.sku, language), available: priced !== null },
        ...this.products.configurationNames(item, language),
        line: { currency: 'CNY', amount: priced?.fen ?? 0 },
        grommets: priced?.grommets ?? 0,
        seams: priced?.seams ?? 0,
        ...(copiedFrom && carriedArtwork && { kept: { sid: copiedFrom, ...carriedArtwork } }),
        ...(checkId && { checkId }),
      };
    });
    return { items, count: items.length };
  }

  /** The configured items, in the sequence of adding. */
  async items(caller: Caller, tx: Tx = this.database.reader): Promise<ItemView[]> {
    return (await loadItems(tx, caller)).map(({ item }) => item);
  }

  async remove(caller: Caller, itemId: string): Promise<Output<'Cart/DeleteItemInCart'>> {
    if (!isUuid(itemId)) throw new ApiError('resource_not_found');
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.delete(CartItem, { id: itemId, accountId: caller.accountId });
      if (!affected) throw new ApiError('resource_not_found');
      return { count: await countItems(tx, caller) };
    });
  }

  /** @throws {ApiError} an error of pricing, or of the coupon if one is given */
  async quote(caller: Caller, { coupon, ...terms }: Input<'Cart/GetInstantQuote'>): Promise<QuoteView> {
    const { reader } = this.database;
    const rows = await loadItems(reader, caller);
    const percentOff =
      coupon === undefined ? undefined : await this.coupons.percentOf(reader, caller.accountId, coupon);
    return this.quotes.quoteCart(
      priceListOf(caller),
      rows.map(({ item }) => item),
      terms,
      percentOff,
    );
  }
}

async function assertOrderedAlike(tx: Tx, { accountId }: Caller, sid: string, item: ItemView): Promise<void> {
  if (!isUuid(sid) || !(await hasOrderedAlike(tx, { sid, accountId, item })))
    throw new ApiError('resource_not_found', [{ field: 'artworkFrom', code: 'unknown_item' }]);
}

/** Inserts items of an account that is locked, and returns the number of all its items. */
async function insertLines(tx: Tx, { accountId }: Caller, lines: readonly NewCartItem[]): Promise<number> {
  const count = await insertCartItems(tx, accountId, lines, MAX_CART_ITEMS);
  if (count === null) throw new ApiError('cart_full');
  return count;
}

async function countItems(tx: Tx, caller: Caller): Promise<number> {
  return tx.countBy(CartItem, { accountId: caller.accountId });
}

/** In the sequence of adding. */
function loadItems(tx: Tx, caller: Caller): Promise<CartItem[]> {
  return findRows(tx, CartItem, { accountId: caller.accountId }, { position: 'asc' });
}
