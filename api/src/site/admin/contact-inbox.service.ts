import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Input } from '@shop/contract';
import {
  addressOf,
  ApiError,
  AuditLog,
  type Caller,
  Clock,
  CONFIG,
  type Config,
  MailQueue,
  ShopSettings,
  type Tx,
} from '../../common/public';
import { ContactAnswer } from '../entities/contact-answer.entity';
import { ContactMessage } from '../entities/contact-message.entity';
import { canBeAssigned, lockContactMessage, type LockedContactMessage } from './contact-messages.queries';

/** Staff assign, answer and close messages from the contact form. */
@Injectable()
export class ContactInbox {
  constructor(
    private readonly mailQueue: MailQueue,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settings: ShopSettings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Assigns a message, closes it without an answer, or opens it again.
   * @throws ApiError `resource_not_found`, `changed_meanwhile`, and `validation_failed` for an account that cannot answer
   */
  async change(tx: Tx, caller: Caller, id: string, input: Input<'admin/contact-message-change'>): Promise<void> {
    const message = await this.lock(tx, id, input.revision);
    const { status = message.status, assigneeId = message.assignedTo } = input;
    if (assigneeId !== null && assigneeId !== message.assignedTo && !(await canBeAssigned(tx, assigneeId)))
      throw new ApiError('validation_failed', [{ field: 'assigneeId', code: 'invalid' }]);
    const after = { status, assignedTo: assigneeId };
    await tx.update(ContactMessage, { id: message.id }, { ...after, revision: message.revision + 1 });
    const before = { status: message.status, assignedTo: message.assignedTo };
    await this.audit.record(tx, caller, {
      ...{ action: 'contact-message-changed', kind: 'contact-message', id: message.id },
      ...{ before, after },
    });
  }

  /**
   * Emails an answer in the sender's language. The message is then answered, and assigned to the author if to nobody.
   * @throws ApiError `resource_not_found`, `changed_meanwhile`
   */
  async answer(tx: Tx, caller: Caller, id: string, input: Input<'admin/contact-message-answer'>): Promise<void> {
    const message = await this.lock(tx, id, input.revision);
    const { accountId } = caller;
    const answer = { id: randomUUID(), messageId: message.id, text: input.text.trim() };
    await tx.insert(ContactAnswer, { ...answer, answeredBy: accountId, answeredAt: this.clock.now() });
    const after = { status: 'answered', assignedTo: message.assignedTo ?? accountId } as const;
    await tx.update(ContactMessage, { id: message.id }, { ...after, revision: message.revision + 1 });
    const { name, subject, message: question, department, language, email } = message;
    await this.mailQueue.queue(tx, {
      dedupeKey: `contact-answer:${answer.id}`,
      to: email,
      template: 'contact_answer',
      language,
      data: { name, subject, answer: answer.text, question },
      replyTo: this.config.mailboxes[department] ?? addressOf(this.settings.current.mail.sender),
    });
    await this.audit.record(tx, caller, {
      ...{ action: 'contact-message-answered', kind: 'contact-message', id: message.id },
      before: { status: message.status },
      after: { status: after.status },
    });
  }

  private async lock(tx: Tx, id: string, revision: number): Promise<LockedContactMessage> {
    const message = await lockContactMessage(tx, id);
    if (!message) throw new ApiError('resource_not_found');
    if (message.revision !== revision) throw new ApiError('changed_meanwhile');
    return message;
  }
}
