import { Injectable } from '@nestjs/common';
import type { Tx } from '../../common/public';

export interface PayPalInvoiceSummary {
  number: string;
  payUrl: string;
  /** False once it was paid, or cancelled here or at PayPal. */
  isOpen: boolean;
}

export interface PayPalRefundSummary {
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
  /** `pending`: PayPal is holding the refund. `failed`: PayPal rejected it, and accounting was notified. */
  state: 'asked' | 'pending' | 'done' | 'failed';
  requestedAt: Date;
  completedAt: Date | null;
}

/** A refund that PayPal is to make. */
export interface PayPalRefundRequest {
  /** Identifies the refund; a second request with the same key is ignored. */
  dedupeKey: string;
  orderId: string;
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
  /** Whether the order's payment or an unmatched payment is refunded. */
  of: 'payment' | 'unmatched';
  /** The PayPal capture to refund; by default the captures of the order. */
  capture: string | undefined;
  at: Date;
  by: string | null;
}

export interface PayPalPaymentsPort {
  /** The order's latest invoice that was open at some time; null if there is none. */
  invoice(tx: Tx, orderId: string): Promise<PayPalInvoiceSummary | null>;
  refunds(tx: Tx, orderId: string): Promise<PayPalRefundSummary[]>;
  /**
   * Records the refund in the caller's transaction and queues it.
   * @throws {ApiError} `event_not_allowed` with `refund_exceeds_limit` if the captures have less left
   */
  requestRefund(tx: Tx, refund: PayPalRefundRequest): Promise<void>;
}

/** The PayPal data of orders. The payments module, which is above this one, registers the implementation at startup. */
@Injectable()
export class PayPalPayments implements PayPalPaymentsPort {
  private implementation: PayPalPaymentsPort | null = null;

  register(implementation: PayPalPaymentsPort): void {
    if (this.implementation) throw new Error('PayPal payments are already registered');
    this.implementation = implementation;
  }

  async invoice(tx: Tx, orderId: string): Promise<PayPalInvoiceSummary | null> {
    return (await this.implementation?.invoice(tx, orderId)) ?? null;
  }

  async refunds(tx: Tx, orderId: string): Promise<PayPalRefundSummary[]> {
    return (await this.implementation?.refunds(tx, orderId)) ?? [];
  }

  async requestRefund(tx: Tx, refund: PayPalRefundRequest): Promise<void> {
    if (!this.implementation) throw new Error('PayPal payments are not registered');
    await this.implementation.requestRefund(tx, refund);
  }
}
