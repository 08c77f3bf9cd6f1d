import { Controller, Res } from '@nestjs/common';
import {
  type AdminEmailRowView,
  type AdminEmailView,
  calls,
  type EmailPreviewView,
  type Input as In,
  type LanguageCode,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database } from '../../database/database';
import { AuditLog } from '../../audit-log/audit-log';
import { CurrentUser, Endpoint, Idempotent, Locale, Input, PathParams } from '../../http/endpoint';
import type { IdempotencyKey } from '../../idempotency/idempotency';
import { MailQueue } from '../mail-queue';
import { ShopSettings } from '../../settings/shop-settings.service';
import { mailTemplates, renderMail } from '../render';
import { type Caller, onlyStaff } from '../../http/access';
import { ApiError } from '../../http/api-error';
import { buildPreviewData } from '../preview-data';
import { EMAIL_COLUMNS, loadEmail, listEmails } from './emails.queries';
import { idsFilter, type Listing, parseListQuery, textFilter } from '../../http/list-query';
import { sendPage } from '../../http/send-page';

const readers = onlyStaff('customer_service', 'accounting');

/** Stored emails, and previews of the templates. */
@Controller()
export class EmailsController {
  constructor(
    private readonly database: Database,
    private readonly settings: ShopSettings,
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
      (part) => this.database.readFromReplica((reader) => listEmails(reader, part, this.settings.current.shop.name)),
      reply,
    );
  }

  @Endpoint(calls['admin/email'], readers)
  one(@PathParams() { id }: { id: string }): Promise<AdminEmailView> {
    return loadEmail(this.database.reader, id, this.settings.current.shop.name);
  }

  @Endpoint(calls['admin/email-resend'], onlyStaff('customer_service'))
  resend(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminEmailView> {
    return this.database.command(idempotencyKey, async (tx) => {
      const email = await loadEmail(tx, await this.queue.sendAgain(tx, id), this.settings.current.shop.name);
      const after = { template: email.template, language: email.language };
      await this.audit.record(tx, caller, { action: 'email-resent', kind: 'email', id: email.id, after });
      return email;
    });
  }

  @Endpoint(calls['admin/email-templates'], readers)
  templates(
    @Input() query: In<'admin/email-templates'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ id: string; subject: string }[]> {
    const listing = parseListQuery({ sort: '["id","ASC"]', ...query }, { id: 'id' }, 'id');
    return sendPage('email-templates', listing, async (part) => this.listTemplates(part, language), reply);
  }

  @Endpoint(calls['admin/email-preview'], readers)
  preview(
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/email-preview'>,
    @Locale() locale: LanguageCode,
  ): EmailPreviewView {
    if (!mailTemplates().includes(id)) throw new ApiError('resource_not_found');
    const { language = locale } = input;
    return { id, language, ...this.renderPreview(id, language) };
  }

  private listTemplates({ filter, offset, limit }: Listing, language: LanguageCode) {
    const ids = idsFilter(filter);
    const q = textFilter(filter, 'q')?.toLowerCase() ?? '';
    const all = mailTemplates()
      .filter((id) => ids === null || ids.includes(id))
      .map((id) => ({ id, subject: this.renderPreview(id, language).subject }))
      .filter(({ id, subject }) => `${id} ${subject}`.toLowerCase().includes(q));
    return { total: all.length, rows: all.slice(offset, offset + limit) };
  }

  private renderPreview(id: string, language: LanguageCode) {
    return renderMail(id, language, this.settings.current.shop.name, buildPreviewData(id, language));
  }
}
