import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Handles, InLanguage, Input, type Once, OnceOnly, shoppers } from '../kernel/public';
import { MyRequests } from './my-requests.service';

@Controller()
export class MyRequestsController {
  constructor(private readonly requests: MyRequests) {}

  @Handles(calls['Account/MyQuoteRequests'], shoppers)
  list(
    @Asking() caller: Caller,
    @Input() page: In<'Account/MyQuoteRequests'>,
    @InLanguage() language: string,
  ): Promise<Output<'Account/MyQuoteRequests'>> {
    return this.requests.list(caller, page, language);
  }

  @Handles(calls['Account/WithdrawQuoteRequest'], shoppers)
  withdraw(
    @Asking() caller: Caller,
    @Input() input: In<'Account/WithdrawQuoteRequest'>,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Account/WithdrawQuoteRequest'>> {
    return this.requests.withdraw(caller, input, once);
  }
}
