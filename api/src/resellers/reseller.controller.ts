import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { CurrentUser, type Caller, customers, Endpoint, Input, members } from '../common/public';
import { ResellerApplications } from './reseller-applications.service';

@Controller()
export class ResellerController {
  constructor(private readonly applications: ResellerApplications) {}

  @Endpoint(calls['Account/MyResellerApplication'], members)
  mine(@CurrentUser() caller: Caller): Promise<Output<'Account/MyResellerApplication'>> {
    return this.applications.findOwn(caller);
  }

  @Endpoint(calls['Account/ApplyForReseller'], customers)
  apply(
    @CurrentUser() caller: Caller,
    @Input() form: InputOf<'Account/ApplyForReseller'>,
  ): Promise<Output<'Account/ApplyForReseller'>> {
    return this.applications.apply(caller, form);
  }
}
