import { Controller, Res } from '@nestjs/common';
import {
  type AdminNewsletterRowView,
  type AdminNewsletterView,
  calls,
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
  MailRenderer,
  onlyStaff,
  parseListQuery,
  PathParams,
  sendPage,
  type Tx,
} from '../../common/public';
import { newsletterMail } from '../newsletters/newsletter-mail';
import { Newsletters } from '../newsletters/newsletters.service';
import { listNewsletters, loadNewsletter, NEWSLETTER_COLUMNS } from './newsletters.queries';

const customerService = onlyStaff('customer_service');
type IdParams = { id: string };

@Controller()
export class NewslettersAdminController {
  constructor(
    private readonly database: Database,
    private readonly newsletters: Newsletters,
    private readonly renderer: MailRenderer,
  ) {}

  @Endpoint(calls['admin/newsletters'], customerService)
  list(
    @Input() query: In<'admin/newsletters'>,
    @Locale() language: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminNewsletterRowView[]> {
    const listing = parseListQuery(query, NEWSLETTER_COLUMNS, 'changedAt');
    return sendPage(
      'newsletters',
      listing,
      (part) => this.database.readFromReplica((reader) => listNewsletters(reader, part, language)),
      reply,
    );
  }

  @Endpoint(calls['admin/newsletter'], customerService)
  get(@PathParams() { id }: IdParams, @Locale() language: string): Promise<AdminNewsletterView> {
    return loadNewsletter(this.database.reader, id, language);
  }

  @Endpoint(calls['admin/newsletter-preview'], customerService)
  async preview(
    @PathParams() { id }: IdParams,
    @Input() { language }: In<'admin/newsletter-preview'>,
    @Locale() locale: LanguageCode,
  ): Promise<Output<'admin/newsletter-preview'>> {
    const { texts } = await loadNewsletter(this.database.reader, id, locale);
    const { data, ...mail } = newsletterMail(texts, language ?? locale);
    return this.renderer.renderCurrent({ ...mail, data: { ...data, link: '#' } }).rendered;
  }

  @Endpoint(calls['admin/newsletter-write'], customerService)
  write(
    @CurrentUser() caller: Caller,
    @Input() { texts }: In<'admin/newsletter-write'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNewsletterView> {
    return this.database.command(idempotencyKey, async (tx) =>
      loadNewsletter(tx, await this.newsletters.write(tx, caller, texts), language),
    );
  }

  @Endpoint(calls['admin/newsletter-edit'], customerService)
  edit(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() input: In<'admin/newsletter-edit'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNewsletterView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.newsletters.edit(tx, caller, id, input));
  }

  @Endpoint(calls['admin/newsletter-test'], customerService)
  test(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() input: In<'admin/newsletter-test'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNewsletterView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.newsletters.test(tx, caller, id, input.language));
  }

  @Endpoint(calls['admin/newsletter-send'], customerService)
  send(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() { revision }: In<'admin/newsletter-send'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNewsletterView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.newsletters.send(tx, caller, id, revision));
  }

  @Endpoint(calls['admin/newsletter-stop'], customerService)
  stop(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: IdParams,
    @Input() { revision }: In<'admin/newsletter-stop'>,
    @Locale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminNewsletterView> {
    return this.runCommand(idempotencyKey, id, language, (tx) => this.newsletters.stop(tx, caller, id, revision));
  }

  private runCommand(
    idempotencyKey: IdempotencyKey | null,
    id: string,
    language: string,
    work: (tx: Tx) => Promise<void>,
  ): Promise<AdminNewsletterView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await work(tx);
      return loadNewsletter(tx, id, language);
    });
  }
}
