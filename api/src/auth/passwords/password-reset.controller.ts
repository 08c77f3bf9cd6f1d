import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf } from '@shop/contract';
import { anyone, ClientIp, Endpoint, Input, signed } from '../../common/public';
import { PasswordResetRequests } from './password-reset-requests.service';
import { PasswordReset } from './password-reset.service';

@Controller()
export class PasswordResetController {
  constructor(
    private readonly resetRequests: PasswordResetRequests,
    private readonly passwordReset: PasswordReset,
  ) {}

  @Endpoint(calls['TokenAuth/ForgetPassword'], signed)
  forgetPassword(
    @Input() form: InputOf<'TokenAuth/ForgetPassword'>,
    @ClientIp() address: string,
  ): Promise<Record<string, never>> {
    return this.resetRequests.request(form, address);
  }

  @Endpoint(calls['TokenAuth/ResetPassword'], anyone)
  resetPassword(
    @Input() form: InputOf<'TokenAuth/ResetPassword'>,
    @ClientIp() address: string,
  ): Promise<Record<string, never>> {
    return this.passwordReset.reset(form, address);
  }
}
