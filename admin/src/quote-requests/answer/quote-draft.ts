import {
  type AdminQuoteRequestView,
  CURRENCY_CODES,
  findPaymentMethod,
  type Input,
  paymentCurrency,
} from '@shop/contract';
import { currencyDigits, parseAmount } from '../../i18n/amount';

export type QuoteInput = Input<'admin/quote-request-answer'>;
export type PreviewInput = Input<'admin/quote-request-preview'>;

/** A line of the quote as it is typed. */
export interface LineDraft {
  /** In CNY, as a decimal. */
  price: string;
  /** Grams of the whole line; empty to use the weight of the tariff. */
  grams: string;
  /** For a purchase only. */
  label: string;
  /** For a purchase only. */
  quantity: string;
}

export interface TermsDraft {
  currency: string;
  country: string;
  shippingMethod: number;
  paymentMethod: number;
}

export type LineField = keyof LineDraft;

const CNY_DIGITS = currencyDigits('CNY');

/** One line for each item at its tariff price, or for a purchase one line with the requested goods. */
export function toLineDrafts({ items, wish }: Pick<AdminQuoteRequestView, 'items' | 'wish'>): LineDraft[] {
  if (wish) return [{ price: '', grams: '', label: wish.what, quantity: String(wish.quantity) }];
  return items.map(({ fen }) => ({ price: fen === null ? '' : formatYuan(fen), grams: '', label: '', quantity: '' }));
}

interface ParseOptions {
  /** For each line whether a weight is required because the tariff has none. */
  needsWeight: readonly boolean[];
  isPurchase: boolean;
}

/** Parses the lines of a quote, or returns the invalid fields of each line. */
export function parseLines(
  lines: readonly LineDraft[],
  { needsWeight, isPurchase }: ParseOptions,
): { ok: true; lines: QuoteInput['lines'] } | { ok: false; invalidFields: LineField[][] } {
  const parsed = lines.map((line, index) => parseLine(line, needsWeight[index] ?? true, isPurchase));
  const invalidFields = parsed.map((line) => line.invalidFields);
  if (invalidFields.some((fields) => fields.length > 0)) return { ok: false, invalidFields };
  return { ok: true, lines: parsed.map(({ input }) => input) };
}

function parseLine({ price, grams, label, quantity }: LineDraft, needsWeight: boolean, isPurchase: boolean) {
  const amount = parseAmount(price, CNY_DIGITS);
  const weight = parseCount(grams);
  const count = parseCount(quantity);
  const isWeightInvalid = grams.trim() === '' ? needsWeight : weight === null;
  const invalidFields: LineField[] = [
    ...(amount.ok ? [] : ['price' as const]),
    ...(isWeightInvalid ? ['grams' as const] : []),
    ...(isPurchase && label.trim() === '' ? ['label' as const] : []),
    ...(isPurchase && count === null ? ['quantity' as const] : []),
  ];
  const input: QuoteInput['lines'][number] = {
    fen: amount.ok ? amount.amount : 0,
    ...(weight !== null && { grams: weight }),
    ...(isPurchase && { label: label.trim(), quantity: count ?? 1 }),
  };
  return { invalidFields, input };
}

/** Changes the payment method, and the currency if the method does not accept it. */
export function withPaymentMethod(terms: TermsDraft, paymentMethod: number): TermsDraft {
  const method = findPaymentMethod(paymentMethod);
  const currency = CURRENCY_CODES.find((code) => code === terms.currency);
  if (method === undefined || currency === undefined) return { ...terms, paymentMethod };
  return { ...terms, paymentMethod, currency: paymentCurrency(method, currency) };
}

/** The last second of a `YYYY-MM-DD` day in the local time zone as an instant; null for an invalid day. */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}

/** `5` fen → `0.05` */
export function formatYuan(fen: number): string {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A positive whole number of up to 9 digits; null for any other text. */
function parseCount(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim();
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
