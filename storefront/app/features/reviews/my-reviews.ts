import type { MyReviewView, OrderView } from '@shop/contract';
import { createContext, useContext } from 'react';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';

/** What its owner has said of an order's items, once the order is completed; null while that is not known. */
export interface MyReviews {
  reviews: readonly MyReviewView[] | null;
  /** Reads them anew. */
  again: () => void;
}

export const MyReviewsContext = createContext<MyReviews>({ reviews: null, again: () => undefined });

export function useMyReviews(): MyReviews {
  return useContext(MyReviewsContext);
}

export function useReviewsOf({ orderId, status }: OrderView): MyReviews {
  const { data, again } = useAsked(status === 'completed' ? orderId : null, () =>
    bearer.get('Account/MyReviews', { orderId }),
  );
  return { reviews: data, again };
}
