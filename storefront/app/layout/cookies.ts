/** `closed` if the visitor has closed the product menu on wide screens. */
export const RAIL_COOKIE = 'rail';
/** The answer to the cookie notice: `all` or `necessary`. */
export const CONSENT_COOKIE = 'cookies';
/** Set once the visitor has been offered the language that the browser prefers. */
export const LANGUAGE_OFFER_COOKIE = 'languageOffer';
