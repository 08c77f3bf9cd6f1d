import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { CurrentUser, type Caller, ClientIp, Endpoint, Input, signed } from '../../common/public';
import { QuoteSharing } from './quote-sharing.service';

@Controller()
export class QuoteSharingController {
  constructor(private readonly sharing: QuoteSharing) {}

  /** Resellers share reseller prices, everyone else retail prices. */
  @Endpoint(calls['Quotation/ShareQuote'], signed)
  share(
    @CurrentUser() caller: Caller | null,
    @Input() input: In<'Quotation/ShareQuote'>,
    @ClientIp() ip: string,
  ): Promise<Output<'Quotation/ShareQuote'>> {
    return this.sharing.share(caller, input, ip);
  }
}
