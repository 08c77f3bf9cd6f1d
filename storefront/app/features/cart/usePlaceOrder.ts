import type { ApiError } from '@shop/api-client';
import type { AddressView, MoneyView, QuoteView } from '@shop/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/client';
import { useIdempotencyKey } from '../api/useIdempotencyKey';
import { useMutation } from '../api/useMutation';
import { setCartCount } from '../cart-count/cart-count';
import { useLocalizedPath } from '../language/useLocalizedPath';
import type { RequestTerms } from '../quote/terms';
import { findObstacle, buildPlaceOrder, toRecipient, toTotal, type Obstacle, type PlaceOrder } from './place-order';

export interface PlaceOrderState {
  /** Places the order, unless there is an obstacle. */
  place: () => void;
  isPending: boolean;
  /** Why the order was not placed; null for a changed price, which has its own dialog. */
  error: ApiError | null;
  obstacle: Obstacle | null;
  /** The displayed and the current price, if they differ. */
  changed: { from: MoneyView; to: MoneyView } | null;
  /** Places the order with the economy parcel's risk, or at the new price. */
  confirm: () => void;
  cancel: () => void;
}

interface PlaceOrderOptions {
  quote: QuoteView | null;
  address: AddressView | null;
  terms: RequestTerms;
  /** The key of an offer to order instead of the cart. */
  offer?: string;
  /** A coupon code for the cart; offers cannot be combined with coupons. */
  coupon?: string | undefined;
  /** Called with the current quote when the price has changed. */
  onPriceChanged?: (quote: QuoteView) => void;
}

/** Places an order for the cart or an offer, then opens the page that completes it. */
export function usePlaceOrder({
  quote,
  address,
  terms,
  offer,
  coupon,
  onPriceChanged,
}: PlaceOrderOptions): PlaceOrderState {
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [changed, setChanged] = useState<PlaceOrderState['changed']>(null);
  const { mutate, isPending, error } = useMutation(async (order: PlaceOrder) => {
    const result = await api.call('Cart/PlaceOrder', order, { idempotencyKey: keyFor(order) });
    const currentQuote = result.ok ? undefined : result.error.quote;
    if (currentQuote) {
      setChanged({ from: order.expectedTotal, to: toTotal(currentQuote) });
      onPriceChanged?.(currentQuote);
    }
    return result;
  });

  async function place(total: MoneyView | null, economyRiskAccepted: boolean) {
    const found = findObstacle({ quote, addressId: address?.id ?? null, terms, economyRiskAccepted });
    setObstacle(found);
    setChanged(null);
    if (found || !address || !total) return;
    const placed = await mutate(buildPlaceOrder(total, toRecipient(address), terms, { offer, coupon }));
    if (!placed) return;
    if (offer === undefined) setCartCount(0);
    void navigate(local(`/cart/completeorder?orderId=${placed.orderId}`));
  }

  const displayedTotal = quote && toTotal(quote);
  return {
    place: () => void place(displayedTotal, false),
    isPending,
    error: error?.code === 'price_changed' ? null : error,
    obstacle,
    changed,
    confirm: () => void place(changed?.to ?? displayedTotal, true),
    cancel: () => {
      setObstacle(null);
      setChanged(null);
    },
  };
}
