import { Injectable } from '@nestjs/common';
import type { LanguageCode, StaffRoleName } from '@shop/contract';
import { Accounts } from '../../accounts/public';
import { type Actor, ApiError, AuditLog, Clock, fieldError, MailQueue, type Tx } from '../../common/public';
import { createToken, hashToken } from '../sessions/tokens';
import { deleteInvitation, storeInvitation } from './invitations.queries';

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

/** Invitations of staff: links that open one account each within 7 days. There is no other way to become staff. */
@Injectable()
export class Invitations {
  constructor(
    private readonly accounts: Accounts,
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
    const id = await storeInvitation(tx, {
      email,
      role: input.role,
      firstName: input.firstName || null,
      lastName: input.lastName || null,
      language: input.language ?? 'en',
      tokenHash: hashToken(token),
      createdAt: this.clock.now(),
      expiresAt: this.expiresAt(),
      invitedBy: actor.accountId ?? null,
    });
    const after = { email, role: input.role };
    await this.audit.record(tx, actor, { action: 'staff-invited', kind: 'staff-invitation', id, after });
    return { id, email, token, link: this.mail.link(`/admin#/invitation?token=${token}`, 'en') };
  }

  /** @throws ApiError `resource_not_found` if there is no such invitation */
  async withdraw(tx: Tx, actor: Actor, id: string): Promise<void> {
    const before = await deleteInvitation(tx, id);
    if (!before) throw new ApiError('resource_not_found');
    await this.audit.record(tx, actor, { action: 'staff-withdrawn', kind: 'staff-invitation', id, before });
  }

  private expiresAt(): Date {
    return new Date(this.clock.now().getTime() + LIFETIME_MS);
  }
}
