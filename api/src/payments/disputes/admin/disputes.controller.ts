import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type PayPalDisputeView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Endpoint, Input, onlyStaff, parseListQuery, PathParams, sendPage } from '../../../common/public';
import { DISPUTE_SORT_COLUMNS, listDisputes, loadDispute } from './disputes.queries';

const accounting = onlyStaff('accounting');

/** Accounting reads disputes here and answers them at PayPal. */
@Controller()
export class PayPalDisputesController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/paypal-disputes'], accounting)
  list(
    @Input() query: In<'admin/paypal-disputes'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayPalDisputeView[]> {
    const listing = parseListQuery(query, DISPUTE_SORT_COLUMNS, 'reportedAt');
    return sendPage(
      'paypal-disputes',
      listing,
      (part) => this.database.readFromReplica((reader) => listDisputes(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/paypal-dispute'], accounting)
  one(@PathParams() { id }: { id: string }): Promise<PayPalDisputeView> {
    return loadDispute(this.database.reader, id);
  }
}
