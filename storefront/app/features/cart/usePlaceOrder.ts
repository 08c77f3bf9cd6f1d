import type { AddressView, MoneyView, QuoteView } from '@shop/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bearer } from '../api/calls';
import type { Refusal } from '../api/refusal';
import { useIntention } from '../api/useIntention';
import { useSending } from '../api/useSending';
import { setCartCount } from '../cart-count/cart-count';
import { useLocal } from '../language/useLocal';
import type { CalledTerms } from '../quote/terms';
import { obstacleTo, orderAt, recipientOf, totalOf, type Obstacle, type PlaceOrder } from './place-order';

export interface PlacingOrder {
  /** Places the order, or says what stands in the way. */
  place: () => void;
  busy: boolean;
  /** Why it was not placed; a changed price is asked about instead. */
  refusal: Refusal | null;
  obstacle: Obstacle | null;
  /** The price as it was seen, and as it is now. */
  changed: { from: MoneyView; to: MoneyView } | null;
  /** Goes on in spite of the economy parcel's risk, or at the new price. */
  goOn: () => void;
  cancel: () => void;
}

interface ToPlace {
  quote: QuoteView | null;
  address: AddressView | null;
  terms: CalledTerms;
  /** What is ordered instead of the cart. */
  offer?: string;
  /** Lowers the cart's price; an offer's is its own. */
  coupon?: string | undefined;
  /** The cart's price turned out to be another. */
  onPriceChanged?: (quote: QuoteView) => void;
}

/** Makes an order of the cart, or of an offer, and goes on to complete it. */
export function usePlaceOrder({ quote, address, terms, offer, coupon, onPriceChanged }: ToPlace): PlacingOrder {
  const local = useLocal();
  const navigate = useNavigate();
  const keyOf = useIntention();
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [changed, setChanged] = useState<PlacingOrder['changed']>(null);
  const { send, busy, refusal } = useSending(async (order: PlaceOrder) => {
    const answer = await bearer.post('Cart/PlaceOrder', order, keyOf(order));
    const now = answer.ok ? undefined : answer.refusal.quote;
    if (now) {
      setChanged({ from: order.expectedTotal, to: totalOf(now) });
      onPriceChanged?.(now);
    }
    return answer;
  });

  async function place(total: MoneyView | null, economyRiskAccepted: boolean) {
    const found = obstacleTo({ quote, addressId: address?.id ?? null, terms, economyRiskAccepted });
    setObstacle(found);
    setChanged(null);
    if (found || !address || !total) return;
    const placed = await send(orderAt(total, recipientOf(address), terms, { offer, coupon }));
    if (!placed) return;
    if (offer === undefined) setCartCount(0);
    void navigate(local(`/cart/completeorder?orderId=${placed.orderId}`));
  }

  const seen = quote && totalOf(quote);
  return {
    place: () => void place(seen, false),
    busy,
    refusal: refusal?.code === 'price_changed' ? null : refusal,
    obstacle,
    changed,
    goOn: () => void place(changed?.to ?? seen, true),
    cancel: () => {
      setObstacle(null);
      setChanged(null);
    },
  };
}
