import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { anyone, CurrentUser, type Caller, Endpoint, Locale, Input } from '../../common/public';
import { Offers } from './offers.service';

@Controller()
export class OffersController {
  constructor(private readonly offers: Offers) {}

  @Endpoint(calls['Quotation/SharedQuote'], anyone)
  open(
    @Input() { token }: In<'Quotation/SharedQuote'>,
    @CurrentUser() caller: Caller | null,
    @Locale() language: string,
  ): Promise<Output<'Quotation/SharedQuote'>> {
    return this.offers.view(token, caller, language);
  }
}
