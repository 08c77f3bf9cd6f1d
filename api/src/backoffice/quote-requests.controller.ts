import { Controller, Res } from '@nestjs/common';
import { calls, type AdminQuoteRequestView, type Input as In, type Output, type QuoteView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  Asking,
  type Caller,
  Clock,
  Database,
  Handles,
  InLanguage,
  Input,
  type Once,
  OnceOnly,
  only,
  PathParams,
} from '../kernel/public';
import { Answering, RequestReading } from '../quote-requests/public';
import { ranged, readListing } from './list-query';
import { listQuoteRequests, QUOTE_REQUEST_COLUMNS } from './quote-requests.queries';

const service = only('customer_service');

@Controller()
export class StaffQuoteRequestsController {
  constructor(
    private readonly database: Database,
    private readonly answering: Answering,
    private readonly reading: RequestReading,
    private readonly clock: Clock,
  ) {}

  @Handles(calls['admin/quote-requests'], service)
  list(
    @Input() query: In<'admin/quote-requests'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/quote-requests'>> {
    const listing = readListing(query, QUOTE_REQUEST_COLUMNS, 'queue');
    return ranged('quote-requests', listing, listQuoteRequests(this.database.reader, listing, this.clock.now()), reply);
  }

  @Handles(calls['admin/quote-request'], service)
  one(@PathParams() { id }: { id: string }, @InLanguage() language: string): Promise<AdminQuoteRequestView> {
    return this.reading.of(this.database.reader, id, language);
  }

  @Handles(calls['admin/quote-request-preview'], service)
  preview(@PathParams() { id }: { id: string }, @Input() input: In<'admin/quote-request-preview'>): Promise<QuoteView> {
    return this.answering.preview(id, input);
  }

  @Handles(calls['admin/quote-request-answer'], service)
  answer(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/quote-request-answer'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminQuoteRequestView> {
    return this.database.command(once, async (tx) => {
      await this.answering.answer(tx, caller, id, input);
      return this.reading.of(tx, id, language);
    });
  }

  @Handles(calls['admin/quote-request-decline'], service)
  decline(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/quote-request-decline'>,
    @InLanguage() language: string,
    @OnceOnly() once: Once | null,
  ): Promise<AdminQuoteRequestView> {
    return this.database.command(once, async (tx) => {
      await this.answering.decline(tx, caller, id, input);
      return this.reading.of(tx, id, language);
    });
  }
}
