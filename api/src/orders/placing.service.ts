import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output, QuoteView, ShipToView } from '@shop/contract';
import { dueOf, parseOrderId, transition } from '@shop/order-flow';
import { type CarriedItem, carryOver } from '../artwork/public';
import { Tariffs } from '../catalogue/public';
import { AddressBook, holdOpen } from '../identity/public';
import { type Caller, Clock, Database, type Once, priceListOf, Refusal, type Tx } from '../kernel/public';
import { Coupons, Offers, Quotes, type Terms } from '../quoting/public';
import { removeTaken, takeCart, type TakenLine } from './cart.service';
import { refusalOf } from './flow-refusal';
import { appendHistory } from './history';
import { cartFacts, newOrderId } from './new-order';
import { OrderItem } from './order-item.entity';
import { CustomerOrder } from './order.entity';

type PlaceInput = Input<'Cart/PlaceOrder'>;

/** What an order is placed for, at which price. */
interface Bought {
  items: readonly ItemView[];
  quote: QuoteView;
  perCny: string;
  /** Since when that rate held. */
  rateFrom: Date;
  /** Of the cart; none where the price was given before. */
  lines: readonly TakenLine[];
  offerId: string | null;
}

/** From a cart, or an offer, to a placed order. */
@Injectable()
export class Placing {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly coupons: Coupons,
    private readonly offers: Offers,
    private readonly tariffs: Tariffs,
    private readonly addresses: AddressBook,
    private readonly clock: Clock,
  ) {}

  /**
   * The cart at today's price, or an offer at its own; the cart is then left alone. Refuses what pricing refuses or the
   * offer, an unaccepted economy risk, and `price_changed` with the quote as it is now.
   */
  async place(caller: Caller, input: PlaceInput, once: Once | null, orderId = newOrderId()): Promise<Output<'Cart/PlaceOrder'>> {
    if (input.paymentMethod === 3 && caller.role !== 'reseller') throw new Refusal('prepaid_not_allowed');
    return this.database.command(once, async (tx) => {
      await holdOpen(tx, caller.accountId);
      const shipTo = await this.recipient(tx, caller, input);
      const terms = { ...input, country: shipTo.country };
      const bought =
        input.offer === undefined
          ? await this.fromCart(tx, caller, terms, orderId)
          : await this.fromOffer(tx, caller, input.offer, terms);
      const order = this.draft(orderId, caller, input, shipTo, bought);
      await this.write(tx, order, bought, input);
      await removeTaken(tx, bought.lines);
      return { orderId: order.id, status: order.state, quote: bought.quote };
    });
  }

  private async spend(tx: Tx, caller: Caller, coupon: string | undefined, orderId: string): Promise<number | undefined> {
    return coupon === undefined ? undefined : this.coupons.redeem(tx, caller.accountId, coupon, orderId);
  }

  private async fromCart(tx: Tx, caller: Caller, terms: Terms & Pick<PlaceInput, 'coupon'>, orderId: string): Promise<Bought> {
    const lines = await takeCart(tx, caller.accountId);
    const items = lines.map(({ item }) => item);
    const percentOff = await this.spend(tx, caller, terms.coupon, orderId);
    const quote = this.quotes.cart(priceListOf(caller), items, terms, percentOff);
    const { perCny, validFrom } = this.tariffs.rateOf(quote.adjusted.currency);
    return { items, quote, perCny, rateFrom: validFrom, lines, offerId: null };
  }

  /** An offer's price is its own: no coupon lowers it. */
  private async fromOffer(tx: Tx, caller: Caller, key: string, terms: Terms & Pick<PlaceInput, 'coupon'>): Promise<Bought> {
    if (terms.coupon !== undefined) throw new Refusal('validation_failed', [{ field: 'coupon', code: 'invalid' }]);
    const { id, ...frozen } = await this.offers.forOrdering(tx, key, caller, terms);
    return { ...frozen, lines: [], offerId: id };
  }

  private async recipient(tx: Tx, caller: Caller, { addressId, address }: PlaceInput): Promise<ShipToView> {
    if ((addressId === undefined) === (address === undefined)) throw new Refusal('validation_failed', [{ field: 'addressId', code: addressId ? 'invalid' : 'required' }]);
    if (address) {
      this.addresses.check(address, 'address.');
      return address;
    }
    const found = await this.addresses.find(tx, caller.accountId, addressId ?? '');
    if (!found) throw new Refusal('resource_not_found', [{ field: 'addressId', code: 'resource_not_found' }]);
    return found;
  }

  private draft(id: string, caller: Caller, input: PlaceInput, shipTo: ShipToView, { quote, perCny, rateFrom, offerId }: Bought): CustomerOrder {
    const now = this.clock.now();
    return Object.assign(new CustomerOrder(), {
      id,
      accountId: caller.accountId,
      state: 'preorder',
      placedAt: now,
      dueAt: dueOf(now),
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
      shippingMethod: input.shippingMethod,
      paymentMethod: input.paymentMethod,
      notes: null,
      deliveredOn: null,
    } as const);
  }

  private async write(tx: Tx, order: CustomerOrder, { items, quote, lines }: Bought, input: PlaceInput): Promise<void> {
    const rows = items.map((item, position) => rowOf(order.id, position, item, quote));
    const outcome = transition(cartFacts(order, rows), {
      event: 'preorder',
      actor: 'customer',
      expectedTotal: input.expectedTotal,
      economyRiskAccepted: input.economyRiskAccepted,
    });
    if (!outcome.ok) throw refusalOf(outcome.refusal, outcome.refusal.code === 'price_changed' ? { quote } : {});
    await tx.insert(CustomerOrder, order);
    await tx.insert(OrderItem, rows);
    await carryOver(tx, order.id, carriedItems(rows, lines), order.placedAt);
    await appendHistory(tx, order.id, outcome.events, order.accountId, 0, {});
  }
}

/** The canonical form of an order id as somebody typed it. Refuses `resource_not_found` for what cannot be one. */
export function knownForm(text: string): string {
  const orderId = parseOrderId(text);
  if (orderId === null) throw new Refusal('resource_not_found');
  return orderId;
}

/** The lines that bring artwork along, as the order's items at the same places. */
function carriedItems(rows: readonly OrderItem[], lines: readonly TakenLine[]): CarriedItem[] {
  return rows.flatMap(({ sid, printed }, i) => {
    const from = lines[i]?.carriedFrom;
    return printed && from ? [{ from, sid }] : [];
  });
}

function rowOf(orderId: string, position: number, item: ItemView, quote: QuoteView): OrderItem {
  const line = quote.original.lines[position];
  const lineAmount = quote.adjusted.lines[position];
  if (!line || lineAmount === undefined) throw new Error('a quote has as many lines as its request');
  return {
    sid: randomUUID(),
    orderId,
    position,
    sku: item.sku,
    item,
    printed: item.artwork === 'custom',
    lineFen: line.line,
    lineAmount,
    grommets: line.grommets,
    seams: line.seams,
  };
}
