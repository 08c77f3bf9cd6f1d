import { Injectable } from '@nestjs/common';
import type { OrderState } from '@shop/order-flow';
import QRCode from 'qrcode';
import { ApiError, type Tx, unavailable } from '../../common/public';
import type { CustomerOrder, PaymentRecords, PaymentRefundRequest } from '../../orders/public';
import { PayPalError } from '../paypal/client/paypal-error';
import { PayPalAccount } from '../paypal/paypal-account.service';
import { type OpenInvoice, PayPalInvoiceService } from '../paypal/paypal-invoice.service';
import { PayPalRefunds } from '../refunds/refunds.service';
import type { PaymentDetails, PaymentProvider } from './payment-provider';
import { findPayPalRecords } from './paypal-records.queries';

/** The customer pays a PayPal invoice; PayPal reports the payment. */
@Injectable()
export class PayPalProvider implements PaymentProvider {
  constructor(
    private readonly invoices: PayPalInvoiceService,
    private readonly paypalRefunds: PayPalRefunds,
    private readonly account: PayPalAccount,
  ) {}

  /** @throws ApiError `paypal_off`, `paypal_error`; `order_not_found_or_paid` if the order was paid in the meantime */
  async prepare(orderId: string): Promise<PaymentDetails> {
    if (!this.account.isOffered) throw new ApiError('paypal_off');
    const { invoiceId, payUrl } = await this.ensureInvoice(orderId);
    return { paypal: { invoiceId, payUrl, qrCode: await QRCode.toDataURL(payUrl, { margin: 2, width: 320 }) } };
  }

  async start(_tx: Tx, { state: status }: CustomerOrder): Promise<{ status: OrderState }> {
    return { status };
  }

  find(tx: Tx, orderId: string): Promise<PaymentRecords> {
    return findPayPalRecords(tx, orderId);
  }

  requestRefund(tx: Tx, refund: PaymentRefundRequest): Promise<void> {
    return this.paypalRefunds.request(tx, refund);
  }

  private async ensureInvoice(orderId: string): Promise<OpenInvoice> {
    try {
      const invoice = await this.invoices.ensure(orderId);
      if (!invoice) throw new ApiError('order_not_found_or_paid');
      return invoice;
    } catch (error) {
      if (error instanceof PayPalError) throw unavailable('paypal_error', error);
      throw error;
    }
  }
}
