import { Controller, Res } from '@nestjs/common';
import { type AdminEmailRowView, type AdminEmailView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database } from '../../database/database';
import { AuditLog } from '../../audit-log/audit-log';
import { CurrentUser, Endpoint, Idempotent, Input, PathParams } from '../../http/endpoint';
import type { IdempotencyKey } from '../../idempotency/idempotency';
import { MailQueue } from '../mail-queue';
import { MailRenderer } from '../mail-renderer';
import { type Caller, onlyStaff } from '../../http/access';
import { EMAIL_COLUMNS, loadEmail, listEmails } from './emails.queries';
import { parseListQuery } from '../../http/list-query';
import { sendPage } from '../../http/send-page';

const readers = onlyStaff('customer_service', 'accounting');

/** Stored emails. */
@Controller()
export class EmailsController {
  constructor(
    private readonly database: Database,
    private readonly renderer: MailRenderer,
    private readonly queue: MailQueue,
    private readonly audit: AuditLog,
  ) {}

  @Endpoint(calls['admin/emails'], readers)
  list(
    @Input() query: In<'admin/emails'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminEmailRowView[]> {
    const listing = parseListQuery(query, EMAIL_COLUMNS, 'queuedAt');
    return sendPage(
      'emails',
      listing,
      (part) => this.database.readFromReplica((reader) => listEmails(reader, part, this.renderer)),
      reply,
    );
  }

  @Endpoint(calls['admin/email'], readers)
  one(@PathParams() { id }: { id: string }): Promise<AdminEmailView> {
    return loadEmail(this.database.reader, id, this.renderer);
  }

  @Endpoint(calls['admin/email-resend'], onlyStaff('customer_service'))
  resend(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminEmailView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const email = await loadEmail(tx, await this.queue.sendAgain(tx, id), this.renderer);
      const after = { template: email.template, language: email.language };
      await this.audit.record(tx, caller, { action: 'email-resent', kind: 'email', id: email.id, after });
      return email;
    });
  }
}
