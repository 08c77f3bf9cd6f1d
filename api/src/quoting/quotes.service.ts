import { Injectable } from '@nestjs/common';
import type { Input, ItemView, QuoteView, RefusalCode } from '@shop/contract';
import {
  checkWish,
  formula,
  quote,
  quoteAgreed,
  quoteLine,
  type AgreedLine,
  type OriginalLine,
  type PriceList,
  type PricingRefusal,
} from '@shop/pricing';
import { BusinessDays, Tariffs } from '../catalogue/public';
import { Clock, Refusal } from '../kernel/public';
import { viewOf } from './quote-view';

export type Terms = Omit<Input<'Quotation/GetItemQuote'>, 'item'>;

/** Prices by the tariff in memory: nothing here asks the database. */
@Injectable()
export class Quotes {
  constructor(
    private readonly tariffs: Tariffs,
    private readonly days: BusinessDays,
    private readonly clock: Clock,
  ) {}

  /** Refuses what pricing refuses, naming fields as `items[1].width`. `percentOff` is a coupon's. */
  cart(priceList: PriceList, items: readonly ItemView[], terms: Terms, percentOff?: number): QuoteView {
    return this.quote(priceList, items, terms, (line) => `items[${line}]`, percentOff);
  }

  /** Refuses what pricing refuses, naming fields as `item.width`. */
  ofItem(priceList: PriceList, { item, ...terms }: Terms & { item: ItemView }): QuoteView {
    return this.quote(priceList, [item], terms, () => 'item');
  }

  /** At the prices that staff set for each line, by the tariff's own shipping, rates and fees; names fields as `lines[1].grams`. */
  agreed(priceList: PriceList, lines: readonly AgreedLine[], terms: Terms): QuoteView {
    const result = quoteAgreed(this.tariffs.current(), { priceList, lines, ...terms });
    if (result.ok) return viewOf(result.quote, formula(result.reckoning));
    const { line, field } = result.refusal;
    throw refusalOf(result, line === undefined ? field : `lines[${line}].${field}`);
  }

  /** Refuses what says nothing that staff could quote; never for being too large or too many. `path` names the item. */
  mustBeWish(item: ItemView, path: string): void {
    const checked = checkWish(this.tariffs.current(), item);
    if (!checked.ok) throw refusalOf(checked, `${path}.${checked.refusal.field}`);
  }

  /** One line's factory price, or the refusal's code for what the tariff cannot make. */
  tried(priceList: PriceList, item: ItemView): { fen: number } | { refusal: RefusalCode } {
    const priced = quoteLine(this.tariffs.current(), item, priceList);
    return priced.ok ? { fen: priced.line.fen } : { refusal: priced.refusal.code };
  }

  /** One line's factory price. Refuses what cannot be made, naming fields as `item.width`. */
  line(priceList: PriceList, item: ItemView): OriginalLine {
    const priced = quoteLine(this.tariffs.current(), item, priceList);
    if (!priced.ok) throw refusalOf(priced, `item.${priced.refusal.field}`);
    return priced.line;
  }

  /** One line's factory price; null for what cannot be made any more. */
  priced(priceList: PriceList, item: ItemView): OriginalLine | null {
    const priced = quoteLine(this.tariffs.current(), item, priceList);
    return priced.ok ? priced.line : null;
  }

  /** An item of a product that is offered, by what its product is sold by: size or variant. What pricing does not judge is left out. */
  asSold({ width, length, unit, variant, ...item }: ItemView): ItemView {
    const product = this.tariffs.current().products.get(item.sku);
    return product?.kind === 'unit' ? { ...item, variant } : { ...item, width, length, unit };
  }

  private quote(
    priceList: PriceList,
    lines: readonly ItemView[],
    terms: Terms,
    nameOf: (line: number) => string,
    percentOff?: number,
  ): QuoteView {
    const { currency, country, shippingMethod, paymentMethod } = terms;
    const result = quote(this.tariffs.current(), {
      priceList,
      lines,
      currency,
      country,
      shippingMethod,
      paymentMethod,
      percentOff,
    });
    if (result.ok) {
      const promise = this.days.from(this.clock.now(), shippingMethod, country);
      return { ...viewOf(result.quote, formula(result.reckoning)), ...(promise && { promise }) };
    }
    const { line, field } = result.refusal;
    throw refusalOf(result, line === undefined ? field : `${nameOf(line)}.${field}`);
  }
}

function refusalOf({ refusal: { code } }: PricingRefusal, field: string | undefined): Refusal {
  return new Refusal(code, field === undefined ? [] : [{ field, code }]);
}
