import { Controller, Res } from '@nestjs/common';
import {
  calls,
  type EmailPreviewView,
  type EmailTemplateRowView,
  type EmailTemplateView,
  type EmailTextVersionView,
  type Input as In,
  type LanguageCode,
  type Output,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  type Caller,
  CurrentUser,
  Database,
  Endpoint,
  type IdempotencyKey,
  Idempotent,
  Input,
  Locale,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
} from '../../common/public';
import { EmailTemplates } from '../email-texts/email-templates.service';
import { assertEditable, EmailTextEditor } from '../email-texts/email-text-editor.service';
import { listEmailTextVersions } from '../email-texts/email-texts.queries';

const readers = onlyStaff('customer_service', 'accounting');
const admins = onlyStaff();
type IdParams = { id: string };

/** The texts of emails. */
@Controller()
export class EmailTemplatesController {
  constructor(
    private readonly database: Database,
    private readonly templates: EmailTemplates,
    private readonly editor: EmailTextEditor,
  ) {}

  @Endpoint(calls['admin/email-templates'], readers)
  list(
    @Input() query: In<'admin/email-templates'>,
    @Locale() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmailTemplateRowView[]> {
    const listing = parseListQuery({ sort: '["id","ASC"]', ...query }, { id: 'id' }, 'id');
    return sendPage('email-templates', listing, async (part) => this.templates.list(part, language), reply);
  }

  @Endpoint(calls['admin/email-template'], readers)
  get(
    @PathParams() { id }: IdParams,
    @Input() { language }: In<'admin/email-template'>,
    @Locale() locale: LanguageCode,
  ): EmailTemplateView {
    return this.templates.get(id, language ?? locale);
  }

  @Endpoint(calls['admin/email-text-versions'], readers)
  versions(
    @PathParams() { id }: IdParams,
    @Input() { language }: In<'admin/email-text-versions'>,
  ): Promise<EmailTextVersionView[]> {
    assertEditable(id);
    return listEmailTextVersions(this.database.reader, id, language);
  }

  @Endpoint(calls['admin/email-text-preview'], admins)
  preview(@PathParams() { id }: IdParams, @Input() draft: In<'admin/email-text-preview'>): EmailPreviewView {
    return this.editor.preview(id, draft);
  }

  @Endpoint(calls['admin/email-text-test'], admins)
  test(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() draft: In<'admin/email-text-test'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<Output<'admin/email-text-test'>> {
    return this.database.command(idempotencyKey, async (tx) => ({
      recipient: await this.editor.test(tx, caller, id, draft),
    }));
  }

  @Endpoint(calls['admin/email-text-save'], admins)
  async save(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() input: In<'admin/email-text-save'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<EmailTemplateView> {
    const written = await this.database.command(idempotencyKey, (tx) => this.editor.save(tx, caller, id, input));
    return this.templates.getWritten(id, input.language, written);
  }

  @Endpoint(calls['admin/email-text-reset'], admins)
  async reset(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() input: In<'admin/email-text-reset'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<EmailTemplateView> {
    const written = await this.database.command(idempotencyKey, (tx) => this.editor.reset(tx, caller, id, input));
    return this.templates.getWritten(id, input.language, written);
  }
}
