import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  CurrentUser,
  type Caller,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  shoppers,
} from '../../common/public';
import { CheckoutService } from './checkout.service';

@Controller()
export class CheckoutController {
  constructor(private readonly checkout: CheckoutService) {}

  @Endpoint(calls['Cart/Checkout'], shoppers)
  pay(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/Checkout'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Cart/Checkout'>> {
    return this.checkout.checkout(caller, input, idempotencyKey);
  }
}
