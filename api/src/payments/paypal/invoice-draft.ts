import { isPayPalCurrency, toPayPalAmount, type PayPalAmount } from './paypal-amount';
import { PayPalError } from './paypal-error';

/** All amounts are in whole minor units of `currency`. */
export interface InvoiceDraft {
  /** The shop's own, at most 25 characters, committed before the call. */
  readonly invoiceNumber: string;
  readonly orderId: string;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly shipping: number;
  /** What a coupon takes off the lines; absent without one. */
  readonly discount?: number;
  /** Exchange and remittance fee in one sum, under a label in the customer's language (50 characters). */
  readonly handling: { readonly label: string; readonly amount: number };
  /** Must equal the lines, shipping and handling together, less the discount. */
  readonly total: number;
  readonly recipientEmail: string;
  readonly recipient?: InvoiceRecipient;
  /** Shown to the payer. */
  readonly note?: string;
  /** The last day to pay, yyyy-mm-dd. */
  readonly dueDate: string;
  /** en, ja, fr, es or de: the language of PayPal's mail to a payer without an account. */
  readonly language?: string;
}

/** `amount` is the whole line's, which need not divide by its pieces. */
export interface InvoiceLine {
  readonly name: string;
  readonly description?: string;
  readonly quantity: number;
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

const MOST_LINES = 100;
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['en', 'en-US'],
  ['ja', 'ja-JP'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
  ['de', 'de-DE'],
]);
/** The addresses PayPal accepts; it refuses the whole invoice for another. */
const EMAIL = /^(?!\.)(?:[\w!#$&'*/=?^`{|}~%+-]|\.(?!\.)){1,64}(?<!\.)@(?:[A-Za-z0-9-]|\.(?!\.))+\.[A-Za-z]{2,}$/;

/** The body of PayPal's create call. Throws PayPalError `unsendable` where PayPal could not take the invoice. */
export function toPayPalInvoice(draft: InvoiceDraft): object {
  checkSendable(draft);
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
    primary_recipients: [recipientOf(draft)],
    items: withinLimit(draft.lines).map((line) => ({
      name: labelOf(line),
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

function checkSendable(draft: InvoiceDraft): void {
  if (!isPayPalCurrency(draft.currency)) throw unsendable('CURRENCY_NOT_SUPPORTED');
  const lines = draft.lines.map((line) => line.amount);
  const { discount = 0 } = draft;
  const parts = [...lines, draft.shipping, draft.handling.amount];
  if (![...parts, discount].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw unsendable('AMOUNT_NOT_WHOLE');
  if (discount > added(lines)) throw unsendable('DISCOUNT_ABOVE_LINES');
  const sum = added(parts) - discount;
  if (!Number.isSafeInteger(sum) || sum !== draft.total) throw unsendable('TOTAL_NOT_SUM');
  if (sum === 0) throw unsendable('NOTHING_TO_PAY');
  if (draft.lines.length === 0) throw unsendable('NO_LINES');
  if (!/^.{1,25}$/u.test(draft.invoiceNumber)) throw unsendable('INVOICE_NUMBER_LENGTH');
  if (!/^\d{4}-\d\d-\d\d$/.test(draft.dueDate)) throw unsendable('DUE_DATE_FORM');
}

const added = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function unsendable(name: string): PayPalError {
  return new PayPalError('unsendable', 'The invoice cannot be made at PayPal', { name });
}

/** PayPal multiplies price and quantity, and a line's amount need not divide: so one piece, and the count in words. */
function labelOf({ name, quantity }: InvoiceLine): string {
  const count = quantity === 1 ? '' : ` × ${quantity}`;
  return clip(name, 200 - count.length) + count;
}

/** PayPal takes 100 lines: those past the 99th become one that names them. */
function withinLimit(lines: readonly InvoiceLine[]): readonly InvoiceLine[] {
  if (lines.length <= MOST_LINES) return lines;
  const rest = lines.slice(MOST_LINES - 1);
  const amount = rest.reduce((sum, line) => sum + line.amount, 0);
  return [...lines.slice(0, MOST_LINES - 1), { name: rest.map(labelOf).join(', '), quantity: 1, amount }];
}

function recipientOf({ recipientEmail, recipient, language }: InvoiceDraft): object {
  const contact = recipient && contactOf(recipient);
  const locale = LANGUAGES.get(language ?? '');
  return {
    billing_info: {
      ...contact,
      ...(EMAIL.test(recipientEmail) && { email_address: recipientEmail }),
      ...(locale && { language: locale }),
    },
    ...(contact && { shipping_info: contact }),
  };
}

function contactOf(recipient: InvoiceRecipient): object {
  return {
    ...filled({ business_name: clip(recipient.company ?? '', 300) }),
    name: filled({ given_name: clip(recipient.firstName, 140), surname: clip(recipient.lastName, 140) }),
    address: filled({
      address_line_1: clip(recipient.line1, 300),
      address_line_2: clip(recipient.line2 ?? '', 300),
      admin_area_2: clip(recipient.city, 120),
      admin_area_1: clip(recipient.region, 300),
      postal_code: clip(recipient.postCode, 60),
      // PayPal's own code for China in trade across its border.
      country_code: recipient.country === 'CN' ? 'C2' : recipient.country,
    }),
  };
}

function filled(fields: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

/** At most `length` UTF-16 units, cut between characters. */
function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  let clipped = '';
  for (const character of text) {
    if (clipped.length + character.length >= length) break;
    clipped += character;
  }
  return `${clipped}…`;
}
