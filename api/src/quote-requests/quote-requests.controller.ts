import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  anyone,
  CurrentUser,
  type Caller,
  ClientIp,
  Endpoint,
  Locale,
  Input,
  type IdempotencyKey,
  Idempotent,
  signed,
} from '../common/public';
import { BuyForMeRequests } from './buy-for-me-requests.service';
import { QuoteRequests } from './quote-requests.service';

@Controller()
export class QuoteRequestsController {
  constructor(
    private readonly quoteRequests: QuoteRequests,
    private readonly buyForMeRequests: BuyForMeRequests,
  ) {}

  /** A cart request needs a session; a request for one item does not. */
  @Endpoint(calls['Cart/GetQuoteFromStaff'], anyone)
  getQuoteFromStaff(
    @CurrentUser() caller: Caller | null,
    @Input() input: In<'Cart/GetQuoteFromStaff'>,
    @Locale() language: string,
    @ClientIp() address: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/GetQuoteFromStaff'>> {
    return this.quoteRequests.quote({ caller, language, address }, input, idempotencyKey);
  }

  @Endpoint(calls['UserEnd/BuyForMe'], signed)
  buyForMe(
    @CurrentUser() caller: Caller | null,
    @Input() input: In<'UserEnd/BuyForMe'>,
    @Locale() language: string,
    @ClientIp() address: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'UserEnd/BuyForMe'>> {
    return this.buyForMeRequests.create({ caller, language, address }, input, idempotencyKey);
  }
}
