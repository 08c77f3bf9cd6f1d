import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LanguageCode, RoleName } from '@shop/contract';
import { type Actor, Audit, Clock, Mails, type Tx } from '../kernel/public';
import { MailedCodes } from './mailed-codes';
import { Sessions } from './sessions.service';

/** Whose password it is. */
export interface Owner {
  id: string;
  email: string;
  role: RoleName;
  language: LanguageCode;
}

/** Everything that follows a new password, whichever way it came about. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly sessions: Sessions,
    private readonly codes: MailedCodes,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Ends all sessions but those of the family to be kept, voids what was mailed before, tells the owner. */
  async follow(
    tx: Tx,
    owner: Owner,
    actor: Actor,
    action: 'password-changed' | 'password-reset',
    keptFamilyId: string | null = null,
  ): Promise<void> {
    await this.sessions.endAll(tx, owner.id, 'password', keptFamilyId);
    if (action === 'password-changed') await this.codes.withdraw(tx, owner.id, 'password-reset');
    await this.audit.record(tx, actor, { action, kind: 'account', id: owner.id });
    await this.mails.queue(tx, {
      occasion: `${action}:${owner.id}:${randomUUID()}`,
      to: owner.email,
      template: 'password_changed',
      language: owner.language,
      data: { at: this.clock.now().toISOString(), link: this.mails.link('/account/forgetpassword', owner.language) },
    });
  }
}
