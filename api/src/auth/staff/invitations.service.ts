import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Input, LanguageCode, SessionView, StaffRoleName } from '@shop/contract';
import { type Actor, AuditLog, Clock, Database, MailQueue, ApiError, fieldError, type Tx } from '../../common/public';
import { Accounts, assertValidPassword, Passwords, defaultPreferences } from '../../accounts/public';
import { Sessions } from '../sessions/sessions.service';
import { createToken, hashToken } from '../sessions/tokens';
import { StaffInvitation } from './staff-invitation.entity';

const LIFETIME_MS = 7 * 24 * 3_600_000;

export interface InvitationInput {
  email: string;
  role: StaffRoleName;
  firstName?: string | undefined;
  lastName?: string | undefined;
  language?: LanguageCode | undefined;
}

interface CreatedInvitation {
  id: string;
  email: string;
  token: string;
  link: string;
}

interface Invitation {
  id: string;
  email: string;
  role: StaffRoleName;
  language: LanguageCode;
  firstName: string | null;
  lastName: string | null;
}

/** Invitations of staff: links that open one account each within 7 days. There is no other way to become staff. */
@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Emails an invitation, which replaces an open one to the same address. Returns its id.
   * @throws ApiError `email_already_registered`
   */
  async invite(tx: Tx, actor: Actor, input: InvitationInput): Promise<string> {
    const { id, email, link } = await this.create(tx, actor, input);
    const language = input.language ?? 'en';
    await this.mail.queue(tx, {
      dedupeKey: `invitation:${id}:${this.clock.now().getTime()}`,
      to: email,
      template: 'staff_invitation',
      language,
      data: { due: this.expiresAt().toISOString() },
      secret: { link },
    });
    return id;
  }

  /**
   * Creates an invitation without an email. Anyone with the link can accept it.
   * @throws ApiError `email_already_registered`
   */
  async create(tx: Tx, actor: Actor, input: InvitationInput): Promise<CreatedInvitation> {
    const email = input.email.trim();
    if (await this.accounts.findByEmail(tx, email)) throw fieldError('email_already_registered', 'email');
    const token = createToken();
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
        input.role,
        input.firstName || null,
        input.lastName || null,
        input.language ?? 'en',
        hashToken(token),
        this.clock.now(),
        this.expiresAt(),
        actor.accountId,
      ],
    );
    const id = row?.id ?? '';
    const after = { email, role: input.role };
    await this.audit.record(tx, actor, { action: 'staff-invited', kind: 'staff-invitation', id, after });
    return { id, email, token, link: this.mail.link(`/admin#/invitation?token=${token}`, 'en') };
  }

  /** @throws ApiError `resource_not_found` if there is no such invitation */
  async withdraw(tx: Tx, actor: Actor, id: string): Promise<void> {
    const [[deleted]]: [{ email: string; role: string }[]] = await tx.query(
      'delete from staff_invitation where id = $1 returning email, role',
      [id],
    );
    if (!deleted) throw new ApiError('resource_not_found');
    await this.audit.record(tx, actor, { action: 'staff-withdrawn', kind: 'staff-invitation', id, before: deleted });
  }

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
    const [[invitation]]: [Invitation[]] = await tx.query(
      `delete from staff_invitation where token_hash = $1 and expires_at > $2
       returning id, email, role, language, first_name as "firstName", last_name as "lastName"`,
      [tokenHash, this.clock.now()],
    );
    if (!invitation) throw new ApiError('link_expired');
    return invitation;
  }

  private expiresAt(): Date {
    return new Date(this.clock.now().getTime() + LIFETIME_MS);
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
