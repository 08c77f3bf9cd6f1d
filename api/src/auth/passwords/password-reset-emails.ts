import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog, Database, job, MailQueue, Outbox } from '../../common/public';
import { findOwner } from './owner.queries';
import { VerificationCodes } from './verification-codes.service';

/** A job does the work for an account, so that the response takes the same time without one. */
export const resetRequested = job<{ id: string; email: string; address: string }>('auth.password-reset-requested');

/** Emails the code for resetting a password. */
@Injectable()
export class PasswordResetEmails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly codes: VerificationCodes,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(resetRequested, (request) => this.mailCode(request));
  }

  private async mailCode({ id, email, address }: { id: string; email: string; address: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const owner = await findOwner(tx, email);
      const code = owner && (await this.codes.issue(tx, id, owner.id, 'password-reset'));
      if (!owner || !code) return;
      await this.audit.record(tx, { address }, { action: 'password-reset-requested', kind: 'account', id: owner.id });
      await this.mail.queue(tx, {
        dedupeKey: `password-reset:${id}`,
        to: owner.email,
        template: 'password_reset_code',
        language: owner.language,
        data: {
          link: this.mail.link(`/account/resetpassword?email=${encodeURIComponent(owner.email)}`, owner.language),
        },
        secret: { code },
      });
    });
  }
}
