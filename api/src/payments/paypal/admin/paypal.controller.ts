import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type PayPalReconciliationView, type PayPalRefundView } from '@shop/contract';
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
import { RefundTasks } from '../../refunds/admin/refund-tasks.service';
import { Reconciliation } from '../reconciliation.service';
import {
  listReconciliations,
  listRefunds,
  RECONCILIATION_SORT_COLUMNS,
  loadReconciliation,
  REFUND_SORT_COLUMNS,
  loadRefund,
} from './paypal.queries';

const accounting = onlyStaff('accounting');

@Controller()
export class PayPalController {
  constructor(
    private readonly database: Database,
    private readonly refundTasks: RefundTasks,
    private readonly reconciliation: Reconciliation,
  ) {}

  @Endpoint(calls['admin/paypal-refunds'], accounting)
  listRefunds(
    @Input() query: In<'admin/paypal-refunds'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayPalRefundView[]> {
    const listing = parseListQuery(query, REFUND_SORT_COLUMNS, 'requestedAt');
    return sendPage(
      'paypal-refunds',
      listing,
      (part) => this.database.readFromReplica((reader) => listRefunds(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/paypal-refund'], accounting)
  getRefund(@PathParams() { id }: { id: string }): Promise<PayPalRefundView> {
    return loadRefund(this.database.reader, id);
  }

  @Endpoint(calls['admin/paypal-refund-retry'], accounting)
  retryRefund(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<PayPalRefundView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.refundTasks.retry(tx, caller, id);
      return loadRefund(tx, id);
    });
  }

  @Endpoint(calls['admin/paypal-refund-settle'], accounting)
  settleRefund(
    @CurrentUser() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { note }: In<'admin/paypal-refund-settle'>,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<PayPalRefundView> {
    return this.database.command(idempotencyKey, async (tx) => {
      await this.refundTasks.settle(tx, caller, id, note);
      return loadRefund(tx, id);
    });
  }

  @Endpoint(calls['admin/paypal-reconciliations'], accounting)
  listReconciliations(
    @Input() query: In<'admin/paypal-reconciliations'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayPalReconciliationView[]> {
    const listing = parseListQuery(query, RECONCILIATION_SORT_COLUMNS, 'requestedAt');
    return sendPage(
      'paypal-reconciliations',
      listing,
      (part) => this.database.readFromReplica((reader) => listReconciliations(reader, part)),
      reply,
    );
  }

  @Endpoint(calls['admin/paypal-reconciliation'], accounting)
  getReconciliation(@PathParams() { id }: { id: string }): Promise<PayPalReconciliationView> {
    return loadReconciliation(this.database.reader, id);
  }

  @Endpoint(calls['admin/paypal-reconcile'], accounting)
  requestReconciliation(
    @CurrentUser() caller: Caller,
    @Idempotent() idempotencyKey: IdempotencyKey | null,
  ): Promise<PayPalReconciliationView> {
    return this.database.command(idempotencyKey, async (tx) =>
      loadReconciliation(tx, await this.reconciliation.request(tx, caller)),
    );
  }
}
