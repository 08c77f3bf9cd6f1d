import { Injectable } from '@nestjs/common';
import type { Tx } from '../kernel/public';

export interface InvoiceStanding {
  number: string;
  payUrl: string;
  /** Closed: it was paid, or cancelled here or at PayPal. */
  isOpen: boolean;
}

export interface RefundStanding {
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
  /** `pending`: PayPal holds it; `failed`: PayPal did not make it, and accounting knows. */
  state: 'asked' | 'pending' | 'done' | 'failed';
  askedAt: Date;
  doneAt: Date | null;
}

/** What PayPal owes somebody from now on. Amount in minor units. */
export interface OwedRefund {
  /** Which refund this is, however often it is asked for. */
  occasion: string;
  orderId: string;
  currency: string;
  amount: number;
  of: 'payment' | 'unapplied';
  /** Only from this capture. */
  capture: string | undefined;
  at: Date;
  by: string | null;
}

export interface PayPalRecords {
  /** The latest invoice that could be paid at some time. */
  invoice(tx: Tx, orderId: string): Promise<InvoiceStanding | null>;
  refunds(tx: Tx, orderId: string): Promise<RefundStanding[]>;
  /** Names, in the event's transaction, the payments the money goes back through. Refuses more than they have left. */
  owe(tx: Tx, refund: OwedRefund): Promise<void>;
}

/** What is known of an order's dealings at PayPal; whoever keeps the records says so while modules initialise. */
@Injectable()
export class PayPalBook implements PayPalRecords {
  private records: PayPalRecords | null = null;

  keptIn(records: PayPalRecords): void {
    if (this.records) throw new Error('two keepers of PayPal records');
    this.records = records;
  }

  async invoice(tx: Tx, orderId: string): Promise<InvoiceStanding | null> {
    return (await this.records?.invoice(tx, orderId)) ?? null;
  }

  async refunds(tx: Tx, orderId: string): Promise<RefundStanding[]> {
    return (await this.records?.refunds(tx, orderId)) ?? [];
  }

  async owe(tx: Tx, refund: OwedRefund): Promise<void> {
    if (!this.records) throw new Error('nobody keeps PayPal records');
    await this.records.owe(tx, refund);
  }
}
