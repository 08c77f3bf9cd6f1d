import { LANGUAGES, LANGUAGE_CODES } from '@shop/contract';
import { isPayPalCurrency, toPayPalAmount, type PayPalAmount } from './paypal-amount';
import { PayPalError } from './paypal-error';

/** The invoice of an order. All amounts are whole minor units of `currency`. */
export interface InvoiceDraft {
  /** Chosen by the shop, at most 25 characters. */
  readonly invoiceNumber: string;
  readonly orderId: string;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly shipping: number;
  /** Amount that a coupon takes off the lines. */
  readonly discount?: number;
  /** Exchange and remittance fees together, with a label in the customer's language (at most 50 characters). */
  readonly handling: { readonly label: string; readonly amount: number };
  /** Must be lines + shipping + handling − discount. */
  readonly total: number;
  readonly recipientEmail: string;
  readonly recipient?: InvoiceRecipient;
  /** Shown to the payer. */
  readonly note?: string;
  /** Last day to pay, `YYYY-MM-DD`. */
  readonly dueDate: string;
  /** `en`, `ja`, `fr`, `es` or `de`: the language of PayPal's email to a payer without a PayPal account. */
  readonly language?: string;
}

export interface InvoiceLine {
  readonly name: string;
  readonly description?: string;
  readonly quantity: number;
  /** Amount of the whole line; not always divisible by the quantity. */
  readonly amount: number;
}

export interface InvoiceRecipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: string;
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly region: string;
  readonly postCode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

const MAX_LINES = 100;
/** Email addresses that PayPal accepts. It rejects the whole invoice for any other. */
const EMAIL = /^(?!\.)(?:[\w!#$&'*/=?^`{|}~%+-]|\.(?!\.)){1,64}(?<!\.)@(?:[A-Za-z0-9-]|\.(?!\.))+\.[A-Za-z]{2,}$/;

/**
 * Builds the request body of PayPal's create call (Invoicing v2).
 *
 * @throws PayPalError `unsendable` if PayPal could not accept the invoice
 */
export function toPayPalInvoice(draft: InvoiceDraft): object {
  assertSendable(draft);
  const amount = (minor: number): PayPalAmount => toPayPalAmount({ currency: draft.currency, amount: minor });
  const custom = { label: clip(draft.handling.label, 50), amount: amount(draft.handling.amount) };
  return {
    detail: {
      invoice_number: draft.invoiceNumber,
      reference: draft.orderId,
      currency_code: draft.currency,
      ...(draft.note && { note: clip(draft.note, 4000) }),
      payment_term: { term_type: 'DUE_ON_DATE_SPECIFIED', due_date: draft.dueDate },
    },
    primary_recipients: [toRecipient(draft)],
    items: mergeExcessLines(draft.lines).map((line) => ({
      name: formatLineName(line),
      ...(line.description && { description: clip(line.description, 1000) }),
      quantity: '1',
      unit_amount: amount(line.amount),
      unit_of_measure: 'AMOUNT',
    })),
    configuration: { allow_tip: false, tax_inclusive: false, partial_payment: { allow_partial_payment: false } },
    amount: {
      breakdown: {
        ...(draft.discount && { discount: { invoice_discount: { amount: amount(draft.discount) } } }),
        ...(draft.shipping > 0 && { shipping: { amount: amount(draft.shipping) } }),
        ...(draft.handling.amount > 0 && { custom }),
      },
    },
  };
}

function assertSendable(draft: InvoiceDraft): void {
  if (!isPayPalCurrency(draft.currency)) throw unsendableError('CURRENCY_NOT_SUPPORTED');
  const lines = draft.lines.map((line) => line.amount);
  const { discount = 0 } = draft;
  const parts = [...lines, draft.shipping, draft.handling.amount];
  if (![...parts, discount].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw unsendableError('AMOUNT_NOT_WHOLE');
  if (discount > addUp(lines)) throw unsendableError('DISCOUNT_ABOVE_LINES');
  const sum = addUp(parts) - discount;
  if (!Number.isSafeInteger(sum) || sum !== draft.total) throw unsendableError('TOTAL_NOT_SUM');
  if (sum === 0) throw unsendableError('NOTHING_TO_PAY');
  if (draft.lines.length === 0) throw unsendableError('NO_LINES');
  if (!/^.{1,25}$/u.test(draft.invoiceNumber)) throw unsendableError('INVOICE_NUMBER_LENGTH');
  if (!/^\d{4}-\d\d-\d\d$/.test(draft.dueDate)) throw unsendableError('DUE_DATE_FORM');
}

const addUp = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function unsendableError(name: string): PayPalError {
  return new PayPalError('unsendable', 'The invoice cannot be created at PayPal', { name: name });
}

/** PayPal multiplies price and quantity, but a line's amount may not be divisible. So the quantity is 1 and the name contains the count. */
function formatLineName({ name, quantity }: InvoiceLine): string {
  const count = quantity === 1 ? '' : ` × ${quantity}`;
  return clip(name, 200 - count.length) + count;
}

/** PayPal accepts 100 lines. The 100th and all further lines are merged into one that names them. */
function mergeExcessLines(lines: readonly InvoiceLine[]): readonly InvoiceLine[] {
  if (lines.length <= MAX_LINES) return lines;
  const excess = lines.slice(MAX_LINES - 1);
  const amount = excess.reduce((sum, line) => sum + line.amount, 0);
  return [...lines.slice(0, MAX_LINES - 1), { name: excess.map(formatLineName).join(', '), quantity: 1, amount }];
}

function toRecipient({ recipientEmail, recipient, language }: InvoiceDraft): object {
  const contact = recipient && toContact(recipient);
  const code = LANGUAGE_CODES.find((known) => known === language);
  const locale = code && LANGUAGES[code].locale;
  return {
    billing_info: {
      ...contact,
      ...(EMAIL.test(recipientEmail) && { email_address: recipientEmail }),
      ...(locale && { language: locale }),
    },
    ...(contact && { shipping_info: contact }),
  };
}

/** Kosovo is not among PayPal's country codes; an address there is left out. */
const UNKNOWN_TO_PAYPAL = 'XK';

function toContact(recipient: InvoiceRecipient): object {
  return {
    ...omitEmpty({ business_name: clip(recipient.company ?? '', 300) }),
    name: omitEmpty({ given_name: clip(recipient.firstName, 140), surname: clip(recipient.lastName, 140) }),
    ...(recipient.country !== UNKNOWN_TO_PAYPAL && { address: toAddress(recipient) }),
  };
}

function toAddress(recipient: InvoiceRecipient): object {
  return omitEmpty({
    address_line_1: clip(recipient.line1, 300),
    address_line_2: clip(recipient.line2 ?? '', 300),
    admin_area_2: clip(recipient.city, 120),
    admin_area_1: clip(recipient.region, 300),
    postal_code: clip(recipient.postCode, 60),
    // PayPal uses C2 for China in cross-border transactions.
    country_code: recipient.country === 'CN' ? 'C2' : recipient.country,
  });
}

function omitEmpty(fields: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

/** Shortens a text to at most `length` UTF-16 units without splitting a character. */
function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  let clipped = '';
  for (const character of text) {
    if (clipped.length + character.length >= length) break;
    clipped += character;
  }
  return `${clipped}…`;
}
