/** `closed` while the reader keeps the left drawer shut on wide screens. */
export const RAIL = 'rail';
/** The answer to the cookie notice: `all` or `necessary`. */
export const COOKIE_ANSWER = 'cookies';
