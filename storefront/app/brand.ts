/** What the shop is called where the API has not said so. */
export const shopName = 'Widepress';
export const foundedIn = 2006;
