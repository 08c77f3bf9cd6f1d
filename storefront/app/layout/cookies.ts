/** `closed` if the visitor has closed the product menu on wide screens. */
export const RAIL_COOKIE = 'rail';
/** The answer to the cookie notice: `all` or `necessary`. */
export const CONSENT_COOKIE = 'cookies';
