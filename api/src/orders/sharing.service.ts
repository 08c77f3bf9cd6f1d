import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output } from '@shop/contract';
import { type Caller, Clock, clientOf, Database, type Limit, Limits, priceListOf, Refusal } from '../kernel/public';
import { Offers, Quotes } from '../quoting/public';
import { Cart } from './cart.service';

const DAYS_VALID = 14;
const DAY_MS = 86_400_000;
const PER_CLIENT: Limit = { rule: 'share-quote', most: 20, withinMs: 10 * 60_000 };

/** Freezes a quote for others to see and order. */
@Injectable()
export class Sharing {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly offers: Offers,
    private readonly cart: Cart,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * At the caller's own prices, for 14 days. What somebody noted on an item for themselves does not go along.
   * Refuses what pricing refuses, a cart without a session, and `too_frequent`.
   */
  async share(
    caller: Caller | null,
    { item, ...terms }: Input<'Quotation/ShareQuote'>,
    address: string,
  ): Promise<Output<'Quotation/ShareQuote'>> {
    const priceList = priceListOf(caller);
    const asked = item ? [item] : await this.cartOf(caller);
    const quote = item ? this.quotes.ofItem(priceList, { item, ...terms }) : this.quotes.cart(priceList, asked, terms);
    const items = asked.map((one) => withoutLabel(this.quotes.asSold(one)));
    await this.limits.take(PER_CLIENT, clientOf(address));
    const validUntil = new Date(this.clock.now().getTime() + DAYS_VALID * DAY_MS);
    const { token } = await this.database.transaction((tx) =>
      this.offers.make(tx, { kind: 'shared', priceList, items, quote, terms, validUntil }),
    );
    return { token, validUntil: validUntil.toISOString() };
  }

  private async cartOf(caller: Caller | null): Promise<ItemView[]> {
    if (!caller) throw new Refusal('login_required');
    return this.cart.lines(caller);
  }
}

function withoutLabel({ label: _, ...item }: ItemView): ItemView {
  return item;
}
