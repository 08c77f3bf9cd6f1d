import { checkDraft } from './invoice-rules.mjs';
import { page, searched } from './invoice-search.mjs';
import { minorOf, money } from './money.mjs';
import { invalid, notFound, unprocessable } from './problem.mjs';
import { randomId } from './state.mjs';

const OPEN = ['SENT', 'UNPAID', 'PARTIALLY_PAID'];
const timestamp = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');
const today = () => timestamp().slice(0, 10);

/** Invoicing v2: the life of an invoice from draft to refund. Amounts are kept as PayPal's decimal strings. */
export class Invoices {
  #state;
  #webhooks;
  #view;
  #merchantEmail;

  constructor(state, webhooks, view, merchantEmail) {
    this.#state = state;
    this.#webhooks = webhooks;
    this.#view = view;
    this.#merchantEmail = merchantEmail;
  }

  create(draft) {
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
      throw invalid('/', 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.');
    }
    const { itemTotal, discount, total } = checkDraft(draft, today());
    const { detail } = draft;
    const currency = detail.currency_code;
    if (detail.invoice_number !== undefined && this.#byNumber(detail.invoice_number)) {
      throw unprocessable(
        'DUPLICATE_INVOICE_NUMBER',
        'An invoice with this number already exists.',
        '/detail/invoice_number',
      );
    }
    const sums = { itemTotal: money(currency, itemTotal), total: money(currency, total) };
    const invoice = this.#draft(draft, { ...sums, discount: discount > 0n && money(currency, -discount) });
    this.#state.data.invoices[invoice.id] = invoice;
    this.#changed(invoice, 'INVOICING.INVOICE.CREATED', 'An invoice is created.');
    return invoice;
  }

  /** PayPal shows a discount as what it is: an amount below zero. */
  #draft({ detail, ...draft }, { itemTotal, discount, total }) {
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
      items: draft.items.map((item) => ({ id: `ITEM-${randomId(17)}`, ...item })),
      configuration: {
        tax_calculated_after_discount: true,
        tax_inclusive: false,
        allow_tip: false,
        ...draft.configuration,
      },
      amount: {
        ...total,
        breakdown: {
          item_total: itemTotal,
          ...draft.amount?.breakdown,
          ...(discount && { discount: { invoice_discount: { amount: discount } } }),
          tax_total: money(total.currency_code, 0n),
        },
      },
      due_amount: total,
    };
  }

  /** By id, with or without its dashes and prefix, as the payer's link has it. */
  find(id) {
    const short = /^[A-Z0-9]{16}$/.test(id) ? `INV2-${id.match(/.{4}/g).join('-')}` : id;
    const { invoices } = this.#state.data;
    if (!Object.hasOwn(invoices, short)) throw notFound();
    return invoices[short];
  }

  send(id, notification = {}) {
    const invoice = this.find(id);
    if (invoice.status === 'CANCELLED') throw unprocessable('CANT_SEND_INVOICE', 'A cancelled invoice cannot be sent.');
    if (invoice.status !== 'DRAFT') throw unprocessable('INVOICE_ALREADY_SENT', 'The invoice has already been sent.');
    const mailed =
      notification.send_to_recipient !== false &&
      invoice.primary_recipients.some((to) => to.billing_info?.email_address);
    invoice.status = mailed ? 'SENT' : 'UNPAID';
    Object.assign(invoice.detail.metadata, { first_sent_time: timestamp(), last_sent_time: timestamp() });
    this.#changed(invoice);
    return this.#view.payerLink(invoice);
  }

  cancel(id) {
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

  /** A draft alone can be deleted, and its number used again. */
  remove(id) {
    const invoice = this.find(id);
    if (invoice.status !== 'DRAFT') {
      throw unprocessable('CANNOT_DELETE_INVOICE', 'Only a draft or scheduled invoice can be deleted.');
    }
    delete this.#state.data.invoices[invoice.id];
    this.#state.touch();
  }

  search(criteria, query) {
    const found = searched(Object.values(this.#state.data.invoices), criteria);
    return page(found, query, (invoice) => this.#view.listed(invoice));
  }

  /** What the payer's button does. Paying twice, or what is not open, changes nothing; `value` pays a part. */
  pay(id, value) {
    const invoice = this.find(id);
    if (!OPEN.includes(invoice.status)) return null;
    const currency = invoice.detail.currency_code;
    const due = minorOf(currency, invoice.due_amount.value);
    const paying = value === undefined ? due : minorOf(currency, value);
    if (paying === null || paying <= 0n || paying > due) {
      throw invalid('/amount', 'INVALID_PARAMETER_SYNTAX', 'Pay more than nothing and at most what is due.', value);
    }
    const capture = {
      id: randomId(17),
      status: 'COMPLETED',
      amount: money(currency, paying),
      final_capture: true,
      invoice_id: invoice.detail.invoice_number,
      create_time: timestamp(),
      update_time: timestamp(),
    };
    this.#state.data.captures[capture.id] = { ...capture, invoice: invoice.id, refunded: money(currency, 0n).value };
    this.#recordPayment(invoice, capture, due - paying);
    return capture;
  }

  #recordPayment(invoice, capture, due) {
    const currency = invoice.detail.currency_code;
    const before = minorOf(currency, invoice.payments?.paid_amount.value ?? '0');
    invoice.payments = {
      paid_amount: money(currency, before + minorOf(currency, capture.amount.value)),
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
    invoice.due_amount = money(currency, due);
    invoice.status = due === 0n ? 'PAID' : 'PARTIALLY_PAID';
    this.#changed(
      invoice,
      'INVOICING.INVOICE.PAID',
      'An invoice is paid, partially paid, or payment is made and is pending.',
    );
  }

  /** Called when a capture of this invoice was refunded. */
  refunded(id, refund) {
    const invoice = this.find(id);
    const currency = invoice.detail.currency_code;
    const before = minorOf(currency, invoice.refunds?.refund_amount.value ?? '0');
    const all = before + minorOf(currency, refund.amount.value);
    invoice.refunds = {
      refund_amount: money(currency, all),
      transactions: [
        ...(invoice.refunds?.transactions ?? []),
        { type: 'PAYPAL', refund_id: refund.id, refund_date: today(), amount: refund.amount, method: 'PAYPAL' },
      ],
    };
    invoice.status = all === minorOf(currency, invoice.payments.paid_amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#changed(invoice, 'INVOICING.INVOICE.REFUNDED', 'An invoice is refunded or partially refunded.');
  }

  #byNumber(number) {
    return Object.values(this.#state.data.invoices).find((invoice) => invoice.detail.invoice_number === number);
  }

  #nextNumber() {
    let next = Object.keys(this.#state.data.invoices).length + 1;
    while (this.#byNumber(String(next).padStart(4, '0'))) next += 1;
    return String(next).padStart(4, '0');
  }

  #changed(invoice, eventType, summary) {
    invoice.detail.metadata.last_update_time = timestamp();
    this.#state.touch();
    if (eventType) this.#webhooks.emit(eventType, summary, { invoice: this.#view.whole(invoice) });
  }
}
