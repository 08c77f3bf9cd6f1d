import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type Output } from '@shop/contract';
import { Asking, type Caller, enrolling, Handles, Input } from '../../kernel/public';
import { Enrolment } from './enrolment.service';

@Controller()
export class SecondFactorController {
  constructor(private readonly enrolment: Enrolment) {}

  @Handles(calls['Account/SecondFactor'], enrolling)
  mine(@Asking() caller: Caller): Promise<Output<'Account/SecondFactor'>> {
    return this.enrolment.of(caller);
  }

  @Handles(calls['Account/EnrolSecondFactor'], enrolling)
  begin(
    @Asking() caller: Caller,
    @Input() form: InputOf<'Account/EnrolSecondFactor'>,
  ): Promise<Output<'Account/EnrolSecondFactor'>> {
    return this.enrolment.begin(caller, form);
  }

  @Handles(calls['Account/ConfirmSecondFactor'], enrolling)
  confirm(
    @Asking() caller: Caller,
    @Input() form: InputOf<'Account/ConfirmSecondFactor'>,
  ): Promise<Output<'Account/ConfirmSecondFactor'>> {
    return this.enrolment.confirm(caller, form);
  }

  @Handles(calls['Account/RemoveSecondFactor'], enrolling)
  remove(
    @Asking() caller: Caller,
    @Input() form: InputOf<'Account/RemoveSecondFactor'>,
  ): Promise<Record<string, never>> {
    return this.enrolment.remove(caller, form);
  }
}
