import type { OrderView, ProductView } from '@shop/contract';
import { createContext, useContext } from 'react';
import type { ItemLabels } from './useItemLabels';

/** What all components of the order page share. */
export interface OrderPage {
  order: OrderView;
  products: ReadonlyMap<string, ProductView> | null;
  labels: ItemLabels;
  /** Loads the order again after it was changed or a call failed because it had changed. */
  refetch: () => void;
  /** Whether the customer may send this event now. */
  allows: (event: string) => boolean;
}

export const OrderPageContext = createContext<OrderPage | null>(null);

export function useOrderPage(): OrderPage {
  const page = useContext(OrderPageContext);
  if (!page) throw new Error('useOrderPage must be used inside OrderPageContext');
  return page;
}
