import type { EmulatorConfig, Invoice, Link } from './types.ts';

/** The JSON of invoices in responses and events, and the address of the payer's page. */
export class InvoiceView {
  readonly #config: EmulatorConfig;

  constructor(config: EmulatorConfig) {
    this.#config = config;
  }

  payerUrl({ id }: Pick<Invoice, 'id'>): string {
    return `${this.#config.publicUrl}/invoice/p/${id.slice(5).replaceAll('-', '')}`;
  }

  payerLink(invoice: Invoice): Link {
    return { rel: 'payer-view', href: this.payerUrl(invoice), method: 'GET' };
  }

  selfLink({ id }: Pick<Invoice, 'id'>): Link {
    return { rel: 'self', href: `${this.#config.apiUrl}/v2/invoicing/invoices/${id}`, method: 'GET' };
  }

  full(invoice: Invoice): Invoice & { links: Link[] } {
    const metadata = {
      ...invoice.detail.metadata,
      recipient_view_url: this.payerUrl(invoice),
      invoicer_view_url: `${this.#config.publicUrl}/invoice/details/${invoice.id}`,
    };
    return { ...invoice, detail: { ...invoice.detail, metadata }, links: [this.selfLink(invoice)] };
  }

  /** An entry of a search: without items, payments and the payer's link. */
  summary({ id, status, detail, invoicer, primary_recipients, amount, due_amount }: Invoice) {
    const { currency_code, value } = amount;
    const { create_time } = detail.metadata;
    return {
      id,
      status,
      detail: { ...detail, metadata: { create_time } },
      invoicer,
      primary_recipients,
      amount: { currency_code, value },
      due_amount,
      links: [this.selfLink({ id })],
    };
  }
}
