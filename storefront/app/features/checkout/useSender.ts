import type { OrderView, SenderView } from '@shop/contract';
import { useState } from 'react';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';
import { useSession } from '../session/useSession';
import { emptySender, toSender, type SenderDraft } from './sender';

export interface SenderChoice {
  /** Whether the parcels name another sender than the shop. */
  chosen: boolean;
  draft: SenderDraft;
  choose: (chosen: boolean) => void;
  edit: (draft: SenderDraft) => void;
  /** For the request: null for the shop. */
  sender: SenderView | null;
}

/** The sender of an order's parcels, as that of the reseller's last order by default; null for those who have no choice. */
export function useSender(order: OrderView): SenderChoice | null {
  const isReseller = useSession()?.role === 'reseller';
  const last = useQuery(isReseller ? 'last-sender' : null, () => api.call('Account/LastSender', {}));
  const [choice, choose] = useState<boolean>();
  const [edited, edit] = useState<SenderDraft>();
  if (!isReseller || (!last.data && !last.error)) return null;
  const chosen = choice ?? (order.sender !== null || last.data?.used === true);
  const draft = edited ?? { ...emptySender, ...last.data?.sender, ...order.sender };
  return { chosen, draft, choose, edit, sender: chosen ? toSender(draft) : null };
}
