import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock, Database, Outbox } from '../kernel/public';
import { refundWanted } from '../orders/public';
import { PayPalClient } from './paypal/paypal-client';
import { PAYPAL } from './paypal.provider';

interface RefundRow {
  capture_id: string;
  request_id: string;
  done_at: Date | null;
}

/** Gives PayPal money back through its capture; asked for under an id committed first, so that PayPal never gives it twice. */
@Injectable()
export class PayPalRefunds implements OnModuleInit {
  private readonly log = new Logger('paypal');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    @Inject(PAYPAL) private readonly paypal: PayPalClient,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(refundWanted, (wanted) => this.giveBack(wanted));
  }

  private async giveBack({
    occasion,
    orderId,
    currency,
    amount,
  }: {
    occasion: string;
    orderId: string;
    currency: string;
    amount: number;
  }): Promise<void> {
    const { reader } = this.database;
    await reader.query(
      `insert into paypal_refund (occasion, capture_id, order_id, currency, amount, asked_at)
       select $1, capture_id, order_id, currency, $4, $5 from paypal_capture where order_id = $2 and currency = $3 order by captured_at limit 1
       on conflict (occasion) do nothing`,
      [occasion, orderId, currency, amount, this.clock.now()],
    );
    const [row]: RefundRow[] = await reader.query(
      'select capture_id, request_id, done_at from paypal_refund where occasion = $1',
      [occasion],
    );
    if (!row) throw new Error(`no PayPal payment of order ${orderId} to give back from`);
    if (row.done_at) return;
    const { refundId, status } = await this.paypal.refundCapture(row.capture_id, { currency, amount }, row.request_id);
    if (status === 'FAILED' || status === 'CANCELLED')
      this.log.error(`PayPal did not make refund ${refundId} of order ${orderId}: ${status}`);
    await reader.query('update paypal_refund set done_at = $2, paypal_refund_id = $3 where occasion = $1', [
      occasion,
      this.clock.now(),
      refundId,
    ]);
  }
}
