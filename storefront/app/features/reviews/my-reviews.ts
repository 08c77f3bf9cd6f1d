import type { MyReviewView, OrderView } from '@shop/contract';
import { createContext, useContext } from 'react';
import { bearer } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { isMember } from '../session/roles';
import { useSession } from '../session/useSession';

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

/** Asks for members only: guests buy, and no more. */
export function useReviewsOf({ orderId, status }: OrderView): MyReviews {
  const session = useSession();
  const may = status === 'completed' && session !== null && isMember(session.role);
  const { data, again } = useAsked(may ? orderId : null, () => bearer.get('Account/MyReviews', { orderId }));
  return { reviews: data, again };
}
