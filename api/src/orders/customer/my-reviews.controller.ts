import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  CurrentUser,
  type Caller,
  Endpoint,
  Input,
  members,
  type IdempotencyKey,
  Idempotent,
} from '../../common/public';
import { MyReviews } from './my-reviews.service';

@Controller()
export class MyReviewsController {
  constructor(private readonly reviews: MyReviews) {}

  @Endpoint(calls['Account/Review'], members)
  write(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/Review'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'Account/Review'>> {
    return this.reviews.write(caller, input, idempotencyKey);
  }

  @Endpoint(calls['Account/MyReviews'], members)
  list(
    @CurrentUser() caller: Caller,
    @Input() { orderId }: In<'Account/MyReviews'>,
  ): Promise<Output<'Account/MyReviews'>> {
    return this.reviews.list(caller, orderId);
  }
}
