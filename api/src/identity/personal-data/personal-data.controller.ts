import { Controller, Header } from '@nestjs/common';
import { calls, type Output } from '@shop/contract';
import { account, Asking, type Caller, Handles, shoppers } from '../../kernel/public';
import { Closing } from './closing.service';
import { MyData } from './my-data.service';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly data: MyData,
    private readonly closing: Closing,
  ) {}

  @Handles(calls['Account/MyData'], account)
  @Header('content-disposition', 'attachment; filename="my-data.json"')
  myData(@Asking() caller: Caller): Promise<Output<'Account/MyData'>> {
    return this.data.of(caller);
  }

  @Handles(calls['Account/CloseAccount'], shoppers)
  closeAccount(@Asking() caller: Caller): Promise<Output<'Account/CloseAccount'>> {
    return this.closing.close(caller);
  }
}
