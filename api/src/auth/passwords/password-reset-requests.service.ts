import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Input } from '@shop/contract';
import {
  AuditLog,
  Database,
  enqueue,
  job,
  type RateLimit,
  RateLimiter,
  MailQueue,
  Outbox,
  fieldError,
} from '../../common/public';
import { EmailDisclosure } from '../access/email-disclosure';
import { VerificationCodes } from './verification-codes.service';
import { findOwner } from './owner.queries';

/** Emails with codes to one address, by all clients together. */
const MAILBOX_LIMIT: RateLimit = { rule: 'password-reset', max: 1, windowMs: 2 * 60_000 };

/** A job does the work for an account, so that the response takes the same time without one. */
const resetRequested = job<{ id: string; email: string; address: string }>('auth.password-reset-requested');

/** Emails the code for resetting a password. */
@Injectable()
export class PasswordResetRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly disclosure: EmailDisclosure,
    private readonly rateLimiter: RateLimiter,
    private readonly codes: VerificationCodes,
    private readonly mail: MailQueue,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(resetRequested, (request) => this.mailCode(request));
  }

  /** @throws ApiError `too_frequent` for a second request within 2 minutes; `email_not_registered` within the disclosure limit */
  async request({ email }: Input<'TokenAuth/ForgetPassword'>, address: string): Promise<Record<string, never>> {
    await this.disclosure.assertRemaining(address);
    const owner = await findOwner(this.database.reader, email);
    if (!owner && !this.disclosure.neutral)
      throw await this.disclosure.disclose(fieldError('email_not_registered', 'email'), address);
    await this.rateLimiter.consume(MAILBOX_LIMIT, email.trim().toLowerCase());
    await enqueue(this.database.reader, resetRequested, { id: randomUUID(), email, address });
    return {};
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
