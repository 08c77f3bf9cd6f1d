import { Injectable } from '@nestjs/common';
import type { Input, Output } from '@shop/contract';
import QRCode from 'qrcode';
import { type Caller, Clock, Database, type Once, Refusal, type Tx } from '../kernel/public';
import { Ledger } from '../ledger/public';
import { CustomerOrder, knownForm, OrderDesk, OrderJudge } from '../orders/public';
import { InvoiceDesk, type OpenInvoice } from './invoice-desk';
import { PayPalError } from './paypal/paypal-error';

type Answer = Output<'Cart/Checkout'>;

@Injectable()
export class Checkout {
  constructor(
    private readonly database: Database,
    private readonly desk: OrderDesk,
    private readonly judge: OrderJudge,
    private readonly ledger: Ledger,
    private readonly invoices: InvoiceDesk,
    private readonly clock: Clock,
  ) {}

  /**
   * Charges the prepaid account, or gives the open PayPal invoice; without `payNow` only says how the order stands. Refuses
   * `order_invalid`, `order_not_found_or_paid`, `order_expired`, `insufficient_balance`, `paypal_error`.
   */
  async checkout(
    caller: Caller,
    { orderId: typed, payNow }: Input<'Cart/Checkout'>,
    once: Once | null,
  ): Promise<Answer> {
    const orderId = ownForm(typed);
    const earlier = await this.database.earlier<Answer>(once);
    if (earlier) return earlier;
    await this.judge.mustBeValid(caller.accountId, orderId);
    // Whether the order can be paid is asked under the key: a repeated request finds its first answer, not a paid order.
    if (await this.isPrepaid(caller, orderId))
      return this.database.command(once, (tx) => this.prepaid(tx, caller, orderId, payNow));
    await this.payable(this.database.reader, caller, orderId);
    const invoice = payNow ? await this.invoice(orderId) : null;
    const paypal = invoice && {
      invoiceId: invoice.invoiceId,
      payUrl: invoice.payUrl,
      qrCode: await QRCode.toDataURL(invoice.payUrl, { margin: 2, width: 320 }),
    };
    return this.database.command(once, async (tx) => {
      const { state } = await this.payable(tx, caller, orderId);
      return { orderId, status: state, ...(paypal && { paypal }) };
    });
  }

  private async isPrepaid(caller: Caller, orderId: string): Promise<boolean> {
    return this.database.reader.existsBy(CustomerOrder, { id: orderId, accountId: caller.accountId, paymentMethod: 3 });
  }

  private async prepaid(tx: Tx, caller: Caller, orderId: string, payNow: boolean): Promise<Answer> {
    const order = await this.payable(tx, caller, orderId, true);
    const { currency, total: amount } = order;
    const status = payNow
      ? await this.desk.postTo(
          tx,
          order,
          { event: 'order_paid', actor: 'customer', amount, currency },
          { accountId: caller.accountId },
        )
      : order.state;
    return {
      orderId,
      status,
      prepaid: { balance: { currency: 'CNY', amount: await this.ledger.prepaidBalance(tx, caller.accountId) } },
    };
  }

  /** The caller's order, if it can be paid now. With `lock` its row is held, so that of two payments one finds it paid. */
  private async payable(tx: Tx, caller: Caller, orderId: string, lock = false): Promise<CustomerOrder> {
    const order = await tx.findOne(CustomerOrder, {
      where: { id: orderId, accountId: caller.accountId },
      ...(lock && { lock: { mode: 'pessimistic_write' } }),
    });
    if (order?.state === 'preorder')
      throw new Refusal('event_not_allowed', [{ field: 'orderId', code: 'wrong_state' }]);
    if (order?.state === 'expired') throw new Refusal('order_expired');
    if (order?.state !== 'awaiting_payment') throw new Refusal('order_not_found_or_paid');
    if (this.clock.now() >= order.dueAt) throw new Refusal('order_expired');
    return order;
  }

  private async invoice(orderId: string): Promise<OpenInvoice> {
    try {
      const invoice = await this.invoices.ensure(orderId);
      if (!invoice) throw new Refusal('order_not_found_or_paid');
      return invoice;
    } catch (error) {
      if (error instanceof PayPalError) throw new Refusal('paypal_error');
      throw error;
    }
  }
}

/** Checkout says of an order id that cannot be one what it says of any order it does not find. */
function ownForm(typed: string): string {
  try {
    return knownForm(typed);
  } catch {
    throw new Refusal('order_not_found_or_paid');
  }
}
