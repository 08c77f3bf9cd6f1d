import { Injectable } from '@nestjs/common';
import type { Input, LanguageCode, SessionView, StaffRoleName } from '@shop/contract';
import {
  type Actor,
  Audit,
  Clock,
  clientOf,
  Database,
  type Limit,
  Limits,
  Mails,
  Refusal,
  refuseField,
  type Tx,
} from '../../kernel/public';
import { Accounts } from '../accounts.service';
import { mustBeGood } from '../password-rules';
import { Passwords } from '../passwords';
import { preferencesFor } from '../preferences';
import { Sessions } from '../sessions.service';
import { freshTokens, hashToken } from '../tokens';

const VALID_MS = 7 * 24 * 3_600_000;
/** By client, so that nobody keeps the shop hashing passwords. */
const TRIES: Limit = { rule: 'accept-invitation', most: 20, withinMs: 10 * 60_000 };

export interface Invited {
  email: string;
  role: StaffRoleName;
  firstName?: string | undefined;
  lastName?: string | undefined;
  language?: LanguageCode | undefined;
}

interface Invitation {
  id: string;
  email: string;
  role: StaffRoleName;
  language: LanguageCode;
  firstName: string | null;
  lastName: string | null;
}

/** The only way to become staff: a link by mail, good for one account within 7 days. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly limits: Limits,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Mails an invitation, in place of any open one to the same address. Refuses `email_already_registered`. */
  async invite(tx: Tx, actor: Actor, invited: Invited): Promise<string> {
    const { id, email, link } = await this.write(tx, actor, invited);
    const language = invited.language ?? 'en';
    await this.mails.queue(tx, {
      occasion: `invitation:${id}:${this.clock.now().getTime()}`,
      to: email,
      template: 'staff_invitation',
      language,
      data: { due: this.until().toISOString() },
      secret: { link },
    });
    return id;
  }

  /** Writes an invitation that nobody is mailed; whoever has the link is let in by it. */
  async write(tx: Tx, actor: Actor, invited: Invited): Promise<{ id: string; email: string; link: string }> {
    const email = invited.email.trim();
    if (await this.accounts.byEmail(tx, email)) throw refuseField('email_already_registered', 'email');
    const { accessToken: token } = freshTokens();
    const [row]: { id: string }[] = await tx.query(
      `insert into staff_invitation
         (email, role, first_name, last_name, language, token_hash, created_at, expires_at, invited_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (lower(email)) do update set
         email = excluded.email, role = excluded.role, first_name = excluded.first_name, last_name = excluded.last_name,
         language = excluded.language, token_hash = excluded.token_hash, created_at = excluded.created_at,
         expires_at = excluded.expires_at, invited_by = excluded.invited_by
       returning id`,
      [
        email,
        invited.role,
        invited.firstName || null,
        invited.lastName || null,
        invited.language ?? 'en',
        hashToken(token),
        this.clock.now(),
        this.until(),
        actor.accountId,
      ],
    );
    const id = row?.id ?? '';
    const after = { email, role: invited.role };
    await this.audit.record(tx, actor, { action: 'staff-invited', kind: 'staff-invitation', id, after });
    return { id, email, link: this.mails.link(`/admin#/invitation?token=${token}`, 'en') };
  }

  /** Refuses `resource_not_found` for what is no open invitation. */
  async withdraw(tx: Tx, actor: Actor, id: string): Promise<void> {
    const [[gone]]: [{ email: string; role: string }[]] = await tx.query(
      'delete from staff_invitation where id = $1 returning email, role',
      [id],
    );
    if (!gone) throw new Refusal('resource_not_found');
    await this.audit.record(tx, actor, { action: 'staff-withdrawn', kind: 'staff-invitation', id, before: gone });
  }

  /**
   * Refuses `link_expired` for any token that is of no open invitation, then a bad password; and
   * `email_already_registered` where the address has become a customer's in the meantime.
   */
  async accept(form: Input<'TokenAuth/AcceptInvitation'>, address: string): Promise<SessionView> {
    await this.limits.take(TRIES, clientOf(address));
    const tokenHash = hashToken(form.token);
    if (!(await this.isOpen(tokenHash))) throw new Refusal('link_expired');
    mustBeGood(form.password, form.confirmPassword, 'password');
    const passwordHash = await this.passwords.hash(form.password);
    return this.database.transaction(async (tx) => {
      const invitation = await this.spend(tx, tokenHash);
      const account = await this.accounts.openHashed(tx, accountOf(invitation, form), passwordHash);
      const { id, email, role } = account;
      const actor = { accountId: id, role, address };
      const deed = { action: 'staff-joined', kind: 'account', id };
      await this.audit.record(tx, actor, { ...deed, after: { email, role } });
      return this.sessions.open(tx, account);
    });
  }

  private async isOpen(tokenHash: Buffer): Promise<boolean> {
    const open: unknown[] = await this.database.reader.query(
      'select from staff_invitation where token_hash = $1 and expires_at > $2',
      [tokenHash, this.clock.now()],
    );
    return open.length > 0;
  }

  /** Of two at once one gets it, the other finds it gone. */
  private async spend(tx: Tx, tokenHash: Buffer): Promise<Invitation> {
    const [[invitation]]: [Invitation[]] = await tx.query(
      `delete from staff_invitation where token_hash = $1 and expires_at > $2
       returning id, email, role, language, first_name as "firstName", last_name as "lastName"`,
      [tokenHash, this.clock.now()],
    );
    if (!invitation) throw new Refusal('link_expired');
    return invitation;
  }

  private until(): Date {
    return new Date(this.clock.now().getTime() + VALID_MS);
  }
}

/** The account goes on under the invitation's id. What one calls oneself goes before what one was invited as. */
function accountOf(invitation: Invitation, form: Input<'TokenAuth/AcceptInvitation'>) {
  const { id, email, role, language } = invitation;
  const firstName = form.firstName || invitation.firstName;
  const lastName = form.lastName || invitation.lastName;
  return {
    id,
    email,
    role,
    language,
    ...preferencesFor(language, undefined),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}
