import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  CurrentUser,
  type Caller,
  Endpoint,
  Locale,
  Input,
  type IdempotencyKey,
  Idempotent,
  shoppers,
} from '../common/public';
import { MyQuoteRequests } from './my-quote-requests.service';

@Controller()
export class MyQuoteRequestsController {
  constructor(private readonly requests: MyQuoteRequests) {}

  @Endpoint(calls['Account/MyQuoteRequests'], shoppers)
  list(
    @CurrentUser() caller: Caller,
    @Input() page: In<'Account/MyQuoteRequests'>,
    @Locale() language: string,
  ): Promise<Output<'Account/MyQuoteRequests'>> {
    return this.requests.list(caller, page, language);
  }

  @Endpoint(calls['Account/WithdrawQuoteRequest'], shoppers)
  withdraw(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/WithdrawQuoteRequest'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Account/WithdrawQuoteRequest'>> {
    return this.requests.withdraw(caller, input, idempotencyKey);
  }
}
