import { createHash } from 'node:crypto';
import { minorOf, money } from './money.mjs';
import { invalid, notFound, unprocessable } from './problem.mjs';
import { randomId } from './state.mjs';

/** Payments v2: the captures that paid invoices, and their refunds. */
export class Captures {
  #state;
  #invoices;
  #config;
  #coming = [];

  constructor(state, invoices, config) {
    this.#state = state;
    this.#invoices = invoices;
    this.#config = config;
  }

  show(id) {
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

  showRefund(id) {
    const { refunds } = this.#state.data;
    if (!Object.hasOwn(refunds, id)) throw notFound();
    return this.#refundView(refunds[id]);
  }

  /**
   * Refunds `body.amount`, or what is left without it. The same PayPal-Request-Id gives the first refund again with
   * 200 in place of 201, and 422 where the body differs.
   */
  refund(id, body, requestId) {
    const capture = this.#find(id);
    const print = createHash('sha256')
      .update(JSON.stringify([id, body]))
      .digest('hex');
    const known =
      requestId && Object.hasOwn(this.#state.data.requests, requestId) ? this.#state.data.requests[requestId] : null;
    if (known && known.print !== print) {
      throw unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.');
    }
    if (known) return { status: 200, refund: this.showRefund(known.refundId) };

    const amount = this.#refundable(capture, body?.amount);
    const refund = {
      id: randomId(17),
      status: this.#coming.shift() ?? 'COMPLETED',
      amount,
      invoice_id: body?.invoice_id ?? capture.invoice_id,
      note_to_payer: body?.note_to_payer,
      create_time: new Date().toISOString(),
      update_time: new Date().toISOString(),
      capture: id,
    };
    this.#state.data.refunds[refund.id] = refund;
    if (requestId) this.#state.data.requests[requestId] = { print, refundId: refund.id };
    this.#state.touch();
    if (refund.status === 'COMPLETED') this.#completed(refund);
    return { status: 201, refund: this.#refundView(refund) };
  }

  /** The next refunds end otherwise than COMPLETED. */
  come(statuses) {
    const known = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'];
    if (!Array.isArray(statuses) || !statuses.every((status) => known.includes(status))) {
      throw invalid('/next', 'INVALID_PARAMETER_SYNTAX', `An array of ${known.join(', ')} is expected.`);
    }
    this.#coming.push(...statuses);
  }

  /** A pending refund goes through, or does not. */
  settle(id, status) {
    const { refunds } = this.#state.data;
    if (!Object.hasOwn(refunds, id)) throw notFound();
    const refund = refunds[id];
    if (refund.status !== 'PENDING') throw unprocessable('NOT_PENDING', 'The refund is not pending.');
    refund.status = status;
    refund.update_time = new Date().toISOString();
    this.#state.touch();
    if (status === 'COMPLETED') this.#completed(refund);
    return this.#refundView(refund);
  }

  #completed({ capture: id, amount, ...refund }) {
    const capture = this.#find(id);
    const currency = amount.currency_code;
    const refunded = minorOf(currency, capture.refunded) + minorOf(currency, amount.value);
    capture.refunded = money(currency, refunded).value;
    capture.status = capture.refunded === capture.amount.value ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#invoices.refunded(capture.invoice, { ...refund, amount });
  }

  #refundable(capture, asked) {
    const { currency_code: currency, value } = capture.amount;
    const left = minorOf(currency, value) - minorOf(currency, capture.refunded);
    if (left === 0n) throw unprocessable('CAPTURE_FULLY_REFUNDED', 'The capture has already been fully refunded.');
    if (asked === undefined) return money(currency, left);
    if (asked.currency_code !== currency) {
      throw unprocessable(
        'REFUND_CAPTURE_CURRENCY_MISMATCH',
        'Refund must be in the same currency as the capture.',
        '/amount/currency_code',
      );
    }
    const minor = minorOf(currency, asked.value);
    if (minor === null || minor <= 0n) {
      throw invalid(
        '/amount/value',
        'INVALID_PARAMETER_SYNTAX',
        'The value of a field does not conform to the expected format.',
        asked.value,
      );
    }
    if (minor > left) {
      throw unprocessable(
        'REFUND_AMOUNT_EXCEEDED',
        'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
      );
    }
    return money(currency, minor);
  }

  #find(id) {
    const { captures } = this.#state.data;
    if (!Object.hasOwn(captures, id)) throw notFound();
    return captures[id];
  }

  #refundView({ capture, ...refund }) {
    return { ...refund, links: [this.#link('self', `refunds/${refund.id}`), this.#link('up', `captures/${capture}`)] };
  }

  #link(rel, path, method = 'GET') {
    return { rel, href: `${this.#config.apiUrl}/v2/payments/${path}`, method };
  }
}
