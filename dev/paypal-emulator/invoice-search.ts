import { invalid } from './errors.ts';
import type { Invoice } from './types.ts';

export interface InvoiceCriteria {
  invoice_number?: string;
  reference?: string;
  currency_code?: string;
  status?: string[];
  recipient_email?: string;
}

/** The invoices that match all criteria, newest first. */
export function searchInvoices(invoices: Invoice[], criteria: InvoiceCriteria): Invoice[] {
  if ((criteria.invoice_number ?? '').length > 25) {
    throw invalid('/invoice_number', 'INVALID_STRING_MAX_LENGTH', 'The value of a field is too long.');
  }
  return invoices.filter((invoice) => matches(invoice, criteria)).reverse();
}

function matches({ detail, status, primary_recipients: recipients }: Invoice, criteria: InvoiceCriteria): boolean {
  return (
    (criteria.invoice_number === undefined || detail.invoice_number === criteria.invoice_number) &&
    (criteria.reference === undefined || detail.reference === criteria.reference) &&
    (criteria.currency_code === undefined || detail.currency_code === criteria.currency_code) &&
    (criteria.status === undefined || criteria.status.includes(status)) &&
    (criteria.recipient_email === undefined ||
      recipients.some((to) => to.billing_info?.email_address === criteria.recipient_email))
  );
}

/** One page of search results, by PayPal's query parameters. */
export function paginate<T, V>(found: T[], query: URLSearchParams, toView: (entry: T) => V) {
  const size = Math.min(Math.max(Number(query.get('page_size')) || 20, 1), 100);
  const page = Math.max(Number(query.get('page')) || 1, 1);
  const items = found.slice((page - 1) * size, page * size).map(toView);
  const totals = { total_items: found.length, total_pages: Math.ceil(found.length / size) };
  return query.get('total_required') === 'true' ? { ...totals, items, links: [] } : { items, links: [] };
}
