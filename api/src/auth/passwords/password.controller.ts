import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf } from '@shop/contract';
import { CurrentUser, type Caller, Endpoint, Input, registered } from '../../common/public';
import { PasswordChange } from './password-change.service';

@Controller()
export class PasswordController {
  constructor(private readonly passwordChange: PasswordChange) {}

  @Endpoint(calls['Account/ChangePassword'], registered)
  changePassword(
    @CurrentUser() caller: Caller,
    @Input() form: InputOf<'Account/ChangePassword'>,
  ): Promise<Record<string, never>> {
    return this.passwordChange.change(caller, form);
  }
}
