import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output, QuoteView, ShipToView } from '@shop/contract';
import { dueOf, formatOrderId, parseOrderId, PLAIN_WEEKS, transition, type OrderFacts } from '@shop/order-flow';
import { type CarriedItem, carryOver } from '../artwork/public';
import { Tariffs } from '../catalogue/public';
import { AddressBook, holdOpen } from '../identity/public';
import { type Caller, Clock, Database, type Once, priceListOf, Refusal, type Tx } from '../kernel/public';
import { Offers, Quotes, type Terms } from '../quoting/public';
import { removeTaken, takeCart, type TakenLine } from './cart.service';
import { refusalOf } from './flow-refusal';
import { appendHistory } from './history';
import { OrderDesk } from './order-desk';
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

/** From cart to an order that awaits payment. */
@Injectable()
export class Placing {
  constructor(
    private readonly database: Database,
    private readonly quotes: Quotes,
    private readonly offers: Offers,
    private readonly tariffs: Tariffs,
    private readonly addresses: AddressBook,
    private readonly desk: OrderDesk,
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
          ? await this.fromCart(tx, caller, terms)
          : await this.fromOffer(tx, caller, input.offer, terms);
      const order = this.draft(orderId, caller, input, shipTo, bought);
      await this.write(tx, order, bought, input);
      await removeTaken(tx, bought.lines);
      return { orderId: order.id, status: order.state, quote: bought.quote };
    });
  }

  /** Confirms the recipient; payment is due from now. */
  async complete(caller: Caller, input: Input<'Cart/CompleteOrder'>, once: Once | null): Promise<Output<'Cart/CompleteOrder'>> {
    const orderId = knownForm(input.orderId);
    return this.database.command(once, async (tx) => {
      const by = { accountId: caller.accountId, ownerId: caller.accountId };
      const post = { event: 'recipient_info_added', actor: 'customer', ...(input.notes && { notes: input.notes }) } as const;
      const status = await this.desk.post(tx, orderId, post, by);
      const { dueAt } = await tx.findOneByOrFail(CustomerOrder, { id: orderId });
      return { orderId, status, due: dueAt.toISOString() };
    });
  }

  private async fromCart(tx: Tx, caller: Caller, terms: Terms): Promise<Bought> {
    const lines = await takeCart(tx, caller.accountId);
    const items = lines.map(({ item }) => item);
    const quote = this.quotes.cart(priceListOf(caller), items, terms);
    const { perCny, validFrom } = this.tariffs.rateOf(quote.adjusted.currency);
    return { items, quote, perCny, rateFrom: validFrom, lines, offerId: null };
  }

  private async fromOffer(tx: Tx, caller: Caller, key: string, terms: Terms): Promise<Bought> {
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
      productTotal: quote.adjusted.product,
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

function newOrderId(): string {
  return formatOrderId(randomBytes(18));
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

/** The cart as the flow sees it before there is an order. */
function cartFacts(order: CustomerOrder, rows: readonly OrderItem[]): OrderFacts {
  return {
    state: null,
    now: order.placedAt,
    calendar: PLAIN_WEEKS,
    placedAt: null,
    due: null,
    currency: order.currency,
    total: order.total,
    productAmount: order.productTotal,
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    shippable: true,
    items: rows.map(({ sid, printed }) => ({ sid, printed, hasArtwork: false, proofsSent: 0, currentProofVersion: null, approved: false, shipped: false, openClaim: false })),
    openInvoice: false,
    paidBy: null,
    paid: 0,
    refunded: 0,
    unapplied: 0,
    prepaidBalance: 0,
    lastShipmentAt: null,
    deliveredOn: null,
    lostParcel: false,
  };
}
