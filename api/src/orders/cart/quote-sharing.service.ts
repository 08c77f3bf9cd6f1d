import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output } from '@shop/contract';
import {
  type Caller,
  Clock,
  clientKey,
  Database,
  type RateLimit,
  RateLimiter,
  priceListOf,
  ApiError,
} from '../../common/public';
import { Offers, Quotes } from '../../quoting/public';
import { Cart } from './cart.service';

const DAYS_VALID = 14;
const DAY_MS = 86_400_000;
const PER_CLIENT: RateLimit = { rule: 'share-quote', max: 20, windowMs: 10 * 60_000 };

/** Shares a quote as an offer that others can see and order. */
@Injectable()
export class QuoteSharing {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly offers: Offers,
    private readonly cart: Cart,
    private readonly rateLimiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * The offer has the caller's prices and is valid for 14 days. Item labels are private and left out.
   * @throws {ApiError} an error of pricing, `login_required` for a cart without a session, or `too_frequent`
   */
  async share(
    caller: Caller | null,
    { item, ...terms }: Input<'Quotation/ShareQuote'>,
    address: string,
  ): Promise<Output<'Quotation/ShareQuote'>> {
    const priceList = priceListOf(caller);
    const requested = item ? [item] : await this.cartItems(caller);
    const quote = item
      ? this.quotes.quoteItem(priceList, { item, ...terms })
      : this.quotes.quoteCart(priceList, requested, terms);
    const items = requested.map((each) => withoutLabel(this.quotes.normalizeItem(each)));
    await this.rateLimiter.consume(PER_CLIENT, clientKey(address));
    const validUntil = new Date(this.clock.now().getTime() + DAYS_VALID * DAY_MS);
    const { token } = await this.database.transaction((tx) =>
      this.offers.create(tx, { kind: 'shared', priceList, items, quote, terms, validUntil }),
    );
    return { token, validUntil: validUntil.toISOString() };
  }

  private async cartItems(caller: Caller | null): Promise<ItemView[]> {
    if (!caller) throw new ApiError('login_required');
    return this.cart.items(caller);
  }
}

function withoutLabel({ label: _, ...item }: ItemView): ItemView {
  return item;
}
