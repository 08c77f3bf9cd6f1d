import type { AddressView, Input, MoneyView, QuoteView, ShipToView } from '@shop/contract';
import { ECONOMY_PARCEL, type CalledTerms } from '../quote/terms';

export type PlaceOrder = Input<'Cart/PlaceOrder'>;

/** What stands between a cart and its order. */
export type Obstacle = 'no_quote' | 'no_address' | 'economy_risk';

/** What must be settled first; null when the order may be placed. */
export function obstacleTo({
  quote,
  addressId,
  terms,
  economyRiskAccepted,
}: {
  /** The quote that the reader sees for these very terms. */
  quote: QuoteView | null;
  addressId: string | null;
  terms: CalledTerms;
  economyRiskAccepted: boolean;
}): Obstacle | null {
  if (!quote) return 'no_quote';
  if (addressId === null) return 'no_address';
  return terms.shippingMethod === ECONOMY_PARCEL && !economyRiskAccepted ? 'economy_risk' : null;
}

/** The order at the total that the reader saw: of the cart, or of an offer; to an address by its id, or as it was given. */
export function orderAt(
  total: MoneyView,
  to: string | ShipToView,
  { currency, shippingMethod, paymentMethod }: CalledTerms,
  { offer, coupon }: { offer?: string | undefined; coupon?: string | undefined } = {},
): PlaceOrder {
  return {
    ...(typeof to === 'string' ? { addressId: to } : { address: to }),
    currency,
    shippingMethod,
    paymentMethod,
    ...(shippingMethod === ECONOMY_PARCEL && { economyRiskAccepted: true }),
    ...(offer !== undefined && { offer }),
    ...(coupon !== undefined && { coupon }),
    expectedTotal: total,
  };
}

/** How an order names its address: one that is in no book, a guest's, it takes whole. */
export function recipientOf({ id, isDefault: _, ...shipTo }: AddressView): string | ShipToView {
  return id === '' ? shipTo : id;
}

export function totalOf({ adjusted }: QuoteView): MoneyView {
  return { currency: adjusted.currency, amount: adjusted.total };
}
