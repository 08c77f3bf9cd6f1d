import { Injectable } from '@nestjs/common';
import { accountOpened, AuditLog, Clock, enqueue, MailQueue, type Tx } from '../../common/public';
import type { AccountSummary } from '../../accounts/public';
import { EmailDisclosure } from '../access/email-disclosure';
import type { Owner } from '../passwords/password-change-effects';

/** Emails, audit log entries and jobs about registrations. */
@Injectable()
export class RegistrationNotifications {
  constructor(
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly disclosure: EmailDisclosure,
    private readonly clock: Clock,
  ) {}

  /** With neutral disclosure the registration opens no session, so the link leads to the log-in page. */
  async welcome(tx: Tx, { id, email, role, language }: AccountSummary, address: string): Promise<void> {
    await this.audit.record(tx, { accountId: id, role, address }, { action: 'registered', kind: 'account', id });
    // Before the email, with which it is stored: a registration takes as many statements as a repeated one.
    await enqueue(tx, accountOpened, { accountId: id, email, language });
    await this.mail.queue(tx, {
      dedupeKey: `welcome:${id}`,
      to: email,
      template: 'welcome',
      language,
      data: { link: this.mail.link(this.disclosure.neutral ? '/account/login' : '/account', language) },
    });
  }

  /** Emails the owner, at most once a day, that somebody tried to register their email address. */
  async notifyOwner(tx: Tx, owner: Owner, address: string): Promise<void> {
    await this.audit.record(tx, { address }, { action: 'registration-repeated', kind: 'account', id: owner.id });
    await this.mail.queue(tx, {
      dedupeKey: `registration-repeated:${owner.id}:${this.clock.now().toISOString().slice(0, 10)}`,
      to: owner.email,
      template: 'registration_repeated',
      language: owner.language,
      data: {
        link: this.mail.link('/account/login', owner.language),
        resetLink: this.mail.link('/account/forgetpassword', owner.language),
      },
    });
  }
}
