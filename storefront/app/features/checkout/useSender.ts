import type { OrderView, SenderView } from '@shop/contract';
import { useState } from 'react';
import { api } from '../api/client';
import { useQuery, type QueryState } from '../api/useQuery';
import { useSession } from '../session/useSession';
import { emptySender, toSender, type SenderDraft } from './sender';

export interface SenderChoice {
  /** Whether the parcels name a sender other than the shop. */
  chosen: boolean;
  draft: SenderDraft;
  choose: (chosen: boolean) => void;
  edit: (draft: SenderDraft) => void;
  /** For the request: null for the shop. */
  sender: SenderView | null;
}

/**
 * The sender of an order's parcels, by default that of the reseller's last order, or the shop while that order cannot be
 * read; null for those who have no choice.
 */
export function useSender(order: OrderView): QueryState<SenderChoice> | null {
  const isReseller = useSession()?.role === 'reseller';
  const last = useQuery(isReseller ? 'last-sender' : null, () => api.call('Account/LastSender', {}));
  const [choice, choose] = useState<boolean>();
  const [edited, edit] = useState<SenderDraft>();
  if (!isReseller) return null;
  const chosen = choice ?? (order.sender !== null || last.data?.used === true);
  const draft = edited ?? { ...emptySender, ...(order.sender ?? last.data?.sender) };
  const isKnown = last.data !== null || last.error !== null;
  const data = isKnown ? { chosen, draft, choose, edit, sender: chosen ? toSender(draft) : null } : null;
  const { error, isFetching, refetch } = last;
  return { data, error, isFetching, refetch };
}
