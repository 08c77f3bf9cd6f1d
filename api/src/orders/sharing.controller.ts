import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, FromAddress, Handles, Input, signed } from '../kernel/public';
import { Sharing } from './sharing.service';

@Controller()
export class SharingController {
  constructor(private readonly sharing: Sharing) {}

  /** Resellers' sessions share reseller prices, everybody else retail. */
  @Handles(calls['Quotation/ShareQuote'], signed)
  share(
    @Asking() caller: Caller | null,
    @Input() input: In<'Quotation/ShareQuote'>,
    @FromAddress() address: string,
  ): Promise<Output<'Quotation/ShareQuote'>> {
    return this.sharing.share(caller, input, address);
  }
}
