import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../common/public';
import {
  type PayPalRefundRequest,
  PayPalPayments,
  type PayPalInvoiceSummary,
  type PayPalPaymentsPort,
  type PayPalRefundSummary,
} from '../../orders/public';
import { findLatestInvoice } from './invoice.queries';
import { PayPalRefunds } from '../refunds/refunds.service';

/** Gives the orders module access to an order's PayPal invoice and refunds. */
@Injectable()
export class OrderPayPalPayments implements PayPalPaymentsPort, OnModuleInit {
  constructor(
    private readonly paypalPayments: PayPalPayments,
    private readonly paypalRefunds: PayPalRefunds,
  ) {}

  onModuleInit(): void {
    this.paypalPayments.register(this);
  }

  invoice(tx: Tx, orderId: string): Promise<PayPalInvoiceSummary | null> {
    return findLatestInvoice(tx, orderId);
  }

  /** A failed refund that accounting settled counts as done. */
  async refunds(tx: Tx, orderId: string): Promise<PayPalRefundSummary[]> {
    const rows: (Omit<PayPalRefundSummary, 'amount'> & { amount: string })[] = await tx.query(
      `select currency, amount, requested_at as "requestedAt", coalesce(completed_at, settled_at) as "completedAt",
         case when state = 'failed' and settled_at is not null then 'done' else state end as state
       from paypal_refund where order_id = $1 order by requested_at, occasion, part`,
      [orderId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  requestRefund(tx: Tx, refund: PayPalRefundRequest): Promise<void> {
    return this.paypalRefunds.request(tx, refund);
  }
}
