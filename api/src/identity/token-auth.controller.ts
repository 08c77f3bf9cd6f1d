import { Controller, Headers } from '@nestjs/common';
import { calls, type Input as InputOf, type LanguageCode, type SessionView } from '@shop/contract';
import {
  anyone,
  Asking,
  type Caller,
  FromAddress,
  Handles,
  InLanguage,
  Input,
  renewing,
  signed,
} from '../kernel/public';
import { Guests } from './guests.service';
import { LogIn } from './log-in.service';
import { LogOut } from './log-out.service';
import { PasswordResetRequests } from './password-reset-requests.service';
import { PasswordReset } from './password-reset.service';
import { Registration } from './registration.service';
import { Renewals } from './renewals.service';

@Controller()
export class TokenAuthController {
  constructor(
    private readonly registration: Registration,
    private readonly logIn: LogIn,
    private readonly renewals: Renewals,
    private readonly logOut: LogOut,
    private readonly resetRequests: PasswordResetRequests,
    private readonly passwordReset: PasswordReset,
    private readonly guests: Guests,
  ) {}

  @Handles(calls['TokenAuth/Register'], signed)
  register(
    @Input() form: InputOf<'TokenAuth/Register'>,
    @InLanguage() language: LanguageCode,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @FromAddress() address: string,
  ): Promise<SessionView> {
    return this.registration.register(form, { language, acceptLanguage, address });
  }

  @Handles(calls['TokenAuth/Authenticate'], anyone)
  authenticate(
    @Input() credentials: InputOf<'TokenAuth/Authenticate'>,
    @FromAddress() address: string,
  ): Promise<SessionView> {
    return this.logIn.authenticate(credentials, address);
  }

  @Handles(calls['TokenAuth/RefreshToken'], renewing)
  refreshToken(
    @Asking() caller: Caller,
    @Input() { refreshToken }: InputOf<'TokenAuth/RefreshToken'>,
  ): Promise<SessionView> {
    return this.renewals.renew(caller, refreshToken);
  }

  /** Ends the bearer's family, whatever refresh token comes with it: who logs out is out. */
  @Handles(calls['TokenAuth/Logout'], renewing)
  logout(@Asking() caller: Caller): Promise<Record<string, never>> {
    return this.logOut.logOut(caller);
  }

  @Handles(calls['TokenAuth/ForgetPassword'], signed)
  forgetPassword(
    @Input() form: InputOf<'TokenAuth/ForgetPassword'>,
    @FromAddress() address: string,
  ): Promise<Record<string, never>> {
    return this.resetRequests.ask(form, address);
  }

  @Handles(calls['TokenAuth/ResetPassword'], anyone)
  resetPassword(
    @Input() form: InputOf<'TokenAuth/ResetPassword'>,
    @FromAddress() address: string,
  ): Promise<Record<string, never>> {
    return this.passwordReset.reset(form, address);
  }

  @Handles(calls['TokenAuth/Guest'], signed)
  guest(
    @Input() form: InputOf<'TokenAuth/Guest'>,
    @InLanguage() language: LanguageCode,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @FromAddress() address: string,
  ): Promise<SessionView> {
    return this.guests.open(form, { language, acceptLanguage, address });
  }

  @Handles(calls['TokenAuth/GuestReturn'], anyone)
  guestReturn(@Input() { token }: InputOf<'TokenAuth/GuestReturn'>): Promise<SessionView> {
    return this.guests.comeBack(token);
  }
}
