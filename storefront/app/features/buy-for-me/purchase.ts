import type { Input } from '@shop/contract';
import { normalizeDecimal } from '../item/decimal';

export type Purchase = Input<'UserEnd/BuyForMe'>;

/** The form values of a purchase request. */
export interface PurchaseDraft {
  what: string;
  quantity: string;
  /** One URL per line. */
  links: string;
  budget: string;
  currency: string;
  /** ISO 3166-1 alpha-2; empty before one is chosen. */
  country: string;
  message: string;
}

export type PurchaseProblem = 'required' | 'not_whole' | 'not_money' | 'not_link' | 'too_many_links';
export type PurchaseProblems = Partial<Record<keyof PurchaseDraft, PurchaseProblem>>;

export const MAX_LENGTH = { what: 200, message: 5000 } as const;
const MAX_LINKS = 10;

export function parseLinks(text: string): string[] {
  return text
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Problems by field. The API validates the request again. */
export function validatePurchase(draft: PurchaseDraft, locale: string): PurchaseProblems {
  const links = parseLinks(draft.links);
  return {
    ...(draft.what.trim() === '' && { what: 'required' as const }),
    ...(parseCount(draft.quantity) === null && { quantity: 'not_whole' as const }),
    ...(!links.every(isLink) && { links: 'not_link' as const }),
    ...(links.length > MAX_LINKS && { links: 'too_many_links' as const }),
    ...(draft.budget.trim() !== '' && parseBudget(draft, locale) === null && { budget: 'not_money' as const }),
    ...(draft.country === '' && { country: 'required' as const }),
  };
}

/** The request body of a valid draft. */
export function toPurchaseRequest(draft: PurchaseDraft, locale: string): Purchase {
  const budget = parseBudget(draft, locale);
  return {
    what: draft.what.trim(),
    quantity: parseCount(draft.quantity) ?? 1,
    links: parseLinks(draft.links),
    ...(budget && { budget }),
    country: draft.country,
    message: draft.message.trim(),
  };
}

function parseCount(typed: string): number | null {
  const text = typed.normalize('NFKC').trim();
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** The budget in whole minor units; null if it has more decimals than the currency. */
function parseBudget({ budget, currency }: PurchaseDraft, locale: string): Purchase['budget'] | null {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(normalizeDecimal(budget, locale)) ?? [];
  if (whole === '' || part.length > digits) return null;
  const amount = Number(whole + part.padEnd(digits, '0'));
  return amount > 0 ? { currency, amount } : null;
}
