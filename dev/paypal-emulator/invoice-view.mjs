/** How invoices are shown: in the API's answers, in events, and where the payer's link leads. */
export class InvoiceView {
  #config;

  constructor(config) {
    this.#config = config;
  }

  payerUrl({ id }) {
    return `${this.#config.publicUrl}/invoice/p/${id.slice(5).replaceAll('-', '')}`;
  }

  payerLink(invoice) {
    return { rel: 'payer-view', href: this.payerUrl(invoice), method: 'GET' };
  }

  selfLink({ id }) {
    return { rel: 'self', href: `${this.#config.apiUrl}/v2/invoicing/invoices/${id}`, method: 'GET' };
  }

  whole(invoice) {
    const metadata = {
      ...invoice.detail.metadata,
      recipient_view_url: this.payerUrl(invoice),
      invoicer_view_url: `${this.#config.publicUrl}/invoice/details/${invoice.id}`,
    };
    return { ...invoice, detail: { ...invoice.detail, metadata }, links: [this.selfLink(invoice)] };
  }

  /** As a search lists it: without the lines, the payments and the payer's link. */
  listed({ id, status, detail, invoicer, primary_recipients, amount, due_amount }) {
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
