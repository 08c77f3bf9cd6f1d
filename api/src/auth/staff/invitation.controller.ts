import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type SessionView } from '@shop/contract';
import { anyone, ClientIp, Endpoint, Input } from '../../common/public';
import { InvitationAcceptance } from './invitation-acceptance.service';

@Controller()
export class InvitationController {
  constructor(private readonly acceptance: InvitationAcceptance) {}

  @Endpoint(calls['TokenAuth/AcceptInvitation'], anyone)
  accept(@Input() form: InputOf<'TokenAuth/AcceptInvitation'>, @ClientIp() address: string): Promise<SessionView> {
    return this.acceptance.accept(form, address);
  }
}
