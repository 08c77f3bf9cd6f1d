import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Input } from '@shop/contract';
import { Audit, Database, enqueue, job, type Limit, Limits, Mails, Outbox, refuseField } from '../kernel/public';
import { Disclosure } from './disclosure';
import { MailedCodes } from './mailed-codes';
import { ownerOf } from './owner.queries';

/** One mailbox gets no more than one code in this while, whoever asks. */
const OF_MAILBOX: Limit = { rule: 'password-reset', most: 1, withinMs: 2 * 60_000 };

/** What happens to an account happens behind the answer, so that it takes no longer for an account than for none. */
const asked = job<{ id: string; email: string; address: string }>('identity.password-reset-asked');

/** Mails the code that a new password takes. */
@Injectable()
export class PasswordResetRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly disclosure: Disclosure,
    private readonly limits: Limits,
    private readonly codes: MailedCodes,
    private readonly mails: Mails,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(asked, (ask) => this.mailCode(ask));
  }

  /** Refuses `too_frequent` twice within 2 minutes, and `email_not_registered` as far as that may be told. */
  async ask({ email }: Input<'TokenAuth/ForgetPassword'>, address: string): Promise<Record<string, never>> {
    await this.disclosure.mustBeLeft(address);
    const owner = await ownerOf(this.database.reader, email);
    if (!owner && !this.disclosure.neutral)
      throw await this.disclosure.tell(refuseField('email_not_registered', 'email'), address);
    await this.limits.take(OF_MAILBOX, email.trim().toLowerCase());
    await enqueue(this.database.reader, asked, { id: randomUUID(), email, address });
    return {};
  }

  private async mailCode({ id, email, address }: { id: string; email: string; address: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const owner = await ownerOf(tx, email);
      const code = owner && (await this.codes.issue(tx, id, owner.id, 'password-reset'));
      if (!owner || !code) return;
      await this.audit.record(tx, { address }, { action: 'password-reset-asked', kind: 'account', id: owner.id });
      await this.mails.queue(tx, {
        occasion: `password-reset:${id}`,
        to: owner.email,
        template: 'password_reset_code',
        language: owner.language,
        data: {
          link: this.mails.link(`/account/resetpassword?email=${encodeURIComponent(owner.email)}`, owner.language),
        },
        secret: { code },
      });
    });
  }
}
