import type { Input } from '@shop/contract';
import { plainDecimal } from '../item/decimal';

export type Purchase = Input<'UserEnd/BuyForMe'>;

/** A purchase as it is being typed. */
export interface PurchaseDraft {
  what: string;
  quantity: string;
  /** One a line. */
  links: string;
  budget: string;
  currency: string;
  /** ISO 3166-1 alpha-2; empty until one is chosen. */
  country: string;
  message: string;
}

export type PurchaseProblem = 'required' | 'not_whole' | 'not_money' | 'not_link' | 'too_many_links';
export type PurchaseProblems = Partial<Record<keyof PurchaseDraft, PurchaseProblem>>;

export const LONGEST = { what: 200, message: 5000 } as const;
const MOST_LINKS = 10;

export function linksIn(text: string): string[] {
  return text
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What is wrong, by field; the server judges again. */
export function purchaseProblems(draft: PurchaseDraft, locale: string): PurchaseProblems {
  const links = linksIn(draft.links);
  return {
    ...(draft.what.trim() === '' && { what: 'required' as const }),
    ...(countOf(draft.quantity) === null && { quantity: 'not_whole' as const }),
    ...(!links.every(isLink) && { links: 'not_link' as const }),
    ...(links.length > MOST_LINKS && { links: 'too_many_links' as const }),
    ...(draft.budget.trim() !== '' && budgetOf(draft, locale) === null && { budget: 'not_money' as const }),
    ...(draft.country === '' && { country: 'required' as const }),
  };
}

/** The purchase as it is sent; only of a draft without problems. */
export function sentPurchase(draft: PurchaseDraft, locale: string): Purchase {
  const budget = budgetOf(draft, locale);
  return {
    what: draft.what.trim(),
    quantity: countOf(draft.quantity) ?? 1,
    links: linksIn(draft.links),
    ...(budget && { budget }),
    country: draft.country,
    message: draft.message.trim(),
  };
}

function countOf(typed: string): number | null {
  const text = typed.normalize('NFKC').trim();
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function isLink(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** In whole minor units: what was typed has no more digits than the currency. */
function budgetOf({ budget, currency }: PurchaseDraft, locale: string): Purchase['budget'] | null {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const [, whole = '', part = ''] = /^(\d{1,10})(?:\.(\d+))?$/.exec(plainDecimal(budget, locale)) ?? [];
  if (whole === '' || part.length > digits) return null;
  const amount = Number(whole + part.padEnd(digits, '0'));
  return amount > 0 ? { currency, amount } : null;
}
