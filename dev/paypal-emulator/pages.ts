import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { multiply, parseAmount, toMoney } from './money.ts';
import { type Language, TEXTS } from './texts.ts';
import type { Invoice, InvoiceItem, Money } from './types.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function notFoundPage(language: Language): string {
  const text = TEXTS[language];
  return renderPage(language, text.invoice, `<h1>${text.notFound}</h1>`);
}

export interface InvoicePageOptions {
  language: Language;
  /** The payer has just declined to pay. */
  isDeclined: boolean;
  returnUrl?: string;
}

/** The payer's page of an invoice. */
export function invoicePage(invoice: Invoice, { language, isDeclined, returnUrl }: InvoicePageOptions): string {
  const text = TEXTS[language];
  const { detail } = invoice;
  return renderPage(
    language,
    `${text.invoice} ${detail.invoice_number}`,
    `<h1>${text.invoice} ${escapeHtml(detail.invoice_number)}</h1>
${renderParties(invoice, language)}
<table>
${renderLines(invoice, language)}
</table>
${detail.note ? `<p>${escapeHtml(detail.note)}</p>` : ''}
${renderStatus(invoice, language, isDeclined)}
${renderActions(invoice, language, buildReturnUrl(returnUrl, detail.reference))}`,
  );
}

function renderPage(language: Language, title: string, content: string): string {
  const text = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · ${text.test}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="test"><strong>${text.test}</strong>${text.noMoney}</p>
<main>
${content}
</main>
</body>
</html>
`;
}

function renderParties({ detail, invoicer, primary_recipients: recipients }: Invoice, language: Language): string {
  const text = TEXTS[language];
  const billing = recipients[0]?.billing_info ?? {};
  const name = [billing.name?.given_name, billing.name?.surname].filter(Boolean).join(' ');
  const rows = [
    [text.from, invoicer.business_name ?? invoicer.email_address],
    [text.to, [name, billing.email_address].filter(Boolean).join(' · ')],
    [text.due, detail.payment_term?.due_date],
  ];
  return `<dl>${rows
    .filter(([, value]) => value)
    .map(([label, value]) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;
}

function renderLines({ items, amount }: Invoice, language: Language): string {
  const text = TEXTS[language];
  const { discount, shipping, custom } = amount.breakdown;
  const row = (label: string, money: Money | undefined, attributes = '') =>
    money === undefined
      ? ''
      : `<tr${attributes}><th scope="row">${label}</th><td>${formatMoney(language, money)}</td></tr>`;
  return [
    ...items.map((item) => row(itemLabel(item), itemAmount(item))),
    row(text.discount, discount?.invoice_discount?.amount),
    row(text.shipping, shipping?.amount),
    row(escapeHtml(custom?.label), custom?.amount),
    row(text.total, amount, ' class="total"'),
  ].join('\n');
}

function itemAmount({ unit_amount: price, quantity = '0' }: InvoiceItem): Money | undefined {
  if (price === undefined) return undefined;
  const { currency_code: currency, value } = price;
  return toMoney(currency, multiply(parseAmount(currency, value), quantity));
}

function itemLabel({ name, quantity, description }: InvoiceItem): string {
  const label = escapeHtml(quantity === '1' ? name : `${name} × ${quantity}`);
  return description ? `${label}<small>${escapeHtml(description)}</small>` : label;
}

function renderStatus({ status, payments, refunds }: Invoice, language: Language, isDeclined: boolean): string {
  const text = TEXTS[language];
  const messages = [];
  if (status === 'DRAFT') messages.push(text.draft);
  if (status === 'CANCELLED') messages.push(text.cancelled);
  for (const payment of payments?.transactions ?? []) {
    const transaction = `<small>${text.transaction} ${escapeHtml(payment.payment_id)}</small>`;
    messages.push(`<strong>${text.paid}: ${formatMoney(language, payment.amount)}</strong>${transaction}`);
  }
  if (refunds) messages.push(`${text.refunded}: ${formatMoney(language, refunds.refund_amount)}`);
  if (status === 'PAID') messages.push(text.paidNote);
  if (isDeclined && !payments) messages.push(text.declined);
  if (messages.length === 0) return '';
  return `<div class="status" role="status">${messages.map((message) => `<div>${message}</div>`).join('')}</div>`;
}

/** The addresses are relative, so that the page also works behind a path prefix. */
function renderActions({ id, status, due_amount: due }: Invoice, language: Language, returnUrl: string | null): string {
  const text = TEXTS[language];
  const path = id.slice(5).replaceAll('-', '');
  const isPayable = ['SENT', 'UNPAID', 'PARTIALLY_PAID'].includes(status);
  const buttons = isPayable
    ? renderButton(`${path}/pay`, `${text.pay} ${formatMoney(language, due)}`, ' class="pay"') +
      renderButton(`${path}/decline`, text.decline)
    : '';
  const link = returnUrl && !isPayable ? `<a class="back" href="${escapeHtml(returnUrl)}">${text.back}</a>` : '';
  return `<div class="actions">${buttons}${link}</div>`;
}

function renderButton(action: string, label: string, attributes = ''): string {
  return `<form method="post" action="${action}"><button${attributes}>${label}</button></form>`;
}

function buildReturnUrl(template: string | undefined, reference = ''): string | null {
  const url = template?.replaceAll('{reference}', encodeURIComponent(reference)) ?? '';
  return /^https?:\/\//.test(url) ? url : null;
}

function formatMoney(language: Language, { currency_code: currency, value }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return `${escapeHtml(format.format(Number(value)))} ${escapeHtml(currency)}`;
}

function escapeHtml(text: string | undefined): string {
  return (text ?? '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
