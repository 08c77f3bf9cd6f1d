import type { OrderItemView } from '@shop/contract';
import { createContext, useContext } from 'react';

/** An item as far as its proofs concern it. */
export type ProofItem = Pick<
  OrderItemView,
  'sid' | 'product' | 'item' | 'variantName' | 'finishNames' | 'printed' | 'proofs'
>;

/** What the components about proofs share: on the order page, and on the page of the link in an email. */
export interface ProofsPage {
  orderId: string;
  items: readonly ProofItem[];
  nameOf: (item: ProofItem) => string;
  /** The proofs wait for the customer's decision. */
  canDecide: boolean;
  /** Of the link in an email, in place of a session. The person who approves is asked for a name. */
  link?: { token: string; recipient: string };
  /** Loads the proofs again after a decision, or after a call failed because something had changed. */
  refetch: () => void;
}

export const ProofsPageContext = createContext<ProofsPage | null>(null);

export function useProofsPage(): ProofsPage {
  const page = useContext(ProofsPageContext);
  if (!page) throw new Error('useProofsPage must be used inside ProofsPageContext');
  return page;
}
