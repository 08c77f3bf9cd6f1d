import { Injectable } from '@nestjs/common';
import type { Input, SessionView } from '@shop/contract';
import { MoreThan } from 'typeorm';
import { Accounts, assertValidPassword, defaultPreferences, Passwords } from '../../accounts/public';
import { ApiError, AuditLog, Clock, Database, type Tx } from '../../common/public';
import { Sessions } from '../sessions/sessions.service';
import { hashToken } from '../sessions/tokens';
import { type Invitation, redeemInvitation } from './invitations.queries';
import { StaffInvitation } from './staff-invitation.entity';

/** Opens staff accounts from invitations. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the account with its first session.
   * @throws ApiError `link_expired` if there is no open invitation for the token; those of `assertValidPassword`;
   * `email_already_registered` if the address was registered in the meantime
   */
  async accept(form: Input<'TokenAuth/AcceptInvitation'>, address: string): Promise<SessionView> {
    const tokenHash = hashToken(form.token);
    if (!(await this.isOpen(tokenHash))) throw new ApiError('link_expired');
    assertValidPassword(form.password, form.confirmPassword, 'password');
    const passwordHash = await this.passwords.hash(form.password);
    return this.database.transaction(async (tx) => {
      const invitation = await this.redeem(tx, tokenHash);
      const account = await this.accounts.createWithHash(tx, toNewAccount(invitation, form), passwordHash);
      const { id, email, role } = account;
      const actor = { accountId: id, role, address };
      const entry = { action: 'staff-joined', kind: 'account', id };
      await this.audit.record(tx, actor, { ...entry, after: { email, role } });
      return this.sessions.open(tx, account);
    });
  }

  private async isOpen(tokenHash: Buffer): Promise<boolean> {
    return this.database.reader.existsBy(StaffInvitation, { tokenHash, expiresAt: MoreThan(this.clock.now()) });
  }

  /** Deletes the invitation. Of simultaneous calls one succeeds. */
  private async redeem(tx: Tx, tokenHash: Buffer): Promise<Invitation> {
    const invitation = await redeemInvitation(tx, tokenHash, this.clock.now());
    if (!invitation) throw new ApiError('link_expired');
    return invitation;
  }
}

/** The account has the id of the invitation. Names entered on acceptance replace those of the invitation. */
function toNewAccount(invitation: Invitation, form: Input<'TokenAuth/AcceptInvitation'>) {
  const { id, email, role, language } = invitation;
  const firstName = form.firstName || invitation.firstName;
  const lastName = form.lastName || invitation.lastName;
  return {
    id,
    email,
    role,
    language,
    ...defaultPreferences(language, undefined),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}
