import { invalid, unprocessable, type PayPalError } from './errors.ts';
import { hasDecimals, isSupportedCurrency, multiply, toMinorUnits, toMoney } from './money.ts';
import type { AmountBreakdown, ContactInfo, InvoiceDetail, InvoiceDraft, InvoiceItem, Money } from './types.ts';

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

/** Totals of an invoice in minor units. */
export interface InvoiceTotals {
  itemTotal: bigint;
  discount: bigint;
  total: bigint;
}

/**
 * Validates a draft as PayPal does and calculates its totals.
 * @param today the date invoices without a date get, as YYYY-MM-DD
 * @throws PayPalError
 */
export function checkDraft(draft: InvoiceDraft, today: string): InvoiceTotals {
  const { detail } = draft;
  if (typeof detail !== 'object' || detail === null) throw missing('/detail');
  checkDetail(detail, today);
  checkRecipients(draft.primary_recipients ?? []);
  return calculateTotals(draft, detail.currency_code);
}

function checkDetail(detail: InvoiceDetail, today: string): void {
  checkCurrency(detail.currency_code, '/detail/currency_code');
  checkText(detail.invoice_number, '/detail/invoice_number', 25);
  checkText(detail.reference, '/detail/reference', 120);
  checkText(detail.note, '/detail/note', 4000);
  checkText(detail.terms_and_conditions, '/detail/terms_and_conditions', 4000);
  checkText(detail.memo, '/detail/memo', 500);
  checkPattern(detail.invoice_date, '/detail/invoice_date', DATE);
  const { term_type: type, due_date: dueDate } = detail.payment_term ?? {};
  if (type !== undefined && !TERMS.includes(type)) throw invalidSyntax('/detail/payment_term/term_type', type);
  checkPattern(dueDate, '/detail/payment_term/due_date', DATE);
  if (dueDate !== undefined && dueDate < (detail.invoice_date ?? today)) {
    throw unprocessable(
      'DUE_DATE_BEFORE_INVOICE_DATE',
      'The due date must not be before the invoice date.',
      '/detail/payment_term/due_date',
    );
  }
}

function checkRecipients(recipients: unknown): void {
  if (!Array.isArray(recipients)) throw invalidSyntax('/primary_recipients', recipients);
  recipients.forEach((recipient, index) => {
    for (const part of ['billing_info', 'shipping_info'] as const) {
      const at = `/primary_recipients/${index}/${part}`;
      const info: ContactInfo = recipient?.[part] ?? {};
      checkText(info.business_name, `${at}/business_name`, 300);
      checkText(info.name?.given_name, `${at}/name/given_name`, 140);
      checkText(info.name?.surname, `${at}/name/surname`, 140);
      checkPattern(info.email_address, `${at}/email_address`, EMAIL);
      checkPattern(info.language, `${at}/language`, LANGUAGE);
      if (info.address) checkAddress(info.address, `${at}/address`);
    }
  });
}

function checkAddress(address: NonNullable<ContactInfo['address']>, at: string): void {
  if (address.country_code === undefined) throw missing(`${at}/country_code`);
  checkPattern(address.country_code, `${at}/country_code`, /^([A-Z]{2}|C2)$/);
  const limits = { address_line_1: 300, address_line_2: 300, admin_area_2: 120, admin_area_1: 300, postal_code: 60 };
  for (const [field, limit] of Object.entries(limits)) checkText(address[field], `${at}/${field}`, limit);
}

function calculateTotals(draft: InvoiceDraft, currency: string): InvoiceTotals {
  const items = draft.items ?? [];
  if (!Array.isArray(items) || items.length === 0) throw missing('/items');
  if (items.length > 100) throw invalid('/items', 'INVALID_ARRAY_MAX_ITEMS', 'Only maximum of 100 items is supported.');
  const itemTotal = items.reduce(
    (sum, item, index) => sum + calculateItemAmount(item, currency, `/items/${index}`),
    0n,
  );

  const breakdown = draft.amount?.breakdown ?? {};
  const shipping = readAmount(breakdown.shipping?.amount, currency, '/amount/breakdown/shipping/amount');
  const custom = readAmount(breakdown.custom?.amount, currency, '/amount/breakdown/custom/amount');
  if (breakdown.custom) {
    if (!breakdown.custom.label) throw missing('/amount/breakdown/custom/label');
    checkText(breakdown.custom.label, '/amount/breakdown/custom/label', 50);
  }
  if (breakdown.tax_total || breakdown.shipping?.tax) throw notEmulated('/amount/breakdown');
  const discount = readDiscount(breakdown.discount, itemTotal, currency);

  const total = itemTotal - discount + shipping + custom;
  if (total < 0n) {
    throw unprocessable('TOTAL_AMOUNT_NEGATIVE', 'The total amount for the invoice cannot be negative.', '/amount');
  }
  checkSum(breakdown.item_total?.value, itemTotal, currency, '/amount/breakdown/item_total');
  checkSum(draft.amount?.value, total, currency, '/amount');
  return { itemTotal, discount, total };
}

/** A discount on the whole invoice, as an amount that is at most the total of the items. */
function readDiscount(discount: AmountBreakdown['discount'], itemTotal: bigint, currency: string): bigint {
  if (discount === undefined) return 0n;
  const at = '/amount/breakdown/discount/invoice_discount';
  if (discount.item_discount || discount.invoice_discount?.percent) throw notEmulated(at);
  const amount = readAmount(discount.invoice_discount?.amount, currency, `${at}/amount`);
  if (amount < 0n || amount > itemTotal) {
    throw unprocessable('INVALID_DISCOUNT', 'The discount must be between nothing and the total of the items.', at);
  }
  return amount;
}

function calculateItemAmount(item: InvoiceItem, currency: string, at: string): bigint {
  if (!item?.name) throw missing(`${at}/name`);
  checkText(item.name, `${at}/name`, 200);
  checkText(item.description, `${at}/description`, 1000);
  if (item.quantity === undefined) throw missing(`${at}/quantity`);
  checkText(item.quantity, `${at}/quantity`, 14);
  if (!/^\d+(\.\d{1,5})?$/.test(item.quantity)) throw invalidSyntax(`${at}/quantity`, item.quantity);
  if (item.unit_amount === undefined) throw missing(`${at}/unit_amount`);
  if (item.tax || item.discount) throw notEmulated(at);
  return multiply(readAmount(item.unit_amount, currency, `${at}/unit_amount`), item.quantity);
}

/** Minor units of an optional money object; 0 without one. */
function readAmount(amount: Money | undefined, currency: string, at: string): bigint {
  if (amount === undefined) return 0n;
  checkCurrency(amount?.currency_code, `${at}/currency_code`);
  if (amount.currency_code !== currency) {
    throw unprocessable(
      'CURRENCY_MISMATCH',
      'All amounts must be in the currency of the invoice.',
      `${at}/currency_code`,
    );
  }
  const minor = toMinorUnits(currency, amount.value);
  if (minor !== null) return minor;
  const [issue, limit] = hasDecimals(currency)
    ? ['INVALID_DECIMAL_VALUE', 'Can have up to 2 fractions.']
    : ['INVALID_INTEGER_VALUE', 'This currency takes no fractions.'];
  throw invalid(`${at}/value`, issue, `Amount value is invalid. ${limit}`, amount.value);
}

function checkSum(value: string | undefined, expected: bigint, currency: string, at: string): void {
  if (value === undefined || toMinorUnits(currency, value) === expected) return;
  throw unprocessable(
    'AMOUNT_MISMATCH',
    `Should equal ${toMoney(currency, expected).value}, the sum of its parts.`,
    `${at}/value`,
  );
}

function checkCurrency(currency: unknown, at: string): void {
  if (currency === undefined) throw missing(at);
  if (typeof currency !== 'string' || currency.length !== 3) {
    throw invalid(at, 'INVALID_STRING_LENGTH', 'Currency code length should be 3 characters.', currency);
  }
  if (!isSupportedCurrency(currency)) throw invalid(at, 'NOT_SUPPORTED', 'Currency code is not supported.', currency);
}

function checkText(value: unknown, at: string, maxLength: number): void {
  if (value === undefined) return;
  if (typeof value !== 'string') throw invalidSyntax(at, value);
  if (value.length > maxLength) {
    throw invalid(at, 'INVALID_STRING_MAX_LENGTH', `Length should be at most ${maxLength} characters.`);
  }
}

function checkPattern(value: unknown, at: string, pattern: RegExp): void {
  if (value !== undefined && !(typeof value === 'string' && pattern.test(value))) throw invalidSyntax(at, value);
}

function missing(at: string): PayPalError {
  return invalid(at, 'MISSING_REQUIRED_PARAMETER', 'A required field is missing.');
}

function invalidSyntax(at: string, value: unknown): PayPalError {
  const description = 'The value of a field does not conform to the expected format.';
  return invalid(at, 'INVALID_PARAMETER_SYNTAX', description, value);
}

function notEmulated(at: string): PayPalError {
  const description = 'This emulator calculates neither taxes nor discounts on items or in percent.';
  return unprocessable('NOT_EMULATED', description, at);
}
