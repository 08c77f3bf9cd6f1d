import { Controller, Headers } from '@nestjs/common';
import { calls, type Input as InputOf, type LanguageCode, type SessionView } from '@shop/contract';
import {
  anyone,
  CurrentUser,
  type Caller,
  ClientIp,
  Endpoint,
  Locale,
  Input,
  expiredSession,
  signed,
} from '../../common/public';
import { Guests } from '../guests/guests.service';
import { LogIn } from './log-in.service';
import { LogOut } from './log-out.service';
import { Registration } from '../registration/registration.service';
import { SessionRenewal } from './session-renewal.service';

@Controller()
export class TokenAuthController {
  constructor(
    private readonly registration: Registration,
    private readonly logIn: LogIn,
    private readonly sessionRenewal: SessionRenewal,
    private readonly logOut: LogOut,
    private readonly guests: Guests,
  ) {}

  @Endpoint(calls['TokenAuth/Register'], signed)
  register(
    @Input() form: InputOf<'TokenAuth/Register'>,
    @Locale() language: LanguageCode,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @ClientIp() address: string,
  ): Promise<SessionView> {
    return this.registration.register(form, { language, acceptLanguage, address });
  }

  @Endpoint(calls['TokenAuth/Authenticate'], anyone)
  authenticate(
    @Input() credentials: InputOf<'TokenAuth/Authenticate'>,
    @ClientIp() address: string,
  ): Promise<SessionView> {
    return this.logIn.authenticate(credentials, address);
  }

  @Endpoint(calls['TokenAuth/RefreshToken'], expiredSession)
  refreshToken(
    @CurrentUser() caller: Caller,
    @Input() { refreshToken }: InputOf<'TokenAuth/RefreshToken'>,
  ): Promise<SessionView> {
    return this.sessionRenewal.renew(caller, refreshToken);
  }

  /** Ends the family of the bearer. The refresh token in the body is not checked. */
  @Endpoint(calls['TokenAuth/Logout'], expiredSession)
  logout(@CurrentUser() caller: Caller): Promise<Record<string, never>> {
    return this.logOut.logOut(caller);
  }

  @Endpoint(calls['TokenAuth/Guest'], signed)
  guest(
    @Input() form: InputOf<'TokenAuth/Guest'>,
    @Locale() language: LanguageCode,
    @Headers('accept-language') acceptLanguage: string | undefined,
    @ClientIp() address: string,
  ): Promise<SessionView> {
    return this.guests.open(form, { language, acceptLanguage, address });
  }

  @Endpoint(calls['TokenAuth/GuestReturn'], anyone)
  guestReturn(@Input() { token }: InputOf<'TokenAuth/GuestReturn'>): Promise<SessionView> {
    return this.guests.resume(token);
  }
}
