import { Ratio } from '@shop/money';

/** Digits after the point that a rate is kept with. */
const PLACES = 8;
const UNIT = 10n ** BigInt(PLACES);
/** No currency buys that many units for one CNY. */
const LARGEST = 1_000_000n * UNIT;
const PLAIN_DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;
const LONGEST_QUOTE = 40;
/** A sheet may be this many days old, for weekends and holidays; and a day ahead, for time zones. */
const OLDEST_DAYS = 7;
const DAY_MS = 86_400_000;

/** What rates count from; it has none of its own. */
export const BASE = 'CNY';

export type RateReading = { ok: true; perCny: string } | { ok: false; reason: 'not_a_number' | 'not_positive' };

/** A rate as a plain decimal of at most 8 places, rounded half-up to them. */
export function readRate(quoted: unknown): RateReading {
  const text = typeof quoted === 'number' ? String(quoted) : quoted;
  if (typeof text !== 'string' || !PLAIN_DECIMAL.test(text)) return { ok: false, reason: 'not_a_number' };
  const scaled = scale(text);
  if (scaled <= 0n) return { ok: false, reason: 'not_positive' };
  if (scaled > LARGEST) return { ok: false, reason: 'not_a_number' };
  return { ok: true, perCny: unscale(scaled) };
}

/** More than 10 % away from the rate in force, up or down. */
export function isJump(perCny: string, inForce: string): boolean {
  const before = scale(inForce);
  const apart = scale(perCny) - before;
  return 10n * (apart < 0n ? -apart : apart) > before;
}

export interface RateSheet {
  /** The day that the source gives, `YYYY-MM-DD`. */
  quotedOn: string;
  rates: Readonly<Record<string, unknown>>;
}

export type SheetFault = 'not_understood' | 'other_base' | 'out_of_date';
export type SheetReading = { ok: true; sheet: RateSheet } | { ok: false; fault: SheetFault };

/** Reads `{base: "CNY", rates: {USD: "0.139", …}, date}`; each rate is judged on its own later. */
export function readSheet(answer: unknown, now: Date): SheetReading {
  if (!isRecord(answer) || !isRecord(answer.rates) || typeof answer.date !== 'string')
    return { ok: false, fault: 'not_understood' };
  if (answer.base !== BASE) return { ok: false, fault: 'other_base' };
  const day = dayOf(answer.date);
  if (day === null) return { ok: false, fault: 'not_understood' };
  const age = (now.getTime() - day) / DAY_MS;
  if (age > OLDEST_DAYS + 1 || age < -1) return { ok: false, fault: 'out_of_date' };
  return { ok: true, sheet: { quotedOn: answer.date, rates: answer.rates } };
}

export type Verdict = { currency: string } & (
  | { kind: 'unchanged' }
  | { kind: 'applies'; perCny: string }
  | { kind: 'waits'; reason: 'missing' | 'not_a_number' | 'not_positive'; quoted: string | null; perCny: null }
  | { kind: 'waits'; reason: 'jump'; quoted: string; perCny: string }
);

/**
 * What is to become of one currency's rate in a sheet. One that nothing can be held against waits for a person too: a source
 * that has it upside down would pass otherwise.
 */
export function judge(currency: string, rates: RateSheet['rates'], inForce: string | null): Verdict {
  const quoted: unknown = Object.hasOwn(rates, currency) ? rates[currency] : undefined;
  if (quoted === undefined || quoted === null) {
    return { currency, kind: 'waits', reason: 'missing', quoted: null, perCny: null };
  }
  const reading = readRate(quoted);
  const written = shortened(quoted);
  if (!reading.ok) return { currency, kind: 'waits', reason: reading.reason, quoted: written, perCny: null };
  const { perCny } = reading;
  if (inForce === null || isJump(perCny, inForce))
    return { currency, kind: 'waits', reason: 'jump', quoted: written, perCny };
  return scale(perCny) === scale(inForce) ? { currency, kind: 'unchanged' } : { currency, kind: 'applies', perCny };
}

function scale(decimal: string): bigint {
  return Ratio.parse(decimal).times(Ratio.of(UNIT)).round();
}

function unscale(scaled: bigint): string {
  const fraction = String(scaled % UNIT)
    .padStart(PLACES, '0')
    .replace(/0+$/, '');
  return `${scaled / UNIT}${fraction && `.${fraction}`}`;
}

/** Midnight in UTC; null for what is no day of the calendar. */
function dayOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? time : null;
}

/** What a stranger wrote, fit to be kept and shown. */
function shortened(quoted: unknown): string {
  const text = typeof quoted === 'string' ? quoted : (JSON.stringify(quoted) ?? '');
  return text.replaceAll(/\p{C}/gu, '�').slice(0, LONGEST_QUOTE).toWellFormed();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
