import {
  isInsured,
  type AddressView,
  type Input,
  type MoneyView,
  type QuoteView,
  type ShipToView,
} from '@shop/contract';
import { type RequestTerms } from '../quote/terms';

export type PlaceOrder = Input<'Cart/PlaceOrder'>;

/** Why an order cannot be placed yet. */
export type Obstacle = 'no_quote' | 'no_address' | 'economy_risk';

/** The first obstacle to placing the order, or null. */
export function findObstacle({
  quote,
  addressId,
  terms,
  economyRiskAccepted,
}: {
  /** The quote shown for these terms. */
  quote: QuoteView | null;
  addressId: string | null;
  terms: RequestTerms;
  economyRiskAccepted: boolean;
}): Obstacle | null {
  if (!quote) return 'no_quote';
  if (addressId === null) return 'no_address';
  return !isInsured(terms.shippingMethod) && !economyRiskAccepted ? 'economy_risk' : null;
}

/** The request to order the cart or an offer at the displayed total. `to` is an address id or a whole address. */
export function buildPlaceOrder(
  total: MoneyView,
  to: string | ShipToView,
  { currency, shippingMethod, paymentMethod }: RequestTerms,
  { offer, coupon }: { offer?: string | undefined; coupon?: string | undefined } = {},
): PlaceOrder {
  return {
    ...(typeof to === 'string' ? { addressId: to } : { address: to }),
    currency,
    shippingMethod,
    paymentMethod,
    ...(!isInsured(shippingMethod) && { economyRiskAccepted: true }),
    ...(offer !== undefined && { offer }),
    ...(coupon !== undefined && { coupon }),
    expectedTotal: total,
  };
}

/** The id of a saved address; the whole address of a guest, who has no saved ones. */
export function toRecipient({ id, isDefault: _, ...shipTo }: AddressView): string | ShipToView {
  return id === '' ? shipTo : id;
}

export function toTotal({ adjusted }: QuoteView): MoneyView {
  return { currency: adjusted.currency, amount: adjusted.total };
}
