import { Controller, Res } from '@nestjs/common';
import { calls, type AdminQuoteRequestView, type Input as In, type Output, type QuoteView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Clock,
  Database,
  Endpoint,
  StaffLocale,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../common/public';
import { QuoteRequestAnswers } from '../quote-request-answers.service';
import { QuoteRequestViews } from '../quote-request-views';
import { listQuoteRequests, SORT_COLUMNS } from './quote-requests.queries';

const service = onlyStaff('customer_service');

@Controller()
export class StaffQuoteRequestsController {
  constructor(
    private readonly database: Database,
    private readonly answers: QuoteRequestAnswers,
    private readonly views: QuoteRequestViews,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/quote-requests'], service)
  list(
    @Input() query: In<'admin/quote-requests'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/quote-requests'>> {
    const listing = parseListQuery(query, SORT_COLUMNS, 'queue');
    return sendPage(
      'quote-requests',
      listing,
      (part) => this.database.readFromReplica((reader) => listQuoteRequests(reader, part, this.clock.now())),
      reply,
    );
  }

  @Endpoint(calls['admin/quote-request'], service)
  get(@PathParams() { id }: { id: string }, @StaffLocale() language: string): Promise<AdminQuoteRequestView> {
    return this.views.load(this.database.reader, id, language);
  }

  @Endpoint(calls['admin/quote-request-preview'], service)
  preview(@PathParams() { id }: { id: string }, @Input() input: In<'admin/quote-request-preview'>): Promise<QuoteView> {
    return this.answers.preview(id, input);
  }

  @Endpoint(calls['admin/quote-request-answer'], service)
  answer(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/quote-request-answer'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminQuoteRequestView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.answers.answer(tx, caller, id, input);
      return this.views.load(tx, id, language);
    });
  }

  @Endpoint(calls['admin/quote-request-decline'], service)
  decline(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/quote-request-decline'>,
    @StaffLocale() language: string,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<AdminQuoteRequestView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.answers.decline(tx, caller, id, input);
      return this.views.load(tx, id, language);
    });
  }
}
