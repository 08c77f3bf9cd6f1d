import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type Output, type PrepaidRequestView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import {
  CurrentUser,
  type Caller,
  Database,
  Endpoint,
  Input,
  type IdempotencyKey,
  Idempotent,
  onlyStaff,
  PathParams,
  sendPage,
  parseListQuery,
} from '../../../common/public';
import { listRequests, REQUEST_SORT_COLUMNS, loadRequest } from './prepaid-requests.queries';
import { PrepaidRequests } from './prepaid-requests.service';

const accounting = onlyStaff('accounting');

@Controller()
export class PrepaidRequestsController {
  constructor(
    private readonly database: Database,
    private readonly requests: PrepaidRequests,
  ) {}

  @Endpoint(calls['admin/prepaid-requests'], accounting)
  list(
    @CurrentUser() { accountId }: Caller,
    @Input() query: In<'admin/prepaid-requests'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Output<'admin/prepaid-requests'>> {
    const listing = parseListQuery(query, REQUEST_SORT_COLUMNS, 'enteredAt');
    return sendPage(
      'prepaid-requests',
      listing,
      (part) => this.database.readFromReplica((reader) => listRequests(reader, part, accountId)),
      reply,
    );
  }

  @Endpoint(calls['admin/prepaid-request'], accounting)
  get(@CurrentUser() { accountId }: Caller, @PathParams() { id }: { id: string }): Promise<PrepaidRequestView> {
    return loadRequest(this.database.reader, id, accountId);
  }

  @Endpoint(calls['admin/prepaid-decision'], accounting)
  decide(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() input: In<'admin/prepaid-decision'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<PrepaidRequestView> {
    return this.requests.decide(caller, id, input, idempotencyKey);
  }
}
