import { Ratio } from '@shop/money';

/** Digits after the decimal point that a rate is stored with. */
const DECIMAL_PLACES = 8;
const UNIT = 10 ** DECIMAL_PLACES;
/** No currency has more units per CNY. */
const MAX_RATE = 1_000_000 * UNIT;
const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;
const MAX_QUOTE_LENGTH = 40;
/** Rates may be this many days old, for weekends and holidays, and one day ahead, for time zones. */
const MAX_AGE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Rates are units per unit of this currency, which has no rate itself. */
export const BASE_CURRENCY = 'CNY';

export type ParsedRate = { ok: true; perCny: string } | { ok: false; reason: 'not_a_number' | 'not_positive' };

/** A positive rate, rounded half up to 8 decimal places. */
export function parseRate(quoted: unknown): ParsedRate {
  const text = typeof quoted === 'number' ? String(quoted) : quoted;
  if (typeof text !== 'string' || !PLAIN_DECIMAL.test(text)) return { ok: false, reason: 'not_a_number' };
  const scaled = toScaled(text);
  if (scaled <= 0) return { ok: false, reason: 'not_positive' };
  if (scaled > MAX_RATE) return { ok: false, reason: 'not_a_number' };
  return { ok: true, perCny: formatScaled(scaled) };
}

/** Whether a rate differs by more than 10 % from the one in force. */
export function isJump(perCny: string, inForce: string): boolean {
  const before = toScaled(inForce);
  const apart = toScaled(perCny) - before;
  return 10 * Math.abs(apart) > before;
}

export interface RateTable {
  /** The date the source states, `YYYY-MM-DD`. */
  quotedOn: string;
  rates: Readonly<Record<string, unknown>>;
}

export type RateTableError = 'not_understood' | 'other_base' | 'out_of_date';
export type ParsedRateTable = { ok: true; table: RateTable } | { ok: false; fault: RateTableError };

/** Parses `{base: "CNY", rates: {USD: "0.139", …}, date}`. Single rates are checked by `decideRate`. */
export function parseRateTable(answer: unknown, now: Date): ParsedRateTable {
  if (!isRecord(answer) || !isRecord(answer.rates) || typeof answer.date !== 'string')
    return { ok: false, fault: 'not_understood' };
  if (answer.base !== BASE_CURRENCY) return { ok: false, fault: 'other_base' };
  const day = parseDay(answer.date);
  if (day === null) return { ok: false, fault: 'not_understood' };
  const age = (now.getTime() - day) / DAY_MS;
  if (age > MAX_AGE_DAYS + 1 || age < -1) return { ok: false, fault: 'out_of_date' };
  return { ok: true, table: { quotedOn: answer.date, rates: answer.rates } };
}

export type RateDecision = { currency: string } & (
  | { kind: 'unchanged' }
  | { kind: 'applies'; perCny: string }
  | { kind: 'waits'; reason: 'missing' | 'not_a_number' | 'not_positive'; quoted: string | null; perCny: null }
  | { kind: 'waits'; reason: 'jump'; quoted: string; perCny: string }
);

/**
 * Decides whether a fetched rate applies or waits for staff. The first rate of a currency waits too: an inverted one could not
 * be noticed.
 */
export function decideRate(currency: string, rates: RateTable['rates'], inForce: string | null): RateDecision {
  const quoted: unknown = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (quoted === undefined || quoted === null) {
    return { currency, kind: 'waits', reason: 'missing', quoted: null, perCny: null };
  }
  const parsed = parseRate(quoted);
  const sanitized = sanitizeQuote(quoted);
  if (!parsed.ok) return { currency, kind: 'waits', reason: parsed.reason, quoted: sanitized, perCny: null };
  const { perCny } = parsed;
  if (inForce === null || isJump(perCny, inForce))
    return { currency, kind: 'waits', reason: 'jump', quoted: sanitized, perCny };
  return toScaled(perCny) === toScaled(inForce)
    ? { currency, kind: 'unchanged' }
    : { currency, kind: 'applies', perCny };
}

function toScaled(decimal: string): number {
  return Ratio.parse(decimal).times(Ratio.of(UNIT)).round();
}

function formatScaled(scaled: number): string {
  const fraction = String(scaled % UNIT)
    .padStart(DECIMAL_PLACES, '0')
    .replace(/0+$/, '');
  return `${Math.floor(scaled / UNIT)}${fraction && `.${fraction}`}`;
}

/** Midnight in UTC; null for an invalid date. */
function parseDay(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : null;
}

/** External text that is safe to store and show. */
function sanitizeQuote(quoted: unknown): string {
  const text = typeof quoted === 'string' ? quoted : (JSON.stringify(quoted) ?? '');
  return text.replaceAll(/\p{C}/gu, '�').slice(0, MAX_QUOTE_LENGTH).toWellFormed();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
