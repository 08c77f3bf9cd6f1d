import { Injectable } from '@nestjs/common';
import { type Input, type Output, PREPAID_ACCOUNT } from '@shop/contract';
import QRCode from 'qrcode';
import { type Caller, Clock, Database, type IdempotencyKey, ApiError, type Tx } from '../../common/public';
import { Ledger } from '../../ledger/public';
import { CustomerOrder, lockOrder, normalizeOrderId, OrderWorkflow, OrderValidator } from '../../orders/public';
import { PayPalInvoiceService, type OpenInvoice } from '../paypal/paypal-invoice.service';
import { PayPalError } from '../paypal/client/paypal-error';

type CheckoutResult = Output<'Cart/Checkout'>;

@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly workflow: OrderWorkflow,
    private readonly validator: OrderValidator,
    private readonly ledger: Ledger,
    private readonly invoices: PayPalInvoiceService,
    private readonly clock: Clock,
  ) {}

  /**
   * Charges the prepaid account or returns the open PayPal invoice. Without `payNow` it only returns the order's state.
   *
   * @throws ApiError `order_invalid`, `order_not_found_or_paid`, `order_expired`, `insufficient_balance`, `paypal_error`
   */
  async checkout(
    caller: Caller,
    { orderId: orderIdInput, payNow }: Input<'Cart/Checkout'>,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<CheckoutResult> {
    const orderId = parseOrderId(orderIdInput);
    const earlier = await this.database.findAnswer<CheckoutResult>(idempotencyKey);
    if (earlier) return earlier;
    await this.validator.assertValid(caller.accountId, orderId);
    // The order's state is checked after the idempotency key: a repeated request gets the first response, not an error.
    if (await this.isPrepaidOrder(caller, orderId))
      return this.database.command(idempotencyKey, (tx) => this.payFromPrepaidAccount(tx, caller, orderId, payNow));
    await this.findPayableOrder(this.database.reader, caller, orderId);
    const invoice = payNow ? await this.ensureInvoice(orderId) : null;
    const paypal = invoice && {
      invoiceId: invoice.invoiceId,
      payUrl: invoice.payUrl,
      qrCode: await QRCode.toDataURL(invoice.payUrl, { margin: 2, width: 320 }),
    };
    return this.database.command(idempotencyKey, async (tx) => {
      const { state } = await this.findPayableOrder(tx, caller, orderId);
      return { orderId, status: state, ...(paypal && { paypal }) };
    });
  }

  private async isPrepaidOrder(caller: Caller, orderId: string): Promise<boolean> {
    return this.database.reader.existsBy(CustomerOrder, {
      id: orderId,
      accountId: caller.accountId,
      paymentMethod: PREPAID_ACCOUNT,
    });
  }

  private async payFromPrepaidAccount(
    tx: Tx,
    caller: Caller,
    orderId: string,
    payNow: boolean,
  ): Promise<CheckoutResult> {
    const order = await this.findPayableOrder(tx, caller, orderId, true);
    const { currency, total: amount } = order;
    const status = payNow
      ? await this.workflow.postLocked(
          tx,
          order,
          { event: 'order_paid', actor: 'customer', amount, currency },
          { accountId: caller.accountId },
        )
      : order.state;
    return {
      orderId,
      status,
      prepaid: { balance: { currency: 'CNY', amount: await this.ledger.loadPrepaidBalance(tx, caller.accountId) } },
    };
  }

  /** Loads the caller's order if it can be paid now. `lock` locks its row, so that parallel payments charge it once. */
  private async findPayableOrder(tx: Tx, caller: Caller, orderId: string, lock = false): Promise<CustomerOrder> {
    const found = lock ? await lockOrder(tx, orderId) : await tx.findOneBy(CustomerOrder, { id: orderId });
    const order = found?.accountId === caller.accountId ? found : null;
    if (order?.state === 'preorder')
      throw new ApiError('event_not_allowed', [{ field: 'orderId', code: 'wrong_state' }]);
    if (order?.state === 'expired') throw new ApiError('order_expired');
    if (order?.state !== 'awaiting_payment') throw new ApiError('order_not_found_or_paid');
    if (this.clock.now() >= order.dueAt) throw new ApiError('order_expired');
    return order;
  }

  private async ensureInvoice(orderId: string): Promise<OpenInvoice> {
    try {
      const invoice = await this.invoices.ensure(orderId);
      if (!invoice) throw new ApiError('order_not_found_or_paid');
      return invoice;
    } catch (error) {
      if (error instanceof PayPalError) throw new ApiError('paypal_error');
      throw error;
    }
  }
}

/** An invalid order id gets the same error as an unknown order. */
function parseOrderId(text: string): string {
  try {
    return normalizeOrderId(text);
  } catch {
    throw new ApiError('order_not_found_or_paid');
  }
}
