import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type PrepaidRequestView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only, PathParams } from '../kernel/public';
import { ranged, readListing } from './list-query';
import { listRequests, REQUEST_COLUMNS, requestOf } from './prepaid-requests.queries';
import { PrepaidRequests } from './prepaid-requests.service';

const accounting = only('accounting');

@Controller()
export class PrepaidRequestsController {
  constructor(
    private readonly database: Database,
    private readonly requests: PrepaidRequests,
  ) {}

  @Handles(calls['admin/prepaid-requests'], accounting)
  list(
    @Asking() { accountId }: Caller,
    @Input() query: In<'admin/prepaid-requests'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/prepaid-requests'>> {
    const listing = readListing(query, REQUEST_COLUMNS, 'enteredAt');
    return ranged('prepaid-requests', listing, listRequests(this.database.reader, listing, accountId), reply);
  }

  @Handles(calls['admin/prepaid-request'], accounting)
  one(@Asking() { accountId }: Caller, @PathParams() { id }: { id: string }): Promise<PrepaidRequestView> {
    return requestOf(this.database.reader, id, accountId);
  }

  @Handles(calls['admin/prepaid-decision'], accounting)
  decide(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/prepaid-decision'>,
    @OnceOnly() once: Once | null,
  ): Promise<PrepaidRequestView> {
    return this.requests.decide(caller, id, input, once);
  }
}
