import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { CurrentUser, type Caller, staffEnrolling, Endpoint, Input } from '../../common/public';
import { SecondFactorEnrolment } from './second-factor-enrolment.service';

@Controller()
export class SecondFactorController {
  constructor(private readonly enrolment: SecondFactorEnrolment) {}

  @Endpoint(calls['Account/SecondFactor'], staffEnrolling)
  status(@CurrentUser() caller: Caller): Promise<Output<'Account/SecondFactor'>> {
    return this.enrolment.status(caller);
  }

  @Endpoint(calls['Account/EnrolSecondFactor'], staffEnrolling)
  begin(
    @CurrentUser() caller: Caller,
    @Input() form: InputOf<'Account/EnrolSecondFactor'>,
  ): Promise<Output<'Account/EnrolSecondFactor'>> {
    return this.enrolment.begin(caller, form);
  }

  @Endpoint(calls['Account/ConfirmSecondFactor'], staffEnrolling)
  confirm(
    @CurrentUser() caller: Caller,
    @Input() form: InputOf<'Account/ConfirmSecondFactor'>,
  ): Promise<Output<'Account/ConfirmSecondFactor'>> {
    return this.enrolment.confirm(caller, form);
  }

  @Endpoint(calls['Account/RemoveSecondFactor'], staffEnrolling)
  remove(
    @CurrentUser() caller: Caller,
    @Input() form: InputOf<'Account/RemoveSecondFactor'>,
  ): Promise<Record<string, never>> {
    return this.enrolment.remove(caller, form);
  }
}
