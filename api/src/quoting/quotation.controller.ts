import { Controller } from '@nestjs/common';
import { calls, type Input as In, type QuoteView } from '@shop/contract';
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
}
