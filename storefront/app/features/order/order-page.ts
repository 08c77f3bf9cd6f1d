import type { OrderView, ProductView } from '@shop/contract';
import { createContext, useContext } from 'react';
import type { ItemWords } from './useItemWords';

/** What every part of an order's page knows. */
export interface OrderPage {
  order: OrderView;
  products: ReadonlyMap<string, ProductView> | null;
  words: ItemWords;
  /** Reads the order anew, after it was moved or a call says that it has moved. */
  again: () => void;
  /** Whether the order takes this event from its owner now. */
  allows: (event: string) => boolean;
}

export const OrderPageContext = createContext<OrderPage | null>(null);

export function useOrderPage(): OrderPage {
  const page = useContext(OrderPageContext);
  if (!page) throw new Error('useOrderPage is for the inside of an order’s page');
  return page;
}
