import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LanguageCode, RoleName } from '@shop/contract';
import { type Actor, AuditLog, Clock, MailQueue, type Tx } from '../../common/public';
import { VerificationCodes } from './verification-codes.service';
import { Sessions } from '../sessions/sessions.service';

/** The owner of a password. */
export interface Owner {
  id: string;
  email: string;
  role: RoleName;
  language: LanguageCode;
}

/** Everything that follows a change or reset of a password. */
@Injectable()
export class PasswordChangeEffects {
  constructor(
    private readonly sessions: Sessions,
    private readonly codes: VerificationCodes,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Ends all sessions except those of one family, revokes open codes, and emails the owner. */
  async apply(
    tx: Tx,
    owner: Owner,
    actor: Actor,
    action: 'password-changed' | 'password-reset',
    exceptFamilyId: string | null = null,
  ): Promise<void> {
    await this.sessions.endAll(tx, owner.id, 'password', exceptFamilyId);
    if (action === 'password-changed') await this.codes.revoke(tx, owner.id, 'password-reset');
    await this.audit.record(tx, actor, { action, kind: 'account', id: owner.id });
    await this.mail.queue(tx, {
      dedupeKey: `${action}:${owner.id}:${randomUUID()}`,
      to: owner.email,
      template: 'password_changed',
      language: owner.language,
      data: { at: this.clock.now().toISOString(), link: this.mail.link('/account/forgetpassword', owner.language) },
    });
  }
}
