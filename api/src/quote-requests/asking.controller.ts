import { Controller } from '@nestjs/common';
import { calls, type Input as In, type Output } from '@shop/contract';
import {
  anyone,
  Asking as AskedBy,
  type Caller,
  FromAddress,
  Handles,
  InLanguage,
  Input,
  type Once,
  OnceOnly,
  signed,
} from '../kernel/public';
import { Asking } from './asking.service';

@Controller()
export class AskingController {
  constructor(private readonly asking: Asking) {}

  /** Of the cart, with a session; of one item by anyone. */
  @Handles(calls['Cart/GetQuoteFromStaff'], anyone)
  getQuoteFromStaff(
    @AskedBy() caller: Caller | null,
    @Input() input: In<'Cart/GetQuoteFromStaff'>,
    @InLanguage() language: string,
    @FromAddress() address: string,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'Cart/GetQuoteFromStaff'>> {
    return this.asking.quote({ caller, language, address }, input, once);
  }

  @Handles(calls['UserEnd/BuyForMe'], signed)
  buyForMe(
    @AskedBy() caller: Caller | null,
    @Input() input: In<'UserEnd/BuyForMe'>,
    @InLanguage() language: string,
    @FromAddress() address: string,
    @OnceOnly() once: Once | null,
  ): Promise<Output<'UserEnd/BuyForMe'>> {
    return this.asking.buyForMe({ caller, language, address }, input, once);
  }
}
