import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery, EmulatorProcess, WebhookReceiver } from '../../../src/payments/paypal/client/emulator.testing';
import type { Shop } from '../../app';
import type { ModelState, Order } from '../model-state';
import type { Operation } from '../operation';
import { anotherCurrency } from '../rules/paypal-reports';
import { elementAt, type OperationResult, orderAt, SUCCESS } from './operation-result';

export const MERCHANT = 'merchant@example.com';
const JSON_HEADERS = { 'content-type': 'application/json' };

/** Pays at the PayPal emulator and delivers its webhooks to the shop, when an operation says so. */
export class PayPalOperations {
  private readonly deliveries = new Map<string, Delivery>();
  /** Webhooks other than payments that were not delivered yet. */
  private otherDeliveries: Delivery[] = [];

  constructor(
    private readonly shops: readonly [Shop, Shop],
    private readonly paypal: EmulatorProcess,
    webhooks: WebhookReceiver,
  ) {
    webhooks.answer = (delivery) => {
      const { id, event_type: type } = JSON.parse(delivery.body) as { id: string; event_type: string };
      if (type === 'INVOICING.INVOICE.PAID') this.deliveries.set(id, delivery);
      else this.otherDeliveries.push(delivery);
      return 200;
    };
  }

  async pay(order: Order, part: number | null): Promise<OperationResult> {
    const value = part === null ? {} : { value: decimal(order.currency, part) };
    const response = await this.paypal.post(`/emulator/invoices/${order.invoiceId}/pay`, value);
    const { capture } = (await response.json()) as { capture?: { id: string; amount: { value: string } } | null };
    if (!capture) return SUCCESS;
    const event = await this.waitForDelivery((body) => body.includes(`"payment_id":"${capture.id}"`));
    const amount = minor(order.currency, capture.amount.value);
    return { ...SUCCESS, facts: { capture: capture.id, amount, event } };
  }

  /** Makes PayPal sign an event about a payment that did not happen, or once more about one that did. */
  async forge(model: ModelState, operation: Extract<Operation, { do: 'forge' }>): Promise<OperationResult> {
    const order = orderAt(model, operation.order);
    const forgery = operation.with;
    const known = model.reports.find(({ order: of, ours }) => of === operation.order && ours);
    const again = forgery === 'again' ? known : undefined;
    const [payment] = again?.payments ?? [];
    const capture = payment?.capture ?? `FORGED${randomUUID().slice(0, 8).toUpperCase()}`;
    const amount = payment?.amount ?? order.total + (forgery === 'amount' ? 1 : 0);
    const currency = again?.currency ?? (forgery === 'currency' ? anotherCurrency(order.currency) : order.currency);
    const money = { currency_code: currency, value: decimal(currency, amount) };
    const number = forgery === 'invoice' ? `UNKNOWN-${capture}` : order.id;
    const invoice = {
      id: forgery === 'invoice' ? `INV2-${capture}` : order.invoiceId,
      status: 'PAID',
      detail: { invoice_number: number, reference: number, currency_code: currency },
      invoicer: { email_address: forgery === 'payee' ? 'other-merchant@example.com' : MERCHANT },
      amount: money,
      payments: {
        paid_amount: money,
        transactions: [{ type: 'PAYPAL', payment_id: capture, amount: money, transaction_status: 'SUCCESS' }],
      },
    };
    const signed = await this.paypal.post('/emulator/events', {
      event_type: 'INVOICING.INVOICE.PAID',
      resource: { invoice },
    });
    const { id } = (await signed.json()) as { id: string };
    const event = await this.waitForDelivery((body) => body.includes(`"id":"${id}"`));
    return { ...SUCCESS, facts: { event, capture, amount } };
  }

  async report(model: ModelState, operation: Extract<Operation, { do: 'report' }>): Promise<OperationResult> {
    const delivery = this.deliveries.get(elementAt(model.reports, operation.report).event);
    if (!delivery) throw new Error('nothing to deliver');
    const { headers } = delivery;
    const body = operation.invalidSignature ? delivery.body.replace(/"value":"/, '"value":"9') : delivery.body;
    const results = await Promise.all(
      Array.from({ length: operation.times }, (_, place) => this.deliver({ headers, body }, place)),
    );
    return results.find(({ status }) => status !== 200) ?? SUCCESS;
  }

  /** Delivers the webhooks other than payments. */
  async deliverOthers(): Promise<void> {
    const deliveries = this.otherDeliveries;
    this.otherDeliveries = [];
    for (const delivery of deliveries) {
      const { status } = await this.deliver(delivery);
      if (status !== 200) throw new Error(`a genuine event of PayPal got the status ${status}: ${delivery.body}`);
    }
  }

  /** Waits for a webhook of PayPal; returns the id of its event. */
  private async waitForDelivery(wanted: (body: string) => boolean): Promise<string> {
    for (let tried = 0; tried < 2000; tried++) {
      const found = [...this.deliveries].find(([, { body }]) => wanted(body));
      if (found) return found[0];
      await pause(5);
    }
    throw new Error('PayPal sent no webhook');
  }

  private async deliver({ headers, body }: Delivery, place = 0): Promise<OperationResult> {
    const signed = Object.entries(headers).filter((entry): entry is [string, string] => /^paypal-/.test(entry[0]));
    const shop = this.shops[place % 2 === 0 ? 0 : 1];
    const response = await fetch(`${shop.origin}/api/webhooks/paypal`, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...Object.fromEntries(signed) },
      body,
    });
    const answer = (await response.json()) as { code?: string };
    return { status: response.status, code: answer.code ?? '', body: answer, facts: {} };
  }
}

const digitsOf = (currency: string) => (currency === 'JPY' ? 0 : 2);

function decimal(currency: string, amount: number): string {
  const digits = digitsOf(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

function minor(currency: string, value: string): number {
  return Math.round(Number(value) * 10 ** digitsOf(currency));
}
