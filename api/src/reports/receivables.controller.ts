import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type ReceivableView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Clock, Database, Endpoint, Input, onlyStaff, parseListQuery, sendPage } from '../common/public';
import { listReceivables, RECEIVABLE_COLUMNS } from './receivables.queries';

/** What customers owe, by age. */
@Controller()
export class ReceivablesController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Endpoint(calls['admin/receivables'], onlyStaff('accounting'))
  list(
    @Input() query: In<'admin/receivables'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceivableView[]> {
    const listing = parseListQuery(query, RECEIVABLE_COLUMNS, 'total');
    return sendPage(
      'receivables',
      listing,
      (part) => this.database.readFromReplica((reader) => listReceivables(reader, part, this.clock.now())),
      reply,
    );
  }
}
