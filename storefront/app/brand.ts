/** The shop's name when the API does not provide one. */
export const shopName = 'Widepress';
export const foundedIn = 2006;
