import { Controller, Headers } from '@nestjs/common';
import { calls, type Input as InputOf, type LanguageCode, type SessionView } from '@shop/contract';
import { anyone, Asking, type Caller, Handles, InLanguage, Input, renewing, signed } from '../kernel/public';
import { LogIn } from './log-in.service';
import { LogOut } from './log-out.service';
import { Registration } from './registration.service';
import { Renewals } from './renewals.service';

@Controller()
export class TokenAuthController {
  constructor(
    private readonly registration: Registration,
    private readonly logIn: LogIn,
    private readonly renewals: Renewals,
    private readonly logOut: LogOut,
  ) {}

  @Handles(calls['TokenAuth/Register'], signed)
  register(
    @Input() form: InputOf<'TokenAuth/Register'>,
    @InLanguage() language: LanguageCode,
    @Headers('accept-language') acceptLanguage: string | undefined,
  ): Promise<SessionView> {
    return this.registration.register(form, { language, acceptLanguage });
  }

  @Handles(calls['TokenAuth/Authenticate'], anyone)
  authenticate(@Input() credentials: InputOf<'TokenAuth/Authenticate'>): Promise<SessionView> {
    return this.logIn.authenticate(credentials);
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
}
