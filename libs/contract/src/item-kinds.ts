// Apart from the schemas of items, so that pages load none of them.

/** The SKU of a purchase made for a customer (buy for me). It is not in the catalogue; its name is the item's label. */
export const BUY_FOR_ME = 'buy-for-me';

/** Whether an item is printed from the customer's artwork. */
export const isPrinted = ({ artwork }: { artwork: 'custom' | 'blank' | 'black' }): boolean => artwork === 'custom';
