import { invalid, notFound, unprocessable } from './errors.ts';
import { checkDraft, type InvoiceTotals } from './invoice-rules.ts';
import { type InvoiceCriteria, paginate, searchInvoices } from './invoice-search.ts';
import type { InvoiceView } from './invoice-view.ts';
import { parseAmount, toMoney } from './money.ts';
import { randomId, type State } from './state.ts';
import type { Capture, Invoice, InvoiceDraft, InvoiceStatus, Link, Refund } from './types.ts';
import type { Webhooks } from './webhooks.ts';

const PAYABLE: readonly InvoiceStatus[] = ['SENT', 'UNPAID', 'PARTIALLY_PAID'];

/** Invoicing v2: an invoice from draft to refund. Amounts are stored as PayPal's decimal strings. */
export class Invoices {
  readonly #state: State;
  readonly #webhooks: Webhooks;
  readonly #view: InvoiceView;
  readonly #merchantEmail: string;

  constructor(state: State, webhooks: Webhooks, view: InvoiceView, merchantEmail: string) {
    this.#state = state;
    this.#webhooks = webhooks;
    this.#view = view;
    this.#merchantEmail = merchantEmail;
  }

  create(draft: InvoiceDraft): Invoice {
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
      throw invalid('/', 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
    }
    const totals = checkDraft(draft, today());
    const { invoice_number: number } = draft.detail;
    if (number !== undefined && this.#findByNumber(number)) {
      throw unprocessable(
        'DUPLICATE_INVOICE_NUMBER',
        'An invoice with this number already exists.',
        '/detail/invoice_number',
      );
    }
    const invoice = this.#buildInvoice(draft, totals);
    this.#state.data.invoices[invoice.id] = invoice;
    this.#changed(invoice, 'INVOICING.INVOICE.CREATED', 'An invoice is created.');
    return invoice;
  }

  #buildInvoice({ detail, ...draft }: InvoiceDraft, { itemTotal, discount, total }: InvoiceTotals): Invoice {
    const currency = detail.currency_code;
    return {
      id: `INV2-${[4, 4, 4, 4].map(randomId).join('-')}`,
      status: 'DRAFT',
      detail: {
        ...detail,
        invoice_number: detail.invoice_number ?? this.#nextNumber(),
        invoice_date: detail.invoice_date ?? today(),
        payment_term: detail.payment_term ?? { term_type: 'NO_DUE_DATE' },
        viewed_by_recipient: false,
        group_draft: false,
        metadata: { create_time: timestamp(), created_by_flow: 'REGULAR_SINGLE' },
        archived: false,
      },
      invoicer: { email_address: this.#merchantEmail, ...draft.invoicer },
      primary_recipients: draft.primary_recipients ?? [],
      items: (draft.items ?? []).map((item) => ({ id: `ITEM-${randomId(17)}`, ...item })),
      configuration: {
        tax_calculated_after_discount: true,
        tax_inclusive: false,
        allow_tip: false,
        ...draft.configuration,
      },
      amount: {
        ...toMoney(currency, total),
        breakdown: {
          item_total: toMoney(currency, itemTotal),
          ...draft.amount?.breakdown,
          // PayPal returns a discount as a negative amount.
          ...(discount > 0n && { discount: { invoice_discount: { amount: toMoney(currency, -discount) } } }),
          tax_total: toMoney(currency, 0n),
        },
      },
      due_amount: toMoney(currency, total),
    };
  }

  /** Finds an invoice by its id, or by the id without prefix and hyphens that the payer's link contains. */
  find(id: string): Invoice {
    const invoiceId = /^[A-Z0-9]{16}$/.test(id) ? `INV2-${id.match(/.{4}/g)?.join('-')}` : id;
    const { invoices } = this.#state.data;
    const invoice = Object.hasOwn(invoices, invoiceId) ? invoices[invoiceId] : undefined;
    if (invoice === undefined) throw notFound();
    return invoice;
  }

  /** Sends a draft and returns the payer's link. */
  send(id: string, { send_to_recipient = true }: { send_to_recipient?: boolean } = {}): Link {
    const invoice = this.find(id);
    if (invoice.status === 'CANCELLED') throw unprocessable('CANT_SEND_INVOICE', 'A cancelled invoice cannot be sent.');
    if (invoice.status !== 'DRAFT') throw unprocessable('INVOICE_ALREADY_SENT', 'The invoice has already been sent.');
    const isMailed = send_to_recipient && invoice.primary_recipients.some((to) => to.billing_info?.email_address);
    invoice.status = isMailed ? 'SENT' : 'UNPAID';
    Object.assign(invoice.detail.metadata, { first_sent_time: timestamp(), last_sent_time: timestamp() });
    this.#changed(invoice);
    return this.#view.payerLink(invoice);
  }

  cancel(id: string): void {
    const invoice = this.find(id);
    if (invoice.status === 'DRAFT') {
      throw unprocessable('CANNOT_CANCEL_DRAFT_INVOICE', 'Draft invoice cannot be canceled.');
    }
    if (invoice.status === 'CANCELLED') {
      throw unprocessable('INVOICE_CANCELED_ALREADY', 'Invoice is already cancelled.');
    }
    if (invoice.refunds) {
      throw unprocessable('CANNOT_CANCEL_REFUNDED_INVOICE', 'Cannot cancel a refunded or partially refunded invoice.');
    }
    if (invoice.payments) {
      throw unprocessable('CANNOT_CANCEL_PAID_INVOICE', 'Cannot cancel a paid or partially paid invoice.');
    }
    invoice.status = 'CANCELLED';
    invoice.detail.metadata.cancel_time = timestamp();
    this.#changed(invoice, 'INVOICING.INVOICE.CANCELLED', 'A merchant or customer cancels an invoice.');
  }

  /** Deletes a draft; its number can be used again. */
  remove(id: string): void {
    const invoice = this.find(id);
    if (invoice.status !== 'DRAFT') {
      throw unprocessable('CANNOT_DELETE_INVOICE', 'Only a draft or scheduled invoice can be deleted.');
    }
    delete this.#state.data.invoices[invoice.id];
    this.#state.markChanged();
  }

  search(criteria: InvoiceCriteria, query: URLSearchParams) {
    const found = searchInvoices(Object.values(this.#state.data.invoices), criteria);
    return paginate(found, query, (invoice) => this.#view.summary(invoice));
  }

  /** Pays an invoice, `value` only a part of it. Returns null, and changes nothing, if it cannot be paid now. */
  pay(id: string, value?: string): Capture | null {
    const invoice = this.find(id);
    if (!PAYABLE.includes(invoice.status)) return null;
    const currency = invoice.detail.currency_code;
    const due = parseAmount(currency, invoice.due_amount.value);
    const paid = value === undefined ? due : parseAmount(currency, value);
    if (paid <= 0n || paid > due) {
      throw invalid('/amount', 'INVALID_PARAMETER_SYNTAX', 'Pay more than nothing and at most what is due.', value);
    }
    const capture: Capture = {
      id: randomId(17),
      status: 'COMPLETED',
      amount: toMoney(currency, paid),
      final_capture: true,
      invoice_id: invoice.detail.invoice_number,
      create_time: timestamp(),
      update_time: timestamp(),
    };
    this.#state.data.captures[capture.id] = { ...capture, invoice: invoice.id, refunded: toMoney(currency, 0n).value };
    this.#recordPayment(invoice, capture, due - paid);
    return capture;
  }

  #recordPayment(invoice: Invoice, capture: Capture, due: bigint): void {
    const currency = invoice.detail.currency_code;
    const before = parseAmount(currency, invoice.payments?.paid_amount.value ?? '0');
    invoice.payments = {
      paid_amount: toMoney(currency, before + parseAmount(currency, capture.amount.value)),
      transactions: [
        ...(invoice.payments?.transactions ?? []),
        {
          type: 'PAYPAL',
          payment_id: capture.id,
          transaction_type: 'SALE',
          payment_date: today(),
          method: 'PAYPAL',
          amount: capture.amount,
          transaction_status: 'SUCCESS',
        },
      ],
    };
    invoice.due_amount = toMoney(currency, due);
    invoice.status = due === 0n ? 'PAID' : 'PARTIALLY_PAID';
    this.#changed(
      invoice,
      'INVOICING.INVOICE.PAID',
      'An invoice is paid, partially paid, or payment is made and is pending.',
    );
  }

  /** Records the completed refund of a capture that paid this invoice. */
  recordRefund(id: string, refund: Refund): void {
    const invoice = this.find(id);
    const currency = invoice.detail.currency_code;
    const before = parseAmount(currency, invoice.refunds?.refund_amount.value ?? '0');
    const refunded = before + parseAmount(currency, refund.amount.value);
    const paid = parseAmount(currency, invoice.payments?.paid_amount.value ?? '0');
    invoice.refunds = {
      refund_amount: toMoney(currency, refunded),
      transactions: [
        ...(invoice.refunds?.transactions ?? []),
        { type: 'PAYPAL', refund_id: refund.id, refund_date: today(), amount: refund.amount, method: 'PAYPAL' },
      ],
    };
    invoice.status = refunded === paid ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#changed(invoice, 'INVOICING.INVOICE.REFUNDED', 'An invoice is refunded or partially refunded.');
  }

  #findByNumber(number: string): Invoice | undefined {
    return Object.values(this.#state.data.invoices).find((invoice) => invoice.detail.invoice_number === number);
  }

  #nextNumber(): string {
    let next = Object.keys(this.#state.data.invoices).length + 1;
    while (this.#findByNumber(String(next).padStart(4, '0'))) next += 1;
    return String(next).padStart(4, '0');
  }

  #changed(invoice: Invoice, eventType?: string, summary = ''): void {
    invoice.detail.metadata.last_update_time = timestamp();
    this.#state.markChanged();
    if (eventType) this.#webhooks.emit(eventType, summary, { invoice: this.#view.full(invoice) });
  }
}

function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}

function today(): string {
  return timestamp().slice(0, 10);
}
