/** The entry of localStorage with the cart of a visitor who is not logged in. */
export const BROWSER_CART_KEY = 'cart';
