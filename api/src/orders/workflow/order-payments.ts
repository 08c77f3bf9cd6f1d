import { Injectable } from '@nestjs/common';
import type { PaymentRoute } from '@shop/order-flow';
import type { Tx } from '../../common/public';

export interface PaymentInvoiceSummary {
  number: string;
  payUrl: string;
  /** False once it was paid, or cancelled here or at PayPal. */
  isOpen: boolean;
}

export interface PaymentRefundSummary {
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
  /** `pending`: the payment service is holding the refund. `failed`: it rejected it, and accounting was notified. */
  state: 'requested' | 'pending' | 'done' | 'failed';
  requestedAt: Date;
  completedAt: Date | null;
}

/** A refund that a provider is to make. */
export interface PaymentRefundRequest {
  /** Identifies the refund; a second request with the same key is ignored. */
  dedupeKey: string;
  orderId: string;
  currency: string;
  /** Minor units of `currency`. */
  amount: number;
  /** Whether the order's payment or an unmatched payment is refunded. */
  of: 'payment' | 'unmatched';
  /** The payment service's id of the payment to refund; by default the order's payments. */
  capture: string | undefined;
  at: Date;
  by: string | null;
}

/** How a payment came that a provider handles; payments recorded by hand are returned by hand. */
export type ServiceRoute = Exclude<PaymentRoute, 'manual'>;

/** What payment services know about an order. */
export interface PaymentRecords {
  /** The latest invoice that was open at some time; null if there is none. */
  invoice: PaymentInvoiceSummary | null;
  /** Those that a payment service made or is to make. */
  refunds: PaymentRefundSummary[];
}

export interface OrderPaymentsPort {
  find(tx: Tx, orderId: string): Promise<PaymentRecords>;
  /**
   * Records the refund in the caller's transaction and queues it.
   * @throws {ApiError} `event_not_allowed` with `refund_exceeds_limit` if the payments have less left
   */
  requestRefund(tx: Tx, route: ServiceRoute, refund: PaymentRefundRequest): Promise<void>;
}

/** The invoices and refunds of orders. The payments module, which is above this one, registers the implementation at startup. */
@Injectable()
export class OrderPayments implements OrderPaymentsPort {
  private implementation: OrderPaymentsPort | null = null;

  register(implementation: OrderPaymentsPort): void {
    if (this.implementation) throw new Error('order payments are already registered');
    this.implementation = implementation;
  }

  async find(tx: Tx, orderId: string): Promise<PaymentRecords> {
    return (await this.implementation?.find(tx, orderId)) ?? { invoice: null, refunds: [] };
  }

  async requestRefund(tx: Tx, route: ServiceRoute, refund: PaymentRefundRequest): Promise<void> {
    if (!this.implementation) throw new Error('order payments are not registered');
    await this.implementation.requestRefund(tx, route, refund);
  }
}
