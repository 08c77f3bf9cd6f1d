import { Controller, Res } from '@nestjs/common';
import { calls, type Input as In, type PayPalReconciliationView, type PayPalRefundView } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { Asking, type Caller, Database, Handles, Input, type Once, OnceOnly, only, PathParams } from '../kernel/public';
import { PayPalRefunds, Reconciliation } from '../payments/public';
import { ranged, readListing } from './list-query';
import {
  listReconciliations,
  listRefunds,
  RECONCILIATION_COLUMNS,
  reconciliationOf,
  REFUND_COLUMNS,
  refundOf,
} from './paypal.queries';

const accounting = only('accounting');

@Controller()
export class PayPalController {
  constructor(
    private readonly database: Database,
    private readonly refunds: PayPalRefunds,
    private readonly reconciliation: Reconciliation,
  ) {}

  @Handles(calls['admin/paypal-refunds'], accounting)
  listRefunds(
    @Input() query: In<'admin/paypal-refunds'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayPalRefundView[]> {
    const listing = readListing(query, REFUND_COLUMNS, 'askedAt');
    return ranged('paypal-refunds', listing, listRefunds(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/paypal-refund'], accounting)
  refund(@PathParams() { id }: { id: string }): Promise<PayPalRefundView> {
    return refundOf(this.database.reader, id);
  }

  @Handles(calls['admin/paypal-refund-retry'], accounting)
  retry(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @OnceOnly() once: Once | null,
  ): Promise<PayPalRefundView> {
    return this.database.command(once, async (tx) => {
      await this.refunds.retry(tx, caller, id);
      return refundOf(tx, id);
    });
  }

  @Handles(calls['admin/paypal-refund-settle'], accounting)
  settle(
    @Asking() caller: Caller,
    @PathParams() { id }: { id: string },
    @Input() { note }: In<'admin/paypal-refund-settle'>,
    @OnceOnly() once: Once | null,
  ): Promise<PayPalRefundView> {
    return this.database.command(once, async (tx) => {
      await this.refunds.settle(tx, caller, id, note);
      return refundOf(tx, id);
    });
  }

  @Handles(calls['admin/paypal-reconciliations'], accounting)
  listReconciliations(
    @Input() query: In<'admin/paypal-reconciliations'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PayPalReconciliationView[]> {
    const listing = readListing(query, RECONCILIATION_COLUMNS, 'askedAt');
    return ranged('paypal-reconciliations', listing, listReconciliations(this.database.reader, listing), reply);
  }

  @Handles(calls['admin/paypal-reconciliation'], accounting)
  reconciliationShown(@PathParams() { id }: { id: string }): Promise<PayPalReconciliationView> {
    return reconciliationOf(this.database.reader, id);
  }

  @Handles(calls['admin/paypal-reconcile'], accounting)
  reconcile(@Asking() caller: Caller, @OnceOnly() once: Once | null): Promise<PayPalReconciliationView> {
    return this.database.command(once, async (tx) => reconciliationOf(tx, await this.reconciliation.ask(tx, caller)));
  }
}
