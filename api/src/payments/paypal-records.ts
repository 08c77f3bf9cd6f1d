import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../kernel/public';
import {
  type OwedRefund,
  PayPalBook,
  type InvoiceStanding,
  type PayPalRecords,
  type RefundStanding,
} from '../orders/public';
import { latest } from './invoice.queries';
import { PayPalRefunds } from './refunds.service';

/** What orders are told of their dealings at PayPal. */
@Injectable()
export class PayPalRecordsOfOrders implements PayPalRecords, OnModuleInit {
  constructor(
    private readonly book: PayPalBook,
    private readonly owed: PayPalRefunds,
  ) {}

  onModuleInit(): void {
    this.book.keptIn(this);
  }

  invoice(tx: Tx, orderId: string): Promise<InvoiceStanding | null> {
    return latest(tx, orderId);
  }

  /** What accounting gave back another way is done. */
  async refunds(tx: Tx, orderId: string): Promise<RefundStanding[]> {
    const rows: (Omit<RefundStanding, 'amount'> & { amount: string })[] = await tx.query(
      `select currency, amount, asked_at as "askedAt", coalesce(done_at, settled_at) as "doneAt",
         case when state = 'failed' and settled_at is not null then 'done' else state end as state
       from paypal_refund where order_id = $1 order by asked_at, occasion, part`,
      [orderId],
    );
    return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
  }

  owe(tx: Tx, refund: OwedRefund): Promise<void> {
    return this.owed.owe(tx, refund);
  }
}
