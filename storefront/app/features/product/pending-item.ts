import type { ProductView } from '@shop/contract';
import type { ItemDraft } from '../item/item-draft';
import { units } from '../preferences/preferences';
import { paymentMethods, shippingMethods, type QuoteTerms } from '../quote/terms';

/** What was entered when something had to be done first, such as logging in. */
export interface PendingItem {
  draft: ItemDraft;
  terms: QuoteTerms;
}

/** The sessionStorage entry: `{sku, draft, terms}`. */
export const PENDING_ITEM = 'pendingItem';

export function writePending(product: ProductView, pending: PendingItem): string {
  return JSON.stringify({ sku: product.sku, ...pending });
}

/** Null where nothing is kept, or not of this product, or of what it no longer offers. */
export function readPending(stored: string | null, product: ProductView): PendingItem | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (!isObject(value) || value.sku !== product.sku || !isObject(value.draft) || !isObject(value.terms)) return null;
    const draft = draftIn(value.draft, product);
    const terms = termsIn(value.terms);
    return draft && terms && { draft, terms };
  } catch {
    return null;
  }
}

type Unknowns = Record<string, unknown>;

const isObject = (value: unknown): value is Unknowns => typeof value === 'object' && value !== null;

function draftIn(
  { variant, width, length, unit, quantity, artwork, finishes, label }: Unknowns,
  product: ProductView,
): ItemDraft | null {
  const texts = [variant, width, length, quantity, label];
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(finishes)) return null;
  const known = {
    unit: units.find((code) => code === unit),
    artwork: product.artworkChoices.find((choice) => choice === artwork),
    finishes: product.finishes.map(({ code }) => code).filter((code) => finishes.includes(code)),
  };
  const offered = product.kind === 'area' || product.variants.some(({ code }) => code === variant);
  if (known.unit === undefined || known.artwork === undefined || known.finishes.length !== finishes.length || !offered)
    return null;
  const [ownVariant = '', ownWidth = '', ownLength = '', ownQuantity = '', ownLabel = ''] = texts.map(String);
  return {
    variant: ownVariant,
    width: ownWidth,
    length: ownLength,
    quantity: ownQuantity,
    label: ownLabel,
    unit: known.unit,
    artwork: known.artwork,
    finishes: known.finishes,
  };
}

function termsIn({ country, shippingMethod, paymentMethod }: Unknowns): QuoteTerms | null {
  const shipping = shippingMethods.find((code) => code === shippingMethod);
  const payment = paymentMethods.find((code) => code === paymentMethod);
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || shipping === undefined || payment === undefined)
    return null;
  return { country, shippingMethod: shipping, paymentMethod: payment };
}
