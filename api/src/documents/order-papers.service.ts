import { Inject, Injectable } from '@nestjs/common';
import type { ItemView, LanguageCode } from '@shop/contract';
import { Products, Tariffs } from '../catalogue/public';
import { Accounts } from '../identity/public';
import { CONFIG, type Config, type Tx, words } from '../kernel/public';
import { type CustomerOrder, itemsOf, paymentOf } from '../orders/public';
import type { Buyer, FrozenLine, FrozenOrder, Seller } from './frozen';
import { phrasesIn, type Phrases } from './phrases';

/** What orders, and carts, are on paper. */
@Injectable()
export class OrderPapers {
  readonly seller: Seller;

  constructor(
    private readonly accounts: Accounts,
    private readonly products: Products,
    private readonly tariffs: Tariffs,
    @Inject(CONFIG) { seller }: Config,
  ) {
    this.seller = seller;
  }

  /** All that an order’s documents print, in a language; in its customer’s own where none is named. */
  async freeze(tx: Tx, order: CustomerOrder, wanted?: LanguageCode): Promise<FrozenOrder> {
    const customer = await this.accounts.byId(tx, order.accountId);
    const language = wanted ?? customer?.language ?? 'en';
    const phrases = phrasesIn(language);
    const items = await itemsOf(tx, order.id);
    const paid = await paymentOf(tx, order.id);
    const { product, discount, shippingFirst, shippingNext, exchangeFee, remittanceFee, total } = order.quote.adjusted;
    return {
      language,
      seller: this.seller,
      buyer: buyerOf(order, customer?.email),
      orderId: order.id,
      currency: order.currency,
      digits: this.digitsOf(order.currency),
      placedAt: order.placedAt.toISOString(),
      payment: paid && { ...paid, at: paid.at.toISOString() },
      shipping: this.shippingName(order.shippingMethod, language),
      perCny: order.perCny,
      rateFrom: order.rateFrom?.toISOString() ?? null,
      lines: items.map(({ item, lineFen, lineAmount }) => this.line(item, lineFen, lineAmount, phrases)),
      sums: {
        ...{ product, shippingFirst, shippingNext, exchangeFee, remittanceFee, total },
        ...(discount !== undefined && { discount }),
      },
    };
  }

  line(item: ItemView, fen: number, amount: number, phrases: Phrases): FrozenLine {
    const { say, language } = phrases;
    const { model, finishes } = this.products.configured(item, language);
    const product = this.products.nameOf(item, language);
    const size = sizeOf(item, phrases) ?? model;
    return {
      sku: item.sku,
      name: size === undefined ? product : say('item', { product, size }),
      details: [...(size === undefined ? [] : [say(`artwork.${item.artwork}`)]), ...finishes],
      ...(item.label && item.label !== product && { label: item.label }),
      quantity: item.quantity,
      fen,
      amount,
    };
  }

  /** How many digits amounts of a currency have after the point. */
  digitsOf(currency: string): number {
    const known = this.tariffs.currencies().find(({ code }) => code === currency)?.digits;
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return known ?? maximumFractionDigits ?? 2;
  }

  shippingName(method: number, language: string): string {
    return String(words(language, 'shipping')[String(method)] ?? method);
  }

  finishName(code: string, language: string): string {
    return this.products.configured({ sku: '', finishes: [code] }, language).finishes[0] ?? code;
  }
}

/** Of a closed account nothing is left but where the order went. */
function buyerOf({ shipTo, country }: CustomerOrder, email: string | undefined): Buyer {
  const { firstName, lastName, company, line1, line2, city, region, postCode } = shipTo;
  const said = { firstName, lastName, company, line1, line2, city, region, postCode };
  return {
    ...Object.fromEntries(Object.entries(said).filter(([, text]) => text)),
    country,
    ...(email && !email.endsWith('@closed.invalid') && { email }),
  };
}

/** `3 × 6 ft`; undefined for what is sold by the piece. */
function sizeOf({ width, length, unit }: ItemView, { language, say }: Phrases): string | undefined {
  if (width === undefined || length === undefined || unit === undefined) return undefined;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 4, useGrouping: false });
  const side = (text: string) => number.format(Number(text));
  return `${side(width)} × ${side(length)} ${say(`unit.${unit}`)}`;
}
