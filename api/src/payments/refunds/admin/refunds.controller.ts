import { Controller, Res } from '@nestjs/common';
import { type AdminRefundView, calls, type Input as In } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Database, Endpoint, Input, onlyStaff, parseListQuery, PathParams, sendPage } from '../../../common/public';
import { listOrderRefunds, loadOrderRefund, REFUND_COLUMNS } from './refunds.queries';

const readers = onlyStaff('customer_service', 'accounting');

/** The refunds of orders, whatever they were paid with. */
@Controller()
export class RefundsController {
  constructor(private readonly database: Database) {}

  @Endpoint(calls['admin/refunds'], readers)
  list(
    @Input() query: In<'admin/refunds'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminRefundView[]> {
    const listing = parseListQuery(query, REFUND_COLUMNS, 'refundedAt');
    return sendPage(
      'refunds',
      listing,
      (part) => this.database.readFromReplica((reader) => listOrderRefunds(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/refund'], readers)
  get(@PathParams() { id }: { id: string }): Promise<AdminRefundView> {
    return loadOrderRefund(this.database.reader, id);
  }
}
