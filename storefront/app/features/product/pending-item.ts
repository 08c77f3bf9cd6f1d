import { findPaymentMethod, findShippingMethod, type ProductView, UNIT_CODES } from '@shop/contract';
import type { ItemDraft } from '../item/item-draft';
import { type QuoteTerms } from '../quote/terms';

/** A configured item that is restored after a login. */
export interface PendingItem {
  draft: ItemDraft;
  terms: QuoteTerms;
}

/** The sessionStorage entry: `{sku, draft, terms}`. */
export const PENDING_ITEM = 'pendingItem';

export function serializePendingItem(product: ProductView, pending: PendingItem): string {
  return JSON.stringify({ sku: product.sku, ...pending });
}

/** Parses the stored item; null if there is none for this product, or the product no longer offers it. */
export function parsePendingItem(stored: string | null, product: ProductView): PendingItem | null {
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
  const options = {
    unit: UNIT_CODES.find((code) => code === unit),
    artwork: product.artworkChoices.find((choice) => choice === artwork),
    finishes: product.finishes.map(({ code }) => code).filter((code) => finishes.includes(code)),
  };
  const isOffered = product.kind === 'area' || product.variants.some(({ code }) => code === variant);
  if (
    options.unit === undefined ||
    options.artwork === undefined ||
    options.finishes.length !== finishes.length ||
    !isOffered
  )
    return null;
  const [ownVariant = '', ownWidth = '', ownLength = '', ownQuantity = '', ownLabel = ''] = texts.map(String);
  return {
    variant: ownVariant,
    width: ownWidth,
    length: ownLength,
    quantity: ownQuantity,
    label: ownLabel,
    unit: options.unit,
    artwork: options.artwork,
    finishes: options.finishes,
  };
}

function termsIn({ country, shippingMethod, paymentMethod }: Unknowns): QuoteTerms | null {
  const shipping = findShippingMethod(shippingMethod);
  const payment = findPaymentMethod(paymentMethod);
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || shipping === undefined || payment === undefined)
    return null;
  return { country, shippingMethod: shipping, paymentMethod: payment };
}
