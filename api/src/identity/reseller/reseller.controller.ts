import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { Asking, type Caller, customers, Handles, Input, members } from '../../kernel/public';
import { ResellerApplications } from './reseller-applications.service';

@Controller()
export class ResellerController {
  constructor(private readonly applications: ResellerApplications) {}

  @Handles(calls['Account/MyResellerApplication'], members)
  mine(@Asking() caller: Caller): Promise<Output<'Account/MyResellerApplication'>> {
    return this.applications.mine(caller);
  }

  @Handles(calls['Account/ApplyForReseller'], customers)
  apply(
    @Asking() caller: Caller,
    @Input() form: InputOf<'Account/ApplyForReseller'>,
  ): Promise<Output<'Account/ApplyForReseller'>> {
    return this.applications.apply(caller, form);
  }
}
