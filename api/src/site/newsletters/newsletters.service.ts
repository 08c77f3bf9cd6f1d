import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input, NewsletterTextsView } from '@shop/contract';
import { Accounts } from '../../accounts/public';
import { ApiError, AuditLog, type Caller, Clock, isUuid, MailQueue, type Tx } from '../../common/public';
import { Newsletter } from '../entities/newsletter.entity';
import { newsletterMail } from './newsletter-mail';
import { NewsletterSender } from './newsletter-sender';
import { type LockedNewsletter, lockNewsletter } from './newsletters.queries';
import { validateNewsletter } from './validate-newsletter';

/** Staff write newsletters, try them and send them to all confirmed subscribers. */
@Injectable()
export class Newsletters {
  constructor(
    private readonly sender: NewsletterSender,
    private readonly accounts: Accounts,
    private readonly mails: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a draft and returns its id.
   * @throws ApiError `email_text_invalid` with the fields that have variables
   */
  async write(tx: Tx, caller: Caller, texts: NewsletterTextsView): Promise<string> {
    assertValid(texts);
    const now = this.clock.now();
    const id = randomUUID();
    await tx.insert(Newsletter, { id, texts, createdAt: now, createdBy: caller.accountId, changedAt: now });
    await this.record(tx, caller, 'newsletter-written', id, {});
    return id;
  }

  /** @throws ApiError `resource_not_found`, `changed_meanwhile`, `email_text_invalid`, and `already_sent` once sending has begun */
  async edit(tx: Tx, caller: Caller, id: string, { texts, revision }: Input<'admin/newsletter-edit'>): Promise<void> {
    const newsletter = await this.lock(tx, id, revision);
    if (newsletter.status !== 'draft') throw new ApiError('already_sent');
    assertValid(texts);
    await tx.update(Newsletter, { id }, { texts, changedAt: this.clock.now(), revision: revision + 1 });
    await this.record(tx, caller, 'newsletter-edited', id, {});
  }

  /** Emails it to the caller. The link to unsubscribe of a test leads nowhere. */
  async test(tx: Tx, caller: Caller, id: string, language: string): Promise<void> {
    const newsletter = isUuid(id) ? await tx.findOneBy(Newsletter, { id }) : null;
    const account = await this.accounts.findById(tx, caller.accountId);
    if (!newsletter || !account) throw new ApiError('resource_not_found');
    await this.mails.queue(tx, {
      ...newsletterMail(newsletter.texts, language),
      dedupeKey: `newsletter-test:${randomUUID()}`,
      to: account.email,
      secret: { link: this.mails.link('/home/Unsubscribe', language) },
    });
  }

  /**
   * Sends a draft to all confirmed subscribers, or resumes a stopped newsletter.
   * @throws ApiError `resource_not_found`, `changed_meanwhile`, `already_sent`; `email_text_invalid` for a draft
   */
  async send(tx: Tx, caller: Caller, id: string, revision: number): Promise<void> {
    const { status, startedAt, texts } = await this.lock(tx, id, revision);
    if (status !== 'draft' && status !== 'stopped') throw new ApiError('already_sent');
    // Half of the subscribers of a stopped newsletter may have its texts already, so they stay as they are.
    if (status === 'draft') assertValid(texts);
    const change = { status: 'sending', revision: revision + 1 } as const;
    await tx.update(Newsletter, { id }, { ...change, startedAt: startedAt ?? this.clock.now() });
    await this.record(tx, caller, 'newsletter-sent', id, { before: { status }, after: { status: 'sending' } });
    await this.sender.start(tx, id);
  }

  /** @throws ApiError `resource_not_found`, `changed_meanwhile`, and `already_sent` if it is not being sent */
  async stop(tx: Tx, caller: Caller, id: string, revision: number): Promise<void> {
    const { status } = await this.lock(tx, id, revision);
    if (status !== 'sending') throw new ApiError('already_sent');
    await tx.update(Newsletter, { id }, { status: 'stopped', revision: revision + 1 });
    await this.record(tx, caller, 'newsletter-stopped', id, { before: { status }, after: { status: 'stopped' } });
  }

  private async lock(tx: Tx, id: string, revision: number): Promise<LockedNewsletter> {
    const newsletter = isUuid(id) ? await lockNewsletter(tx, id) : null;
    if (!newsletter) throw new ApiError('resource_not_found');
    if (newsletter.revision !== revision) throw new ApiError('changed_meanwhile');
    return newsletter;
  }

  private async record(
    tx: Tx,
    caller: Caller,
    action: string,
    id: string,
    values: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.record(tx, caller, { action, kind: 'newsletter', id, ...values });
  }
}

function assertValid(texts: NewsletterTextsView): void {
  const errors = validateNewsletter(texts);
  if (errors.length > 0) throw new ApiError('email_text_invalid', errors);
}
