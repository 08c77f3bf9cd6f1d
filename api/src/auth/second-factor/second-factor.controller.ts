import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { CurrentUser, type Caller, staffEnrolling, Endpoint, Input } from '../../common/public';
import { SecondFactorConfirmation } from './second-factor-confirmation.service';
import { SecondFactorEnrolment } from './second-factor-enrolment.service';
import { SecondFactorRemoval } from './second-factor-removal.service';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly enrolment: SecondFactorEnrolment,
    private readonly confirmation: SecondFactorConfirmation,
    private readonly removal: SecondFactorRemoval,
  ) {}

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
    return this.confirmation.confirm(caller, form);
  }

  @Endpoint(calls['Account/RemoveSecondFactor'], staffEnrolling)
  remove(
    @CurrentUser() caller: Caller,
    @Input() form: InputOf<'Account/RemoveSecondFactor'>,
  ): Promise<Record<string, never>> {
    return this.removal.remove(caller, form);
  }
}
