import type { Money } from '@shop/money';
import { toPayPalInvoice, type InvoiceDraft } from './invoice-draft';
import { valueAt, arrayAt, stringAt } from './json';
import { fromPayPalAmount, isPayPalCurrency, toPayPalAmount } from './paypal-amount';
import { malformedResponse, PayPalConnection, type PayPalCall, type PayPalConfig } from './paypal-connection';
import { PayPalError } from './paypal-error';
import {
  parseInvoiceId,
  parseInvoice,
  parseInvoiceStatus,
  type PayPalInvoice,
  type PayPalInvoiceStatus,
} from './paypal-invoice';
import { type Merchant, parseMerchant } from './payee';
import { parseDispute, parseDisputeId, type PayPalDispute } from './paypal-dispute';
import { parseRefundReport, parseRefundStatus, type PayPalRefund, type PayPalRefundReport } from './paypal-refund';
import { parseTransmission } from './paypal-webhook';

export interface FoundInvoice {
  readonly invoiceId: string;
  readonly status: PayPalInvoiceStatus;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

const INVOICES = '/v2/invoicing/invoices';
const MAX_EVENT_BYTES = 1024 * 1024;

/** PayPal's API: Invoicing v2, refunds, disputes, the merchant's identity and webhook verification. All methods throw only PayPalError. */
export class PayPalClient {
  readonly #config: PayPalConfig;
  readonly #connection: PayPalConnection;

  constructor(config: PayPalConfig) {
    this.#config = config;
    this.#connection = new PayPalConnection(config);
  }

  /**
   * Creates a draft. PayPal does not detect a repeated create. After any error except `unsendable` and a rejection, and
   * after `isDuplicateInvoiceNumber`, search with `findInvoiceByNumber` before creating again, and compare the total of
   * the invoice found (`getInvoice`) before sending it.
   */
  async createInvoice(draft: InvoiceDraft): Promise<{ invoiceId: string }> {
    const headers = { prefer: 'return=representation' };
    const call = { method: 'POST', path: INVOICES, body: toPayPalInvoice(draft), headers, repeatable: false } as const;
    const response = await this.#connection.call(call);
    const invoiceId = parseInvoiceId(valueAt(response, 'id')) ?? invoiceIdFromHref(stringAt(response, 'href'));
    if (invoiceId === undefined) throw malformedResponse(call);
    const created = fromPayPalAmount(valueAt(response, 'amount'));
    if (created !== undefined && (created.amount !== draft.total || created.currency !== draft.currency)) {
      throw new PayPalError('response', `PayPal calculates another total for invoice ${invoiceId}`, {
        name: 'TOTAL_DIFFERS',
      });
    }
    return { invoiceId };
  }

  /** The invoice with exactly this number; a cancelled one only if there is no other. */
  async findInvoiceByNumber(number: string): Promise<FoundInvoice | null> {
    const path = '/v2/invoicing/search-invoices?page=1&page_size=100&total_required=false';
    const call = { method: 'POST', path, body: { invoice_number: number }, repeatable: true } as const;
    const response = await this.#connection.call(call);
    if (typeof response !== 'object') throw malformedResponse(call);
    const found = arrayAt(response, 'items').flatMap((item) => {
      const invoiceId = parseInvoiceId(valueAt(item, 'id'));
      if (invoiceId === undefined || stringAt(item, 'detail', 'invoice_number') !== number) return [];
      return [{ invoiceId, status: parseInvoiceStatus(valueAt(item, 'status')) }];
    });
    return found.find(({ status }) => status !== 'CANCELLED') ?? found[0] ?? null;
  }

  /** Makes a draft payable and lets PayPal email it. Does nothing if it was sent before. */
  async sendInvoice(invoiceId: string): Promise<void> {
    const body = { send_to_recipient: true, send_to_invoicer: false };
    const call = this.#connection.call({
      ...this.#invoiceCall(invoiceId, '/send'),
      method: 'POST',
      body,
      repeatable: false,
    });
    await ignoreIssues(call, 'INVOICE_ALREADY_SENT');
  }

  async getInvoice(invoiceId: string): Promise<PayPalInvoice> {
    const call = { ...this.#invoiceCall(invoiceId), method: 'GET', repeatable: true } as const;
    const invoice = parseInvoice(await this.#connection.call(call));
    if (invoice === null || invoice.invoiceId !== invoiceId) throw malformedResponse(call);
    return invoice;
  }

  /**
   * Cancels an invoice, so that it can no longer be paid. Deletes a draft, which PayPal does not cancel. Does nothing if
   * it was cancelled before. Throws with the issue `CANNOT_CANCEL_PAID_INVOICE` if it is paid.
   */
  async cancelInvoice(invoiceId: string): Promise<void> {
    const body = { send_to_recipient: true, send_to_invoicer: false };
    const call = this.#connection.call({
      ...this.#invoiceCall(invoiceId, '/cancel'),
      method: 'POST',
      body,
      repeatable: false,
    });
    const issue = await ignoreIssues(call, 'INVOICE_CANCELED_ALREADY', 'CANNOT_CANCEL_DRAFT_INVOICE');
    if (issue === 'CANNOT_CANCEL_DRAFT_INVOICE') {
      await this.#connection.call({ ...this.#invoiceCall(invoiceId), method: 'DELETE', repeatable: false });
    }
  }

  /** Refunds all or part of a payment. PayPal refunds once per `requestId` (at most 108 characters). */
  async refundCapture(captureId: string, money: Money, requestId: string): Promise<PayPalRefund> {
    if (!isPayPalCurrency(money.currency) || !Number.isSafeInteger(money.amount) || money.amount <= 0) {
      throw new PayPalError('unsendable', 'Not an amount that PayPal can refund', { name: 'AMOUNT_NOT_REFUNDABLE' });
    }
    if (!/^[\w-]{1,64}$/.test(captureId) || !/^[\w.:-]{1,108}$/.test(requestId)) {
      throw new PayPalError('unsendable', 'Not a PayPal id', { name: 'ID_FORM' });
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

  /** The current status of a refund. */
  async getRefund(refundId: string): Promise<PayPalRefund> {
    if (!/^[\w-]{1,64}$/.test(refundId)) {
      throw new PayPalError('unsendable', 'Not a PayPal id', { name: 'ID_FORM' });
    }
    return this.#refund({ method: 'GET', path: `/v2/payments/refunds/${refundId}`, repeatable: true });
  }

  /** A refund with its payment and amount. */
  async getRefundReport(refundId: string): Promise<PayPalRefundReport> {
    const call = { method: 'GET', path: `/v2/payments/refunds/${refundId}`, repeatable: true } as const;
    const report = parseRefundReport(await this.#connection.call(call));
    if (report?.refundId !== refundId) throw malformedResponse(call);
    return report;
  }

  /** The account whose credentials are used. */
  async getMerchant(): Promise<Merchant> {
    const path = '/v1/identity/oauth2/userinfo?schema=paypalv1.1';
    const call = { method: 'GET', path, repeatable: true } as const;
    const merchant = parseMerchant(await this.#connection.call(call));
    if (merchant === undefined) throw malformedResponse(call);
    return merchant;
  }

  /** The ids of the disputes that changed since an instant, at most 50. */
  async findDisputes(updatedSince: Date): Promise<readonly string[]> {
    const since = encodeURIComponent(updatedSince.toISOString());
    const path = `/v1/customer/disputes?update_time_after=${since}&page_size=50`;
    const response = await this.#connection.call({ method: 'GET', path, repeatable: true });
    return arrayAt(response, 'items').flatMap((item) => parseDisputeId(valueAt(item, 'dispute_id')) ?? []);
  }

  async getDispute(disputeId: string): Promise<PayPalDispute> {
    const call = { method: 'GET', path: `/v1/customer/disputes/${disputeId}`, repeatable: true } as const;
    const dispute = parseDispute(await this.#connection.call(call));
    if (dispute?.disputeId !== disputeId) throw malformedResponse(call);
    return dispute;
  }

  async #refund(call: PayPalCall): Promise<PayPalRefund> {
    const response = await this.#connection.call(call);
    const refundId = stringAt(response, 'id');
    const status = parseRefundStatus(valueAt(response, 'status'));
    if (refundId === undefined || status === undefined) throw malformedResponse(call);
    return { refundId, status };
  }

  /**
   * Whether PayPal signed exactly these bytes. Throws if PayPal could not verify them. Returns false without a call for
   * headers or a body that cannot be PayPal's. Header names are in lower case, as in Node.
   */
  async verifyWebhook(headers: Headers, rawBody: Uint8Array | string): Promise<boolean> {
    const transmission = parseTransmission(headers, this.#config.baseUrl);
    const event = Buffer.from(rawBody);
    if (transmission === null || !isJsonObject(event)) return false;
    const start = JSON.stringify({ ...transmission, webhook_id: this.#config.webhookId }).slice(0, -1);
    const body = Buffer.concat([Buffer.from(`${start},"webhook_event":`), event, Buffer.from('}')]);
    const path = '/v1/notifications/verify-webhook-signature';
    const call: PayPalCall = { method: 'POST', path, body, repeatable: true };
    try {
      const status = valueAt(await this.#connection.call(call), 'verification_status');
      if (status !== 'SUCCESS' && status !== 'FAILURE') throw malformedResponse(call);
      return status === 'SUCCESS';
    } catch (error) {
      if (error instanceof PayPalError && (error.status === 400 || error.status === 422)) return false;
      throw error;
    }
  }

  #invoiceCall(invoiceId: string, action = ''): { path: string } {
    if (parseInvoiceId(invoiceId) === undefined) {
      throw new PayPalError('unsendable', 'Not a PayPal invoice id', { name: 'ID_FORM' });
    }
    return { path: `${INVOICES}/${invoiceId}${action}` };
  }
}

/** Awaits a call. Returns the issue if it fails with one of these issues, and undefined if it succeeds. */
async function ignoreIssues(call: Promise<unknown>, ...issues: readonly string[]): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    const ignored = error instanceof PayPalError ? issues.find((issue) => error.issues.includes(issue)) : undefined;
    if (ignored === undefined) throw error;
    return ignored;
  }
}

/** The invoice id in PayPal's minimal response `{rel, href, method}`. */
function invoiceIdFromHref(href: string | undefined): string | undefined {
  return parseInvoiceId(href?.split(/[?#]/)[0]?.split('/').at(-1));
}

function isJsonObject(bytes: Buffer): boolean {
  if (bytes.length > MAX_EVENT_BYTES) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
