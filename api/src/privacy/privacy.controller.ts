import { Controller, Header } from '@nestjs/common';
import { calls, type Output } from '@shop/contract';
import { loggedIn, CurrentUser, type Caller, Endpoint, shoppers } from '../common/public';
import { AccountClosure } from './account-closure.service';
import { MyData } from './my-data.service';

@Controller()
export class PersonalDataController {
  constructor(
    private readonly data: MyData,
    private readonly closing: AccountClosure,
  ) {}

  @Endpoint(calls['Account/MyData'], loggedIn)
  @Header('content-disposition', 'attachment; filename="my-data.json"')
  myData(@CurrentUser() caller: Caller): Promise<Output<'Account/MyData'>> {
    return this.data.export(caller);
  }

  @Endpoint(calls['Account/CloseAccount'], shoppers)
  closeAccount(@CurrentUser() caller: Caller): Promise<Output<'Account/CloseAccount'>> {
    return this.closing.close(caller);
  }
}
