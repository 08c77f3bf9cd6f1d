/** `closed` if the visitor has closed the product menu on wide screens. */
export const RAIL_COOKIE = 'rail';
/** `necessary` once the visitor has confirmed the cookie notice; `all` from earlier versions of it. */
export const CONSENT_COOKIE = 'cookies';
/** Set once the visitor has been offered the language that the browser prefers. */
export const LANGUAGE_OFFER_COOKIE = 'languageOffer';
