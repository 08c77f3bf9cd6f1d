import { Controller, Inject, Res } from '@nestjs/common';
import {
  type AdminEmailRowView,
  type AdminEmailView,
  calls,
  type EmailPreviewView,
  type Input as In,
  type LanguageCode,
} from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CONFIG,
  type Config,
  Database,
  Handles,
  InLanguage,
  Input,
  mailTemplates,
  only,
  PathParams,
  Refusal,
  renderMail,
  sampleData,
} from '../kernel/public';
import { EMAIL_COLUMNS, emailOf, listEmails } from './emails.queries';
import { idsFilter, type Listing, ranged, readListing, textFilter } from './list-query';

const service = only('customer_service', 'accounting');

/** What the shop writes: the mails that left, and how each looks. */
@Controller()
export class EmailsController {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(calls['admin/emails'], service)
  list(
    @Input() query: In<'admin/emails'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminEmailRowView[]> {
    const listing = readListing(query, EMAIL_COLUMNS, 'queuedAt');
    return ranged('emails', listing, listEmails(this.database.reader, listing, this.config.shopName), reply);
  }

  @Handles(calls['admin/email'], service)
  one(@PathParams() { id }: { id: string }): Promise<AdminEmailView> {
    return emailOf(this.database.reader, id, this.config.shopName);
  }

  @Handles(calls['admin/email-templates'], service)
  templates(
    @Input() query: In<'admin/email-templates'>,
    @InLanguage() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ id: string; subject: string }[]> {
    const listing = readListing({ sort: '["id","ASC"]', ...query }, { id: 'id' }, 'id');
    return ranged('email-templates', listing, Promise.resolve(this.page(listing, language)), reply);
  }

  @Handles(calls['admin/email-preview'], service)
  preview(
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/email-preview'>,
    @InLanguage() asked: LanguageCode,
  ): EmailPreviewView {
    if (!mailTemplates().includes(id)) throw new Refusal('resource_not_found');
    const { language = asked } = input;
    return { id, language, ...this.sample(id, language) };
  }

  private page({ filter, offset, limit }: Listing, language: LanguageCode) {
    const ids = idsFilter(filter);
    const q = textFilter(filter, 'q')?.toLowerCase() ?? '';
    const all = mailTemplates()
      .filter((id) => ids === null || ids.includes(id))
      .map((id) => ({ id, subject: this.sample(id, language).subject }))
      .filter(({ id, subject }) => `${id} ${subject}`.toLowerCase().includes(q));
    return { total: all.length, rows: all.slice(offset, offset + limit) };
  }

  private sample(id: string, language: LanguageCode) {
    return renderMail(id, language, this.config.shopName, sampleData(id, language));
  }
}
