import type { AdminQuoteRequestView, Input } from '@shop/contract';
import { digitsOf, parseAmount } from '../ui/amount';

export type Reply = Input<'admin/quote-request-answer'>;
export type Previewed = Input<'admin/quote-request-preview'>;

/** One line of an answer as it is being typed. */
export interface LineDraft {
  /** CNY, in decimals. */
  price: string;
  /** Grams of the whole line; empty where the tariff's own weight holds. */
  grams: string;
  /** Of a purchase alone. */
  label: string;
  quantity: string;
}

export interface TermsDraft {
  currency: string;
  country: string;
  shippingMethod: number;
  paymentMethod: number;
}

export type LineFault = 'price' | 'grams' | 'label' | 'quantity';

const CNY_DIGITS = digitsOf('CNY');
const PREPAID_ACCOUNT = 3;

/** What the tariff would ask, for staff to change; a purchase begins with what was asked for. */
export function firstLines({ items, wish }: Pick<AdminQuoteRequestView, 'items' | 'wish'>): LineDraft[] {
  if (wish) return [{ price: '', grams: '', label: wish.what, quantity: String(wish.quantity) }];
  return items.map(({ fen }) => ({ price: fen === null ? '' : yuan(fen), grams: '', label: '', quantity: '' }));
}

/** The lines as they are sent, or what is missing, line by line. `weigh` says which lines the tariff cannot weigh. */
export function readLines(
  lines: readonly LineDraft[],
  weigh: readonly boolean[],
  purchase: boolean,
): { ok: true; lines: Reply['lines'] } | { ok: false; faults: LineFault[][] } {
  const read = lines.map((line, place) => readLine(line, weigh[place] ?? true, purchase));
  const faults = read.map((line) => line.faults);
  if (faults.some((each) => each.length > 0)) return { ok: false, faults };
  return { ok: true, lines: read.map(({ sent }) => sent) };
}

function readLine({ price, grams, label, quantity }: LineDraft, weigh: boolean, purchase: boolean) {
  const amount = parseAmount(price, CNY_DIGITS);
  const weight = countIn(grams);
  const count = countIn(quantity);
  const faults: LineFault[] = [
    ...(amount.ok ? [] : ['price' as const]),
    ...((grams.trim() === '' ? weigh : weight === null) ? ['grams' as const] : []),
    ...(purchase && label.trim() === '' ? ['label' as const] : []),
    ...(purchase && count === null ? ['quantity' as const] : []),
  ];
  const sent: Reply['lines'][number] = {
    fen: amount.ok ? amount.amount : 0,
    ...(weight !== null && { grams: weight }),
    ...(purchase && { label: label.trim(), quantity: count ?? 1 }),
  };
  return { faults, sent };
}

/** The prepaid account is in CNY, PayPal takes any but that. */
export function withPayment(terms: TermsDraft, paymentMethod: number): TermsDraft {
  const others = terms.currency === 'CNY' ? 'USD' : terms.currency;
  return { ...terms, paymentMethod, currency: paymentMethod === PREPAID_ACCOUNT ? 'CNY' : others };
}

/** The end of that day here, `YYYY-MM-DD`; null for none. */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}

/** `YYYY-MM-DD` so many days after an instant, here. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

export function yuan(fen: number): string {
  const figures = String(fen).padStart(3, '0');
  return `${figures.slice(0, -2)}.${figures.slice(-2)}`;
}

function countIn(typed: string): number | null {
  const text = typed.normalize('NFKC').replaceAll(',', '').trim();
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
