import { Controller } from '@nestjs/common';
import { calls, type Input as In, type QuoteView } from '@shop/contract';
import { anyone, Asking, Handles, Input, priceListOf, type Caller } from '../kernel/public';
import { Quotes } from './quotes.service';

@Controller()
export class QuotationController {
  constructor(private readonly quotes: Quotes) {}

  /** Resellers' sessions are quoted reseller prices, everybody else retail. */
  @Handles(calls['Quotation/GetItemQuote'], anyone)
  getItemQuote(@Input() input: In<'Quotation/GetItemQuote'>, @Asking() caller: Caller | null): QuoteView {
    return this.quotes.ofItem(priceListOf(caller), input);
  }
}
