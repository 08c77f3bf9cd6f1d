import { Injectable } from '@nestjs/common';
import type { Input, ItemView, Output, QuoteAmountsView, QuoteView, ErrorCode } from '@shop/contract';
import {
  checkStaffQuoteLine,
  buildFormula,
  estimateArrivalCosts,
  itemPrices,
  quote,
  quoteNegotiated,
  quoteLine,
  type NegotiatedLine,
  type OriginalLine,
  type PriceList,
  type PricingFailure,
  type Quote,
  type QuoteResult,
} from '@shop/pricing';
import { dayInChina } from '@shop/order-flow';
import { CustomsData } from '../customs/public';
import { DeliveryDates, Tariffs } from '../tariff/public';
import { Clock, ApiError, fieldError } from '../common/public';
import { toQuoteAmounts } from './quote-amounts';

export type QuoteTerms = Omit<Input<'Quotation/GetItemQuote'>, 'item'>;

/** Quotes by the cached tariff: no method here queries the database. */
@Injectable()
export class Quotes {
  constructor(
    private readonly tariffs: Tariffs,
    private readonly days: DeliveryDates,
    private readonly customs: CustomsData,
    private readonly clock: Clock,
  ) {}

  /**
   * @param percentOff discount of a coupon on the product price
   * @throws ApiError with the code of the pricing error, fields named as `items[1].width`
   */
  quoteCart(priceList: PriceList, items: readonly ItemView[], terms: QuoteTerms, percentOff?: number): QuoteView {
    return this.quote(priceList, items, terms, (line) => `items[${line}]`, percentOff);
  }

  /** @throws ApiError with the code of the pricing error, fields named as `item.width` */
  quoteItem(priceList: PriceList, input: QuoteTerms & { item: ItemView }): QuoteView {
    return this.quote(priceList, [input.item], input, () => 'item');
  }

  /**
   * As `quoteItem`, without the steps of the calculation.
   * @throws ApiError with the code of the pricing error, fields named as `item.width`
   */
  quoteItemAmounts(priceList: PriceList, input: QuoteTerms & { item: ItemView }): QuoteAmountsView {
    const lines = [input.item];
    const { quote: priced } = this.calculate(priceList, lines, input, () => 'item');
    return this.toAmounts(priced, lines, input);
  }

  /**
   * The prices of several items, each quoted on its own.
   * @throws ApiError with the code of the first pricing error, fields named as `items[1].width`
   */
  priceItems(priceList: PriceList, items: readonly ItemView[], terms: QuoteTerms): Output<'Quotation/GetItemPrices'> {
    const { currency, country, shippingMethod, paymentMethod } = terms;
    const request = { priceList, lines: items, currency, country, shippingMethod, paymentMethod };
    const result = itemPrices(this.tariffs.current(), request);
    if (!result.ok)
      throw toApiError(
        result,
        fieldIn(result, (line) => `items[${line}]`),
      );
    if (!this.tariffs.offersCurrency(currency)) throw fieldError('unknown_currency', 'currency');
    return { currency, items: [...result.prices] };
  }

  /**
   * A quote with prices that staff set per line; shipping, exchange rates and fees are those of the tariff.
   * @throws ApiError with the code of the pricing error, fields named as `lines[1].grams`
   */
  quoteNegotiated(priceList: PriceList, lines: readonly NegotiatedLine[], terms: QuoteTerms): QuoteView {
    const result = quoteNegotiated(this.tariffs.current(), { priceList, lines, ...terms });
    if (result.ok) return { ...toQuoteAmounts(result.quote), formula: buildFormula(result.calculation) };
    throw toApiError(
      result,
      fieldIn(result, (line) => `lines[${line}]`),
    );
  }

  /**
   * Checks an item that staff are asked to quote. It may exceed the limits of the product.
   * @param path name of the item in error fields
   * @throws ApiError with the code of the pricing error
   */
  assertQuotable(item: ItemView, path: string): void {
    const checked = checkStaffQuoteLine(this.tariffs.current(), item);
    if (!checked.ok) throw toApiError(checked, `${path}.${checked.error.field}`);
  }

  /** The product price of one line in fen, or the code of the pricing error. */
  tryLine(priceList: PriceList, item: ItemView): { fen: number } | { error: ErrorCode } {
    const priced = quoteLine(this.tariffs.current(), item, priceList);
    return priced.ok ? { fen: priced.line.fen } : { error: priced.error.code };
  }

  /**
   * The product price of one line.
   * @throws ApiError with the code of the pricing error, fields named as `item.width`
   */
  quoteLine(priceList: PriceList, item: ItemView): OriginalLine {
    const priced = quoteLine(this.tariffs.current(), item, priceList);
    if (!priced.ok) throw toApiError(priced, `item.${priced.error.field}`);
    return priced.line;
  }

  /**
   * @throws ApiError with the code of the first pricing error and the fields of every invalid item, named as
   *   `items[1].width`
   */
  assertPriced(priceList: PriceList, items: readonly ItemView[]): void {
    const errors = items.flatMap((item, index) => {
      const priced = quoteLine(this.tariffs.current(), item, priceList);
      return priced.ok ? [] : [{ field: `items[${index}].${priced.error.field}`, code: priced.error.code }];
    });
    if (errors[0]) throw new ApiError(errors[0].code, errors);
  }

  /** The product price of one line; null if it can no longer be produced. */
  quoteLineOrNull(priceList: PriceList, item: ItemView): OriginalLine | null {
    const priced = quoteLine(this.tariffs.current(), item, priceList);
    return priced.ok ? priced.line : null;
  }

  /** The item without the fields that do not apply to its product: only size, or only variant. */
  normalizeItem({ width, length, unit, variant, ...item }: ItemView): ItemView {
    const product = this.tariffs.current().products.get(item.sku);
    return product?.kind === 'unit' ? { ...item, variant } : { ...item, width, length, unit };
  }

  private quote(
    priceList: PriceList,
    lines: readonly ItemView[],
    terms: QuoteTerms,
    pathOf: (line: number) => string,
    percentOff?: number,
  ): QuoteView {
    const { quote: priced, calculation } = this.calculate(priceList, lines, terms, pathOf, percentOff);
    return { ...this.toAmounts(priced, lines, terms), formula: buildFormula(calculation) };
  }

  /** @param pathOf names a line in error fields */
  private calculate(
    priceList: PriceList,
    lines: readonly ItemView[],
    terms: QuoteTerms,
    pathOf: (line: number) => string,
    percentOff?: number,
  ): Extract<QuoteResult, { ok: true }> {
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
    if (!result.ok) throw toApiError(result, fieldIn(result, pathOf));
    if (!this.tariffs.offersCurrency(currency)) throw fieldError('unknown_currency', 'currency');
    return result;
  }

  private toAmounts(
    priced: Quote,
    lines: readonly ItemView[],
    { shippingMethod, country }: QuoteTerms,
  ): QuoteAmountsView {
    const promise = this.days.estimateDelivery(this.clock.now(), shippingMethod, country);
    const arrivalCosts = this.estimateArrivalCosts(priced, lines, country);
    const amounts: QuoteAmountsView = toQuoteAmounts(priced);
    if (arrivalCosts) amounts.arrivalCosts = arrivalCosts;
    if (promise) amounts.promise = promise;
    return amounts;
  }

  /** What customs charge on arrival; null where it is not known. */
  private estimateArrivalCosts(
    { adjusted }: Quote,
    lines: readonly ItemView[],
    country: string,
  ): QuoteView['arrivalCosts'] | null {
    const skus = lines.map(({ sku }) => sku);
    const duties = this.customs.findDuties(skus, country, dayInChina(this.clock.now()));
    const { currency, lines: prices, discount = 0, shippingFirst, shippingNext } = adjusted;
    const goods = { currency, lines: prices, discount, shipping: shippingFirst + shippingNext };
    return estimateArrivalCosts(this.tariffs.current().currencies, goods, duties);
  }
}

/** The name of the invalid field; `pathOf` names a line. */
function fieldIn({ error: { line, field } }: PricingFailure, pathOf: (line: number) => string): string | undefined {
  return line === undefined ? field : `${pathOf(line)}.${field}`;
}

function toApiError({ error: { code } }: PricingFailure, field: string | undefined): ApiError {
  return new ApiError(code, field === undefined ? [] : [{ field, code }]);
}
