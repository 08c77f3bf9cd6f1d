import { isSupported, minorOf, money, takesDecimals, times } from './money.mjs';
import { invalid, unprocessable } from './problem.mjs';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LANGUAGE = /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;
const EMAIL =
  /^(?!\.)(?:[A-Za-z0-9!#$&'*/=?^`{|}~_%+-]|\.(?!\.)){1,64}(?<!\.)@(?:[A-Za-z0-9-]|\.(?!\.))+\.[a-zA-Z]{2,}$/;
const TERMS = [
  'DUE_ON_RECEIPT',
  'DUE_ON_DATE_SPECIFIED',
  'NET_10',
  'NET_15',
  'NET_30',
  'NET_45',
  'NET_60',
  'NET_90',
  'NO_DUE_DATE',
];

/** Throws PayPal's refusal of a draft, or gives the sums PayPal works out from it. */
export function checkDraft(draft, today) {
  const { detail } = draft;
  if (typeof detail !== 'object' || detail === null) throw missing('/detail');
  checkDetail(detail, today);
  checkRecipients(draft.primary_recipients ?? []);
  return sums(draft, detail.currency_code);
}

function checkDetail(detail, today) {
  checkCurrency(detail.currency_code, '/detail/currency_code');
  checkText(detail.invoice_number, '/detail/invoice_number', 25);
  checkText(detail.reference, '/detail/reference', 120);
  checkText(detail.note, '/detail/note', 4000);
  checkText(detail.terms_and_conditions, '/detail/terms_and_conditions', 4000);
  checkText(detail.memo, '/detail/memo', 500);
  checkPattern(detail.invoice_date, '/detail/invoice_date', DATE);
  const term = detail.payment_term ?? {};
  if (term.term_type !== undefined && !TERMS.includes(term.term_type)) {
    throw syntax('/detail/payment_term/term_type', term.term_type);
  }
  checkPattern(term.due_date, '/detail/payment_term/due_date', DATE);
  if (term.due_date < (detail.invoice_date ?? today)) {
    throw unprocessable(
      'DUE_DATE_BEFORE_INVOICE_DATE',
      'The due date must not be before the invoice date.',
      '/detail/payment_term/due_date',
    );
  }
}

function checkRecipients(recipients) {
  if (!Array.isArray(recipients)) throw syntax('/primary_recipients', recipients);
  recipients.forEach((recipient, index) => {
    for (const part of ['billing_info', 'shipping_info']) {
      const at = `/primary_recipients/${index}/${part}`;
      const info = recipient?.[part] ?? {};
      checkText(info.business_name, `${at}/business_name`, 300);
      checkText(info.name?.given_name, `${at}/name/given_name`, 140);
      checkText(info.name?.surname, `${at}/name/surname`, 140);
      checkPattern(info.email_address, `${at}/email_address`, EMAIL);
      checkPattern(info.language, `${at}/language`, LANGUAGE);
      if (info.address) checkAddress(info.address, `${at}/address`);
    }
  });
}

function checkAddress(address, at) {
  if (address.country_code === undefined) throw missing(`${at}/country_code`);
  checkPattern(address.country_code, `${at}/country_code`, /^([A-Z]{2}|C2)$/);
  const limits = { address_line_1: 300, address_line_2: 300, admin_area_2: 120, admin_area_1: 300, postal_code: 60 };
  for (const [field, limit] of Object.entries(limits)) checkText(address[field], `${at}/${field}`, limit);
}

function sums(draft, currency) {
  const items = draft.items ?? [];
  if (!Array.isArray(items) || items.length === 0) throw missing('/items');
  if (items.length > 100) throw invalid('/items', 'INVALID_ARRAY_MAX_ITEMS', 'Only maximum of 100 items is supported.');
  const itemTotal = items.reduce((sum, item, index) => sum + itemAmount(item, currency, `/items/${index}`), 0n);

  const breakdown = draft.amount?.breakdown ?? {};
  const shipping = amountAt(breakdown.shipping?.amount, currency, '/amount/breakdown/shipping/amount');
  const custom = amountAt(breakdown.custom?.amount, currency, '/amount/breakdown/custom/amount');
  if (breakdown.custom) {
    if (!breakdown.custom.label) throw missing('/amount/breakdown/custom/label');
    checkText(breakdown.custom.label, '/amount/breakdown/custom/label', 50);
  }
  if (breakdown.tax_total || breakdown.shipping?.tax) throw notEmulated('/amount/breakdown');
  const discount = discountAt(breakdown.discount, itemTotal, currency);

  const total = itemTotal - discount + shipping + custom;
  if (total < 0n) {
    throw unprocessable('TOTAL_AMOUNT_NEGATIVE', 'The total amount for the invoice cannot be negative.', '/amount');
  }
  checkSum(breakdown.item_total?.value, itemTotal, currency, '/amount/breakdown/item_total');
  checkSum(draft.amount?.value, total, currency, '/amount');
  return { itemTotal, discount, total };
}

/** Of the whole invoice, as an amount: at most what the items come to. */
function discountAt(discount, itemTotal, currency) {
  if (discount === undefined) return 0n;
  const at = '/amount/breakdown/discount/invoice_discount';
  if (discount.item_discount || discount.invoice_discount?.percent) throw notEmulated(at);
  const amount = amountAt(discount.invoice_discount?.amount, currency, `${at}/amount`);
  if (amount < 0n || amount > itemTotal) {
    throw unprocessable('INVALID_DISCOUNT', 'The discount must be between nothing and the total of the items.', at);
  }
  return amount;
}

function itemAmount(item, currency, at) {
  if (!item?.name) throw missing(`${at}/name`);
  checkText(item.name, `${at}/name`, 200);
  checkText(item.description, `${at}/description`, 1000);
  if (item.quantity === undefined) throw missing(`${at}/quantity`);
  checkText(item.quantity, `${at}/quantity`, 14);
  if (!/^\d+(\.\d{1,5})?$/.test(item.quantity)) throw syntax(`${at}/quantity`, item.quantity);
  if (item.unit_amount === undefined) throw missing(`${at}/unit_amount`);
  if (item.tax || item.discount) throw notEmulated(at);
  return times(amountAt(item.unit_amount, currency, `${at}/unit_amount`), item.quantity);
}

function amountAt(amount, currency, at) {
  if (amount === undefined) return 0n;
  checkCurrency(amount?.currency_code, `${at}/currency_code`);
  if (amount.currency_code !== currency) {
    throw unprocessable(
      'CURRENCY_MISMATCH',
      'All amounts must be in the currency of the invoice.',
      `${at}/currency_code`,
    );
  }
  const minor = minorOf(currency, amount.value);
  if (minor !== null) return minor;
  throw takesDecimals(currency)
    ? invalid(
        `${at}/value`,
        'INVALID_DECIMAL_VALUE',
        'Amount value is invalid. Can have up to 2 fractions.',
        amount.value,
      )
    : invalid(
        `${at}/value`,
        'INVALID_INTEGER_VALUE',
        'Amount value is invalid. This currency takes no fractions.',
        amount.value,
      );
}

function checkSum(value, expected, currency, at) {
  if (value === undefined || minorOf(currency, value) === expected) return;
  throw unprocessable(
    'AMOUNT_MISMATCH',
    `Should equal ${money(currency, expected).value}, the sum of its parts.`,
    `${at}/value`,
  );
}

function checkCurrency(currency, at) {
  if (currency === undefined) throw missing(at);
  if (typeof currency !== 'string' || currency.length !== 3) {
    throw invalid(at, 'INVALID_STRING_LENGTH', 'Currency code length should be 3 characters.', currency);
  }
  if (!isSupported(currency)) throw invalid(at, 'NOT_SUPPORTED', 'Currency code is not supported.', currency);
}

function checkText(value, at, limit) {
  if (value === undefined) return;
  if (typeof value !== 'string') throw syntax(at, value);
  if (value.length > limit) {
    throw invalid(at, 'INVALID_STRING_MAX_LENGTH', `Length should be at most ${limit} characters.`);
  }
}

function checkPattern(value, at, pattern) {
  if (value !== undefined && !(typeof value === 'string' && pattern.test(value))) throw syntax(at, value);
}

const missing = (at) => invalid(at, 'MISSING_REQUIRED_PARAMETER', 'A required field is missing.');
const syntax = (at, value) =>
  invalid(at, 'INVALID_PARAMETER_SYNTAX', 'The value of a field does not conform to the expected format.', value);
const notEmulated = (at) => unprocessable('NOT_EMULATED', 'This emulator works out neither taxes nor discounts of items or by percent.', at);
