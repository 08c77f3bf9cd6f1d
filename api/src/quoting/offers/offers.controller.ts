import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { anyone, Asking, type Caller, Handles, InLanguage, Input } from '../../kernel/public';
import { Offers } from './offers.service';

@Controller()
export class OffersController {
  constructor(private readonly offers: Offers) {}

  @Handles(calls['Quotation/SharedQuote'], anyone)
  open(
    @Input() { token }: In<'Quotation/SharedQuote'>,
    @Asking() caller: Caller | null,
    @InLanguage() language: string,
  ): Promise<Output<'Quotation/SharedQuote'>> {
    return this.offers.open(token, caller, language);
  }
}
