import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Handles, Input, members, type Once, OnceOnly } from '../kernel/public';
import { MyReviews } from './my-reviews.service';

@Controller()
export class MyReviewsController {
  constructor(private readonly reviews: MyReviews) {}

  @Handles(calls['Account/Review'], members)
  write(
    @Asking() caller: Caller,
    @Input() input: In<'Account/Review'>,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Account/Review'>> {
    return this.reviews.write(caller, input, once);
  }

  @Handles(calls['Account/MyReviews'], members)
  of(@Asking() caller: Caller, @Input() { orderId }: In<'Account/MyReviews'>): Promise<Output<'Account/MyReviews'>> {
    return this.reviews.of(caller, orderId);
  }
}
