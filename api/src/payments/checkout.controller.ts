import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Handles, Input, type Once, OnceOnly, shoppers } from '../kernel/public';
import { Checkout } from './checkout.service';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: Checkout) {}

  @Handles(calls['Cart/Checkout'], shoppers)
  pay(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/Checkout'>,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Cart/Checkout'>> {
    return this.checkout.checkout(caller, input, once);
  }
}
