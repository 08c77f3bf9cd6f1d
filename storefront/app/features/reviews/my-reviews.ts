import type { MyReviewView, OrderView } from '@shop/contract';
import { createContext, useContext } from 'react';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { isMember } from '../session/roles';
import { useSession } from '../session/useSession';

/** The customer's reviews of an order's items; null while loading, and unless the order is completed. */
export interface MyReviews {
  reviews: readonly MyReviewView[] | null;
  /** Loads them again. */
  refetch: () => void;
}

export const MyReviewsContext = createContext<MyReviews>({ reviews: null, refetch: () => undefined });

export function useMyReviews(): MyReviews {
  return useContext(MyReviewsContext);
}

/** Loads the reviews of an order. Guests cannot write reviews. */
export function useOrderReviews({ orderId, status }: OrderView): MyReviews {
  const session = useSession();
  const canReview = status === 'completed' && session !== null && isMember(session.role);
  const { data, refetch } = useQuery(canReview ? orderId : null, () => api.call('Account/MyReviews', { orderId }));
  return { reviews: data, refetch };
}
