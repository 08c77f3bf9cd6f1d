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
} from '../../common/public';
import { Reorders } from './reorders.service';

@Controller()
export class ReordersController {
  constructor(private readonly reorders: Reorders) {}

  @Endpoint(calls['Account/Reorder'], shoppers)
  reorder(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Account/Reorder'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
    @Locale() language: string,
  ): Promise<Output<'Account/Reorder'>> {
    return this.reorders.reorder(caller, input, idempotencyKey, language);
  }

  @Endpoint(calls['Cart/UseNewArtwork'], shoppers)
  useNewArtwork(
    @CurrentUser() caller: Caller,
    @Input() input: In<'Cart/UseNewArtwork'>,
  ): Promise<Output<'Cart/UseNewArtwork'>> {
    return this.reorders.useNewArtwork(caller, input);
  }
}
