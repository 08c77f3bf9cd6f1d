import type { Money } from '@shop/money';
import { toPayPalInvoice, type InvoiceDraft } from './invoice-draft';
import { at, listAt, textAt } from './json';
import { fromPayPalAmount, isPayPalCurrency, toPayPalAmount } from './paypal-amount';
import { malformed, PayPalConnection, type PayPalCall, type PayPalConfig } from './paypal-connection';
import { PayPalError } from './paypal-error';
import { invoiceIdOf, parseInvoice, statusOf, type PayPalInvoice, type PayPalInvoiceStatus } from './paypal-invoice';
import { refundStatusOf, type PayPalRefund } from './paypal-refund';
import { transmissionOf } from './paypal-webhook';

export interface FoundInvoice {
  readonly invoiceId: string;
  readonly status: PayPalInvoiceStatus;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const INVOICES = '/v2/invoicing/invoices';
const LARGEST_EVENT = 1024 * 1024;

/** Invoicing v2, refunds and webhook verification at PayPal. Every method throws PayPalError and nothing else. */
export class PayPalClient {
  readonly #config: PayPalConfig;
  readonly #connection: PayPalConnection;

  constructor(config: PayPalConfig) {
    this.#config = config;
    this.#connection = new PayPalConnection(config);
  }

  /**
   * Makes a draft. PayPal does not recognise a repeated create: after any error but `unsendable` and a plain refusal,
   * and on `isDuplicateInvoiceNumber`, look for the number with `findInvoiceByNumber` before creating again; what is
   * found that way wants its total compared (`getInvoice`) before it is sent.
   */
  async createInvoice(draft: InvoiceDraft): Promise<{ invoiceId: string }> {
    const headers = { prefer: 'return=representation' };
    const call = { method: 'POST', path: INVOICES, body: toPayPalInvoice(draft), headers, repeatable: false } as const;
    const answer = await this.#connection.call(call);
    const invoiceId = invoiceIdOf(at(answer, 'id')) ?? idAtEndOf(textAt(answer, 'href'));
    if (invoiceId === undefined) throw malformed(call);
    const made = fromPayPalAmount(at(answer, 'amount'));
    if (made !== undefined && (made.amount !== draft.total || made.currency !== draft.currency)) {
      throw new PayPalError('answer', `PayPal reckons another total for invoice ${invoiceId}`, {
        name: 'TOTAL_DIFFERS',
      });
    }
    return { invoiceId };
  }

  /** The invoice with exactly this number, a cancelled one only where there is no other. */
  async findInvoiceByNumber(number: string): Promise<FoundInvoice | null> {
    const path = '/v2/invoicing/search-invoices?page=1&page_size=100&total_required=false';
    const call = { method: 'POST', path, body: { invoice_number: number }, repeatable: true } as const;
    const answer = await this.#connection.call(call);
    if (typeof answer !== 'object') throw malformed(call);
    const found = listAt(answer, 'items').flatMap((item) => {
      const invoiceId = invoiceIdOf(at(item, 'id'));
      if (invoiceId === undefined || textAt(item, 'detail', 'invoice_number') !== number) return [];
      return [{ invoiceId, status: statusOf(at(item, 'status')) }];
    });
    return found.find(({ status }) => status !== 'CANCELLED') ?? found[0] ?? null;
  }

  /** Makes a draft payable and has PayPal mail it. One that was sent before stays as it is. */
  async sendInvoice(invoiceId: string): Promise<void> {
    const body = { send_to_recipient: true, send_to_invoicer: false };
    const sending = this.#connection.call({ ...this.#on(invoiceId, '/send'), method: 'POST', body, repeatable: false });
    await unless(sending, 'INVOICE_ALREADY_SENT');
  }

  async getInvoice(invoiceId: string): Promise<PayPalInvoice> {
    const call = { ...this.#on(invoiceId), method: 'GET', repeatable: true } as const;
    const invoice = parseInvoice(await this.#connection.call(call));
    if (invoice === null || invoice.invoiceId !== invoiceId) throw malformed(call);
    return invoice;
  }

  /**
   * Takes an invoice back: nobody can pay it any more. A draft, which PayPal does not cancel, is deleted; one that was
   * cancelled before stays so. A paid one is refused with the issue CANNOT_CANCEL_PAID_INVOICE.
   */
  async cancelInvoice(invoiceId: string): Promise<void> {
    const body = { send_to_recipient: true, send_to_invoicer: false };
    const cancelling = this.#connection.call({
      ...this.#on(invoiceId, '/cancel'),
      method: 'POST',
      body,
      repeatable: false,
    });
    const refused = await unless(cancelling, 'INVOICE_CANCELED_ALREADY', 'CANNOT_CANCEL_DRAFT_INVOICE');
    if (refused === 'CANNOT_CANCEL_DRAFT_INVOICE') {
      await this.#connection.call({ ...this.#on(invoiceId), method: 'DELETE', repeatable: false });
    }
  }

  /** Refunds a part or all of a payment. The same `requestId` (at most 108 characters) never refunds twice. */
  async refundCapture(captureId: string, money: Money, requestId: string): Promise<PayPalRefund> {
    if (!isPayPalCurrency(money.currency) || !Number.isSafeInteger(money.amount) || money.amount <= 0) {
      throw new PayPalError('unsendable', 'No amount that PayPal could refund', { name: 'AMOUNT_NOT_REFUNDABLE' });
    }
    if (!/^[\w-]{1,64}$/.test(captureId) || !/^[\w.:-]{1,108}$/.test(requestId)) {
      throw new PayPalError('unsendable', 'Not an id for PayPal', { name: 'ID_FORM' });
    }
    const call = {
      method: 'POST',
      path: `/v2/payments/captures/${captureId}/refund`,
      body: { amount: toPayPalAmount(money) },
      headers: { prefer: 'return=representation', 'paypal-request-id': requestId },
      repeatable: true,
    } as const;
    return this.#refund(call);
  }

  /** How a refund stands now. */
  async getRefund(refundId: string): Promise<PayPalRefund> {
    if (!/^[\w-]{1,64}$/.test(refundId)) {
      throw new PayPalError('unsendable', 'Not an id for PayPal', { name: 'ID_FORM' });
    }
    return this.#refund({ method: 'GET', path: `/v2/payments/refunds/${refundId}`, repeatable: true });
  }

  async #refund(call: PayPalCall): Promise<PayPalRefund> {
    const answer = await this.#connection.call(call);
    const refundId = textAt(answer, 'id');
    const status = refundStatusOf(at(answer, 'status'));
    if (refundId === undefined || status === undefined) throw malformed(call);
    return { refundId, status };
  }

  /**
   * Whether PayPal signed these very bytes. Throws only where PayPal could not be asked; a forgery that does not look
   * like an event of PayPal's is told without asking. Header names are in lower case, as Node gives them.
   */
  async verifyWebhook(headers: Headers, rawBody: Uint8Array | string): Promise<boolean> {
    const transmission = transmissionOf(headers, this.#config.baseUrl);
    const event = Buffer.from(rawBody);
    if (transmission === null || !isJsonObject(event)) return false;
    const start = JSON.stringify({ ...transmission, webhook_id: this.#config.webhookId }).slice(0, -1);
    const body = Buffer.concat([Buffer.from(`${start},"webhook_event":`), event, Buffer.from('}')]);
    const path = '/v1/notifications/verify-webhook-signature';
    const call: PayPalCall = { method: 'POST', path, body, repeatable: true };
    try {
      const status = at(await this.#connection.call(call), 'verification_status');
      if (status !== 'SUCCESS' && status !== 'FAILURE') throw malformed(call);
      return status === 'SUCCESS';
    } catch (error) {
      if (error instanceof PayPalError && (error.status === 400 || error.status === 422)) return false;
      throw error;
    }
  }

  #on(invoiceId: string, action = ''): { path: string } {
    if (invoiceIdOf(invoiceId) === undefined) {
      throw new PayPalError('unsendable', 'Not an invoice id of PayPal', { name: 'ID_FORM' });
    }
    return { path: `${INVOICES}/${invoiceId}${action}` };
  }
}

/** Waits for a call; a refusal for one of these issues counts as done, and is given back. */
async function unless(call: Promise<unknown>, ...issues: readonly string[]): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    const known = error instanceof PayPalError ? issues.find((issue) => error.issues.includes(issue)) : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

/** The invoice's id in PayPal's short answer {rel, href, method}. */
function idAtEndOf(href: string | undefined): string | undefined {
  return invoiceIdOf(href?.split(/[?#]/)[0]?.split('/').at(-1));
}

function isJsonObject(bytes: Buffer): boolean {
  if (bytes.length > LARGEST_EVENT) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
