import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type SessionView } from '@shop/contract';
import { anyone, ClientIp, Endpoint, Input } from '../../common/public';
import { Invitations } from './invitations.service';

@Controller()
export class InvitationController {
  constructor(private readonly invitations: Invitations) {}

  @Endpoint(calls['TokenAuth/AcceptInvitation'], anyone)
  accept(@Input() form: InputOf<'TokenAuth/AcceptInvitation'>, @ClientIp() address: string): Promise<SessionView> {
    return this.invitations.accept(form, address);
  }
}
