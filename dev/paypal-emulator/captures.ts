import { createHash } from 'node:crypto';
import { invalid, notFound, unprocessable } from './errors.ts';
import type { Invoices } from './invoices.ts';
import { parseAmount, toMoney } from './money.ts';
import { randomId, type State } from './state.ts';
import type {
  Capture,
  EmulatorConfig,
  Link,
  Money,
  Refund,
  RefundRequest,
  RefundStatus,
  StoredCapture,
  StoredRefund,
} from './types.ts';
import type { Webhooks } from './webhooks.ts';

const REFUND_STATUSES: readonly RefundStatus[] = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'];

export type RefundView = Refund & { links: Link[] };

/** Payments v2: the captures that paid invoices, and their refunds. */
export class Captures {
  readonly #state: State;
  readonly #invoices: Invoices;
  readonly #webhooks: Webhooks;
  readonly #config: EmulatorConfig;
  #nextRefundStatuses: RefundStatus[] = [];

  constructor(state: State, invoices: Invoices, webhooks: Webhooks, config: EmulatorConfig) {
    this.#state = state;
    this.#webhooks = webhooks;
    this.#invoices = invoices;
    this.#config = config;
  }

  /** @throws PayPalError RESOURCE_NOT_FOUND */
  show(id: string): Capture & { links: Link[] } {
    const { amount, status, final_capture, invoice_id, create_time, update_time } = this.#find(id);
    return {
      id,
      status,
      amount,
      final_capture,
      invoice_id,
      create_time,
      update_time,
      links: [this.#link('self', `captures/${id}`), this.#link('refund', `captures/${id}/refund`, 'POST')],
    };
  }

  /** @throws PayPalError RESOURCE_NOT_FOUND */
  showRefund(id: string): RefundView {
    return this.#toView(this.#findRefund(id));
  }

  /**
   * Refunds `request.amount`, or the remaining amount without it. A repeated PayPal-Request-Id returns the first
   * refund with status 200 instead of 201.
   * @throws PayPalError DUPLICATE_REQUEST_ID if the repeated request has another body
   */
  refund(id: string, request: RefundRequest, requestId?: string): { status: number; refund: RefundView } {
    const capture = this.#find(id);
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([id, request]))
      .digest('hex');
    const { requests } = this.#state.data;
    const previous = requestId && Object.hasOwn(requests, requestId) ? requests[requestId] : undefined;
    if (previous && previous.bodyHash !== bodyHash) {
      throw unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.');
    }
    if (previous) return { status: 200, refund: this.showRefund(previous.refundId) };

    const refund: StoredRefund = {
      id: randomId(17),
      status: this.#nextRefundStatuses.shift() ?? 'COMPLETED',
      amount: refundableAmount(capture, request.amount),
      invoice_id: request.invoice_id ?? capture.invoice_id,
      note_to_payer: request.note_to_payer,
      create_time: new Date().toISOString(),
      update_time: new Date().toISOString(),
      capture: id,
    };
    this.#state.data.refunds[refund.id] = refund;
    if (requestId) requests[requestId] = { bodyHash, refundId: refund.id };
    this.#state.markChanged();
    if (refund.status === 'COMPLETED') this.#complete(refund);
    return { status: 201, refund: this.#toView(refund) };
  }

  /** PayPal takes a payment back from the merchant: all that is left of it, or `amount`. */
  reverse(id: string, amount?: Money): RefundView {
    const { refund } = this.refund(id, { amount });
    this.#webhooks.emit('PAYMENT.CAPTURE.REVERSED', 'PayPal reverses a payment capture.', refund);
    return refund;
  }

  /** Sets the statuses of the next refunds, instead of COMPLETED. */
  setNextRefundStatuses(statuses: unknown): void {
    const isStatus = (status: unknown): status is RefundStatus => REFUND_STATUSES.includes(status as RefundStatus);
    if (!Array.isArray(statuses) || !statuses.every(isStatus)) {
      throw invalid('/next', 'INVALID_PARAMETER_SYNTAX', `An array of ${REFUND_STATUSES.join(', ')} is expected.`);
    }
    this.#nextRefundStatuses.push(...statuses);
  }

  /** Settles a pending refund: COMPLETED, FAILED or CANCELLED. */
  settle(id: string, status: RefundStatus): RefundView {
    const refund = this.#findRefund(id);
    if (refund.status !== 'PENDING') throw unprocessable('NOT_PENDING', 'The refund is not pending.');
    refund.status = status;
    refund.update_time = new Date().toISOString();
    this.#state.markChanged();
    if (status === 'COMPLETED') this.#complete(refund);
    return this.#toView(refund);
  }

  #complete({ capture: id, amount, ...refund }: StoredRefund): void {
    const capture = this.#find(id);
    const currency = amount.currency_code;
    const refunded = parseAmount(currency, capture.refunded) + parseAmount(currency, amount.value);
    capture.refunded = toMoney(currency, refunded).value;
    capture.status = capture.refunded === capture.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#invoices.recordRefund(capture.invoice, { ...refund, amount });
  }

  #find(id: string): StoredCapture {
    const { captures } = this.#state.data;
    const capture = Object.hasOwn(captures, id) ? captures[id] : undefined;
    if (capture === undefined) throw notFound();
    return capture;
  }

  #findRefund(id: string): StoredRefund {
    const { refunds } = this.#state.data;
    const refund = Object.hasOwn(refunds, id) ? refunds[id] : undefined;
    if (refund === undefined) throw notFound();
    return refund;
  }

  #toView({ capture, ...refund }: StoredRefund): RefundView {
    return { ...refund, links: [this.#link('self', `refunds/${refund.id}`), this.#link('up', `captures/${capture}`)] };
  }

  #link(rel: string, path: string, method = 'GET'): Link {
    return { rel, href: `${this.#config.apiUrl}/v2/payments/${path}`, method };
  }
}

/** The amount to refund: the requested one if it is valid, otherwise what is left of the capture. */
function refundableAmount(capture: StoredCapture, requested?: Money): Money {
  const { currency_code: currency, value } = capture.amount;
  const remaining = parseAmount(currency, value) - parseAmount(currency, capture.refunded);
  if (remaining === 0n) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
  if (requested === undefined) return toMoney(currency, remaining);
  if (requested.currency_code !== currency) {
    throw unprocessable(
      'REFUND_CAPTURE_CURRENCY_MISMATCH',
      'Refund must be in the same currency as the capture.',
      '/amount/currency_code',
    );
  }
  const minor = parseAmount(currency, requested.value, '/amount/value');
  if (minor <= 0n) {
    throw invalid(
      '/amount/value',
      'INVALID_PARAMETER_SYNTAX',
      'The value of a field does not conform to the expected format.',
      requested.value,
    );
  }
  if (minor > remaining) {
    throw unprocessable(
      'REFUND_AMOUNT_EXCEEDED',
      'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
    );
  }
  return toMoney(currency, minor);
}
