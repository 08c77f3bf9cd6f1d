import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type UnmatchedPaymentView } from '@shop/contract';
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
import { UnmatchedPayments } from '../unmatched-payments.service';
import { listUnmatchedPayments, SORT_COLUMNS, loadUnmatchedPayment } from './unmatched-payments.queries';

const accounting = onlyStaff('accounting');

@Controller()
export class UnmatchedPaymentsController {
  constructor(
    private readonly database: Database,
    private readonly unmatchedPayments: UnmatchedPayments,
  ) {}

  @Endpoint(calls['admin/unmatched-payments'], accounting)
  list(
    @Input() query: In<'admin/unmatched-payments'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UnmatchedPaymentView[]> {
    const listing = parseListQuery(query, SORT_COLUMNS, 'receivedAt');
    return sendPage(
      'unmatched-payments',
      listing,
      (part) => this.database.readFromReplica((reader) => listUnmatchedPayments(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/unmatched-payment'], accounting)
  get(@PathParams() { id }: { id: string }): Promise<UnmatchedPaymentView> {
    return loadUnmatchedPayment(this.database.reader, id);
  }

  @Endpoint(calls['admin/unmatched-payment-refund'], accounting)
  refund(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { reason }: In<'admin/unmatched-payment-refund'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<UnmatchedPaymentView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.unmatchedPayments.refund(tx, caller, id, reason);
      return loadUnmatchedPayment(tx, id);
    });
  }

  @Endpoint(calls['admin/unmatched-payment-apply'], accounting)
  apply(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { orderId }: In<'admin/unmatched-payment-apply'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<UnmatchedPaymentView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.unmatchedPayments.apply(tx, caller, id, orderId);
      return loadUnmatchedPayment(tx, id);
    });
  }
}
