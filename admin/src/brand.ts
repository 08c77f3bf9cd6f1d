/** What the shop is called where the API has not said so yet. */
export const SHOP_NAME = 'Widepress';
