import { UNIT_CODES, type ItemView } from '@shop/contract';

/** A line of the cart of a visitor who is not logged in. */
export interface BrowserLine {
  /** Names the line, and is the Idempotency-Key with which it is added to the account's cart. */
  itemId: string;
  item: ItemView;
  /** The check of the file that is to be printed. */
  checkId?: string;
}

/** What this browser keeps of the cart of a visitor who is not logged in. */
export interface BrowserCart {
  lines: readonly BrowserLine[];
  /** Items that the account's cart did not accept after a login, until the customer has been told. */
  refused: readonly ItemView[];
  /** How many stored entries could not be read and were dropped, until the visitor has been told. */
  dropped: number;
}

export const MAX_BROWSER_LINES = 100;

const VERSION = 1;
const EMPTY: BrowserCart = { lines: [], refused: [], dropped: 0 };
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const CODE = /^[\w-]{1,64}$/;
const DECIMAL = /^\d{1,6}(\.\d{1,4})?$/;
const ITEM_FIELDS = ['sku', 'variant', 'width', 'length', 'unit', 'quantity', 'artwork', 'finishes', 'label'];
const MAX_LABEL_LENGTH = 200;
const MAX_FINISHES = 32;

export function serializeBrowserCart(cart: BrowserCart): string {
  return JSON.stringify({ version: VERSION, ...cart });
}

/** Parses what is stored. Entries that this version of the shop did not write are dropped and counted. */
export function parseBrowserCart(stored: string | null): BrowserCart {
  if (stored === null) return EMPTY;
  const value = parseJson(stored);
  if (!isObject(value) || value.version !== VERSION || !Array.isArray(value.lines)) return { ...EMPTY, dropped: 1 };
  const seen = new Set<string>();
  const lines = value.lines.slice(0, MAX_BROWSER_LINES).filter((line: unknown): line is BrowserLine => {
    if (!isLine(line) || seen.has(line.itemId)) return false;
    seen.add(line.itemId);
    return true;
  });
  const reported = typeof value.dropped === 'number' && Number.isSafeInteger(value.dropped) ? value.dropped : 0;
  return {
    lines,
    refused: Array.isArray(value.refused) ? value.refused.slice(0, MAX_BROWSER_LINES).filter(isItem) : [],
    dropped: Math.max(reported, 0) + value.lines.length - lines.length,
  };
}

type Unknowns = Record<string, unknown>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
const hasOnly = (value: Unknowns, fields: readonly string[]) => Object.keys(value).every((key) => fields.includes(key));

function isLine(value: unknown): value is BrowserLine {
  if (!isObject(value) || !hasOnly(value, ['itemId', 'item', 'checkId'])) return false;
  const { itemId, item, checkId } = value;
  return matches(itemId, UUID) && isItem(item) && (checkId === undefined || matches(checkId, UUID));
}

function isItem(value: unknown): value is ItemView {
  if (!isObject(value) || !hasOnly(value, ITEM_FIELDS)) return false;
  const { sku, variant, width, length, unit, quantity, artwork, finishes, label } = value;
  return (
    matches(sku, CODE) &&
    (variant === undefined || matches(variant, CODE)) &&
    [width, length].every((side) => side === undefined || matches(side, DECIMAL)) &&
    (unit === undefined || UNIT_CODES.some((code) => code === unit)) &&
    typeof quantity === 'number' &&
    Number.isSafeInteger(quantity) &&
    quantity > 0 &&
    ['custom', 'blank', 'black'].some((choice) => choice === artwork) &&
    Array.isArray(finishes) &&
    finishes.length <= MAX_FINISHES &&
    finishes.every((code) => matches(code, CODE)) &&
    (label === undefined || (typeof label === 'string' && label.length <= MAX_LABEL_LENGTH))
  );
}
