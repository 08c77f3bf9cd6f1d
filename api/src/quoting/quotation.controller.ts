import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output, type QuoteAmountsView, type QuoteView } from '@shop/contract';
import { anyone, CurrentUser, Endpoint, Input, priceListOf, type Caller } from '../common/public';
import { Quotes } from './quotes.service';

@Controller()
export class QuotationController {
  constructor(private readonly quotes: Quotes) {}

  /** Resellers get reseller prices, everyone else retail prices. */
  @Endpoint(calls['Quotation/GetItemQuote'], anyone)
  getItemQuote(@Input() input: In<'Quotation/GetItemQuote'>, @CurrentUser() caller: Caller | null): QuoteView {
    return this.quotes.quoteItem(priceListOf(caller), input);
  }

  @Endpoint(calls['Quotation/GetItemAmounts'], anyone)
  getItemAmounts(
    @Input() input: In<'Quotation/GetItemAmounts'>,
    @CurrentUser() caller: Caller | null,
  ): QuoteAmountsView {
    return this.quotes.quoteItemAmounts(priceListOf(caller), input);
  }

  @Endpoint(calls['Quotation/GetItemsQuote'], anyone)
  getItemsQuote(
    @Input() { items, ...terms }: In<'Quotation/GetItemsQuote'>,
    @CurrentUser() caller: Caller | null,
  ): QuoteView {
    return this.quotes.quoteCart(priceListOf(caller), items, terms);
  }

  @Endpoint(calls['Quotation/GetItemPrices'], anyone)
  getItemPrices(
    @Input() { items, ...terms }: In<'Quotation/GetItemPrices'>,
    @CurrentUser() caller: Caller | null,
  ): Output<'Quotation/GetItemPrices'> {
    return this.quotes.priceItems(priceListOf(caller), items, terms);
  }
}
