import { invalid } from './problem.mjs';

/** The invoices that meet all criteria, the newest first. */
export function searched(invoices, criteria) {
  if (criteria.invoice_number?.length > 25) {
    throw invalid('/invoice_number', 'INVALID_STRING_MAX_LENGTH', 'The value of a field is too long.');
  }
  return invoices.filter((invoice) => meets(invoice, criteria)).reverse();
}

function meets({ detail, status, primary_recipients: recipients }, wanted) {
  return (
    (wanted.invoice_number === undefined || detail.invoice_number === wanted.invoice_number) &&
    (wanted.reference === undefined || detail.reference === wanted.reference) &&
    (wanted.currency_code === undefined || detail.currency_code === wanted.currency_code) &&
    (wanted.status === undefined || wanted.status.includes(status)) &&
    (wanted.recipient_email === undefined ||
      recipients.some((to) => to.billing_info?.email_address === wanted.recipient_email))
  );
}

/** One page of them, by PayPal's query parameters; `show` gives an entry's form. */
export function page(found, query, show) {
  const size = Math.min(Math.max(Number(query.get('page_size')) || 20, 1), 100);
  const number = Math.max(Number(query.get('page')) || 1, 1);
  const items = found.slice((number - 1) * size, number * size).map(show);
  const totals = { total_items: found.length, total_pages: Math.ceil(found.length / size) };
  return query.get('total_required') === 'true' ? { ...totals, items, links: [] } : { items, links: [] };
}
