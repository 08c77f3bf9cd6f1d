// Apart from the schemas of items, so that pages load none of them.
import type { ItemView } from './views';

/** The SKU of a purchase made for a customer (buy for me). It is not in the catalogue; its name is the item's label. */
export const BUY_FOR_ME = 'buy-for-me';

/** Whether an item is printed from the customer's artwork. */
export const isPrinted = ({ artwork }: Pick<ItemView, 'artwork'>): boolean => artwork === 'custom';
