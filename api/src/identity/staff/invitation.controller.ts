import { Controller } from '@nestjs/common';
import { calls, type Input as InputOf, type SessionView } from '@shop/contract';
import { anyone, FromAddress, Handles, Input } from '../../kernel/public';
import { Invitations } from './invitations.service';

@Controller()
export class InvitationController {
  constructor(private readonly invitations: Invitations) {}

  @Handles(calls['TokenAuth/AcceptInvitation'], anyone)
  accept(@Input() form: InputOf<'TokenAuth/AcceptInvitation'>, @FromAddress() address: string): Promise<SessionView> {
    return this.invitations.accept(form, address);
  }
}
