import { minorOf, money, times } from './money.mjs';
import { TEXTS } from './texts.mjs';

const STYLE = `
:root { color-scheme: light dark; --ink: #17191c; --paper: #fff; --desk: #eef0f1; --line: #d5d9dc; --quiet: #5b6268; --work: #00687d; --note: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eceff1; --paper: #1b1e21; --desk: #111315; --line: #3a4046; --quiet: #a3abb2; --work: #5cc3d8; --note: #e0b45c; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--desk); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; padding: 24px; }
.test { max-width: 560px; margin: 0 auto 16px; padding: 12px 16px; border: 1px dashed var(--note); border-radius: 4px; color: var(--note); }
.test strong { display: block; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 0; border-top: 1px solid var(--line); text-align: left; font-weight: 400; vertical-align: top; overflow-wrap: anywhere; }
td { padding-left: 16px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
small { display: block; color: var(--quiet); }
tr.total th, tr.total td { border-top: 2px solid var(--ink); font-weight: 700; font-size: 20px; }
.say { margin: 24px 0 0; padding: 12px 16px; border-left: 4px solid var(--work); background: var(--desk); }
.act { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
form { flex: 1 1 160px; }
button, a.back { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border: 1px solid var(--work); border-radius: 4px; font: inherit; text-align: center; text-decoration: none; cursor: pointer; background: transparent; color: var(--work); }
button.pay, a.back { background: var(--work); color: var(--paper); font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
`;

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text) => String(text ?? '').replace(/[&<>"']/g, (sign) => SIGNS[sign]);

const shown = (language, { currency_code: currency, value }) =>
  safe(new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(value)) + ` ${safe(currency)}`;

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

export const missingPage = (language) => frame(language, TEXTS[language].invoice, `<h1>${TEXTS[language].notFound}</h1>`);

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
  return `<dl>${rows.filter(([, value]) => value).map(([label, value]) => `<dt>${label}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`;
}

function lines({ items, amount }, language) {
  const text = TEXTS[language];
  const { shipping, custom } = amount.breakdown;
  const row = (label, money, kind = '') => `<tr${kind}><th scope="row">${label}</th><td>${shown(language, money)}</td></tr>`;
  return [
    ...items.map((item) => row(itemLabel(item), lineAmount(item))),
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
    said.push(`<strong>${text.paid}: ${shown(language, paid.amount)}</strong><small>${text.transaction} ${safe(paid.payment_id)}</small>`);
  }
  if (refunds) said.push(`${text.refunded}: ${shown(language, refunds.refund_amount)}`);
  if (status === 'PAID') said.push(text.paidNote);
  if (declined && !payments) said.push(text.declined);
  return said.length === 0 ? '' : `<div class="say" role="status">${said.map((one) => `<div>${one}</div>`).join('')}</div>`;
}

/** Relative addresses, so that the page also works behind a path prefix. */
function actions({ id, status, due_amount: due }, language, back) {
  const text = TEXTS[language];
  const path = id.slice(5).replaceAll('-', '');
  const open = ['SENT', 'UNPAID', 'PARTIALLY_PAID'].includes(status);
  const buttons = open
    ? `<form method="post" action="${path}/pay"><button class="pay">${text.pay} ${shown(language, due)}</button></form>
<form method="post" action="${path}/decline"><button>${text.decline}</button></form>`
    : '';
  const link = back && !open ? `<a class="back" href="${safe(back)}">${text.back}</a>` : '';
  return `<div class="act">${buttons}${link}</div>`;
}

function backTo(template, reference) {
  if (!template) return null;
  const url = template.replaceAll('{reference}', encodeURIComponent(reference ?? ''));
  return /^https?:\/\//.test(url) ? url : null;
}
