import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Database, enqueue, fieldError, type RateLimit, RateLimiter, TWO_MINUTES } from '../../common/public';
import { EmailDisclosure } from '../access/email-disclosure';
import { findOwner } from './owner.queries';
import { resetRequested } from './password-reset-emails';

/** Emails with codes to one address, by all clients together. */
const MAILBOX_LIMIT: RateLimit = { rule: 'password-reset', max: 1, ...TWO_MINUTES };

/** Requests of codes for resetting a password. */
@Injectable()
export class PasswordResetRequests {
  constructor(
    private readonly database: Database,
    private readonly disclosure: EmailDisclosure,
    private readonly rateLimiter: RateLimiter,
  ) {}

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
}
