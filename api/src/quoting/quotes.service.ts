import { Injectable } from '@nestjs/common';
import type { Input, ItemView, QuoteView } from '@shop/contract';
import { formula, quote, quoteLine, type OriginalLine, type PriceList, type PricingRefusal } from '@shop/pricing';
import { Tariffs } from '../catalogue/public';
import { Refusal } from '../kernel/public';
import { viewOf } from './quote-view';

export type Terms = Omit<Input<'Quotation/GetItemQuote'>, 'item'>;

/** Prices by the tariff in memory: nothing here asks the database. */
@Injectable()
export class Quotes {
  constructor(private readonly tariffs: Tariffs) {}

  /** Refuses what pricing refuses, naming fields as `items[1].width`. */
  cart(priceList: PriceList, items: readonly ItemView[], terms: Terms): QuoteView {
    return this.quote(priceList, items, terms, (line) => `items[${line}]`);
  }

  /** Refuses what pricing refuses, naming fields as `item.width`. */
  ofItem(priceList: PriceList, { item, ...terms }: Terms & { item: ItemView }): QuoteView {
    return this.quote(priceList, [item], terms, () => 'item');
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
  ): QuoteView {
    const { currency, country, shippingMethod, paymentMethod } = terms;
    const result = quote(this.tariffs.current(), {
      priceList,
      lines,
      currency,
      country,
      shippingMethod,
      paymentMethod,
    });
    if (result.ok) return viewOf(result.quote, formula(result.reckoning));
    const { line, field } = result.refusal;
    throw refusalOf(result, line === undefined ? field : `${nameOf(line)}.${field}`);
  }
}

function refusalOf({ refusal: { code } }: PricingRefusal, field: string | undefined): Refusal {
  return new Refusal(code, field === undefined ? [] : [{ field, code }]);
}
