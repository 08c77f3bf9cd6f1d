import { readFileSync } from 'node:fs';
import { minorOf, money, times } from './money.mjs';
import { TEXTS } from './texts.mjs';

const STYLE = readFileSync(new URL('page.css', import.meta.url), 'utf8');

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => SIGNS[sign]);

const shown = (language, { currency_code: currency, value }) =>
  safe(
    new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value),
  ) + ` ${safe(currency)}`;

function frame(language, title, inner) {
  const text = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${safe(title)} · ${text.test}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="test"><strong>${text.test}</strong>${text.noMoney}</p>
<main>
${inner}
</main>
</body>
</html>
`;
}

export const missingPage = (language) =>
  frame(language, TEXTS[language].invoice, `<h1>${TEXTS[language].notFound}</h1>`);

/** The invoice as its payer sees it. `declined`: the payer has just said no. */
export function invoicePage(invoice, { language, declined, returnUrl }) {
  const text = TEXTS[language];
  const { detail } = invoice;
  return frame(
    language,
    `${text.invoice} ${detail.invoice_number}`,
    `<h1>${text.invoice} ${safe(detail.invoice_number)}</h1>
${facts(invoice, text)}
<table>
${lines(invoice, language)}
</table>
${detail.note ? `<p>${safe(detail.note)}</p>` : ''}
${outcome(invoice, language, declined)}
${actions(invoice, language, backTo(returnUrl, detail.reference))}`,
  );
}

function facts({ detail, invoicer, primary_recipients: recipients }, text) {
  const billed = recipients[0]?.billing_info ?? {};
  const name = [billed.name?.given_name, billed.name?.surname].filter(Boolean).join(' ');
  const rows = [
    [text.from, invoicer.business_name ?? invoicer.email_address],
    [text.to, [name, billed.email_address].filter(Boolean).join(' · ')],
    [text.due, detail.payment_term?.due_date],
  ];
  return `<dl>${rows
    .filter(([, value]) => value)
    .map(([label, value]) => `<dt>${label}</dt><dd>${safe(value)}</dd>`)
    .join('')}</dl>`;
}

function lines({ items, amount }, language) {
  const text = TEXTS[language];
  const { discount, shipping, custom } = amount.breakdown;
  const row = (label, money, kind = '') =>
    `<tr${kind}><th scope="row">${label}</th><td>${shown(language, money)}</td></tr>`;
  return [
    ...items.map((item) => row(itemLabel(item), lineAmount(item))),
    discount ? row(text.discount, discount.invoice_discount.amount) : '',
    shipping?.amount ? row(text.shipping, shipping.amount) : '',
    custom?.amount ? row(safe(custom.label), custom.amount) : '',
    row(text.total, amount, ' class="total"'),
  ].join('\n');
}

const lineAmount = ({ unit_amount: { currency_code: currency, value }, quantity }) =>
  money(currency, times(minorOf(currency, value), quantity));

const itemLabel = ({ name, quantity, description }) =>
  safe(quantity === '1' ? name : `${name} × ${quantity}`) + (description ? `<small>${safe(description)}</small>` : '');

function outcome({ status, payments, refunds }, language, declined) {
  const text = TEXTS[language];
  const said = [];
  if (status === 'DRAFT') said.push(text.draft);
  if (status === 'CANCELLED') said.push(text.cancelled);
  for (const paid of payments?.transactions ?? []) {
    const transaction = `<small>${text.transaction} ${safe(paid.payment_id)}</small>`;
    said.push(`<strong>${text.paid}: ${shown(language, paid.amount)}</strong>${transaction}`);
  }
  if (refunds) said.push(`${text.refunded}: ${shown(language, refunds.refund_amount)}`);
  if (status === 'PAID') said.push(text.paidNote);
  if (declined && !payments) said.push(text.declined);
  return said.length === 0
    ? ''
    : `<div class="say" role="status">${said.map((one) => `<div>${one}</div>`).join('')}</div>`;
}

const button = (action, label, kind = '') =>
  `<form method="post" action="${action}"><button${kind}>${label}</button></form>`;

/** Relative addresses, so that the page also works behind a path prefix. */
function actions({ id, status, due_amount: due }, language, back) {
  const text = TEXTS[language];
  const path = id.slice(5).replaceAll('-', '');
  const open = ['SENT', 'UNPAID', 'PARTIALLY_PAID'].includes(status);
  const buttons = open
    ? button(`${path}/pay`, `${text.pay} ${shown(language, due)}`, ' class="pay"') +
      button(`${path}/decline`, text.decline)
    : '';
  const link = back && !open ? `<a class="back" href="${safe(back)}">${text.back}</a>` : '';
  return `<div class="act">${buttons}${link}</div>`;
}

function backTo(template, reference) {
  if (!template) return null;
  const url = template.replaceAll('{reference}', encodeURIComponent(reference ?? ''));
  return /^https?:\/\//.test(url) ? url : null;
}
