import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import { Asking, type Caller, Handles, InLanguage, Input, type Once, OnceOnly, shoppers } from '../kernel/public';
import { Reordering } from './reordering.service';

@Controller()
export class ReorderingController {
  constructor(private readonly reordering: Reordering) {}

  @Handles(calls['Account/Reorder'], shoppers)
  reorder(
    @Asking() caller: Caller,
    @Input() input: In<'Account/Reorder'>,
    @OnceOnly() once: Once | null,
    @InLanguage() language: string,
  ): Promise<Output<'Account/Reorder'>> {
    return this.reordering.reorder(caller, input, once, language);
  }

  @Handles(calls['Cart/UseNewArtwork'], shoppers)
  useNewArtwork(
    @Asking() caller: Caller,
    @Input() input: In<'Cart/UseNewArtwork'>,
  ): Promise<Output<'Cart/UseNewArtwork'>> {
    return this.reordering.useNewArtwork(caller, input);
  }
}
