import {
  type AdminQuoteRequestView,
  CURRENCY_CODES,
  findPaymentMethod,
  type Input,
  paymentCurrency,
} from '@shop/contract';
import { currencyDigits, parseAmount } from '../../i18n/amount';
import { addDays } from '../../i18n/format';

export type QuoteInput = Input<'admin/quote-request-answer'>;
export type PreviewInput = Input<'admin/quote-request-preview'>;

/** A line of the quote as it is typed. */
export interface LineValues extends Record<string, unknown> {
  /** In CNY, as a decimal. */
  price: string;
  /** Grams of the whole line; empty to use the weight of the tariff. */
  grams: string;
  /** For a purchase only. */
  label: string;
  /** For a purchase only. */
  quantity: string;
}

export interface Terms {
  currency: string;
  country: string;
  shippingMethod: number;
  paymentMethod: number;
}

/** What the form of a quote holds. */
export interface QuoteValues extends Record<string, unknown>, Terms {
  lines: LineValues[];
  /** `YYYY-MM-DD`; the quote is valid until the end of this day in the local time zone. */
  lastDay: string;
  message: string;
}

export const NEW_LINE: LineValues = { price: '', grams: '', label: '', quantity: '1' };

const DEFAULT_VALIDITY_DAYS = 14;
const MAX_VALIDITY_DAYS = 90;
const CNY_DIGITS = currencyDigits('CNY');

type OpenRequest = Pick<AdminQuoteRequestView, 'items' | 'wish' | 'terms'>;

/** The terms of the request, and one line for each item at its tariff price or for the requested purchase. */
export function toQuoteValues({ items, wish, terms }: OpenRequest, now = new Date()): QuoteValues {
  const lines = wish
    ? [{ ...NEW_LINE, label: wish.what, quantity: String(wish.quantity) }]
    : items.map(({ fen }) => ({ ...NEW_LINE, price: fen === null ? '' : formatYuan(fen) }));
  return { lines, ...terms, lastDay: addDays(now, DEFAULT_VALIDITY_DAYS), message: '' };
}

export const firstDay = (now = new Date()): string => addDays(now, 0);
export const latestDay = (now = new Date()): string => addDays(now, MAX_VALIDITY_DAYS - 1);

/** @throws RangeError unless the values are valid */
export function toPreviewInput(values: Pick<QuoteValues, 'lines' | keyof Terms>, isPurchase: boolean): PreviewInput {
  const { currency, country, shippingMethod, paymentMethod } = values;
  const lines = values.lines.map((line) => toLineInput(line, isPurchase));
  return { lines, currency, country, shippingMethod, paymentMethod };
}

/** @throws RangeError unless the values are valid */
export function toQuoteInput(values: QuoteValues, isPurchase: boolean): QuoteInput {
  const validUntil = new Date(`${values.lastDay}T23:59:59`).toISOString();
  return { ...toPreviewInput(values, isPurchase), message: values.message.trim(), validUntil };
}

function toLineInput({ price, grams, label, quantity }: LineValues, isPurchase: boolean): QuoteInput['lines'][number] {
  const amount = parseAmount(price, CNY_DIGITS);
  if (!amount.ok) throw new RangeError(amount.error);
  return {
    fen: amount.amount,
    ...(grams.trim() !== '' && { grams: toCount(grams) }),
    ...(isPurchase && { label: label.trim(), quantity: toCount(quantity) }),
  };
}

/** `quoteRequests.line.errors.grams` unless the text is a whole number above zero or empty. */
export const wholeGrams = (typed: unknown) => countError(typed, 'grams');
/** `quoteRequests.line.errors.quantity` unless the text is a whole number above zero or empty. */
export const wholeQuantity = (typed: unknown) => countError(typed, 'quantity');

function countError(typed: unknown, field: 'grams' | 'quantity'): string | undefined {
  const text = String(typed ?? '');
  return text.trim() === '' || parseCount(text) !== null ? undefined : `quoteRequests.line.errors.${field}`;
}

/** The input for a field of the API: `lines[0].fen` → `lines.0.price`. */
export function quoteSource(field: string): string | undefined {
  const [, line, name = ''] = /^lines\[(\d+)\]\.(\w+)$/.exec(field) ?? [];
  if (line !== undefined) return `lines.${line}.${name === 'fen' ? 'price' : name}`;
  if (field === 'validUntil') return 'lastDay';
  return ['currency', 'country', 'shippingMethod', 'paymentMethod', 'message'].find((known) => known === field);
}

/** The currency of a payment by a method, which may not accept the chosen one. */
export function currencyFor(paymentMethod: number, chosen: string): string {
  const method = findPaymentMethod(paymentMethod);
  const currency = CURRENCY_CODES.find((code) => code === chosen);
  return method === undefined || currency === undefined ? chosen : paymentCurrency(method, currency);
}

/** `5` fen → `0.05` */
export function formatYuan(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function toCount(typed: string): number {
  const count = parseCount(typed);
  if (count === null) throw new RangeError(typed);
  return count;
}

/** A positive whole number of up to 9 digits; null for any other text. */
function parseCount(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim();
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
