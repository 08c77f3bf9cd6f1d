import { readCookie } from '../features/preferences/preferences';
import { CONSENT_COOKIE, LANGUAGE_OFFER_COOKIE, RAIL_COOKIE } from './cookies';

/** How the visitor's cookies want the app shell. */
export interface Layout {
  railOpen: boolean;
  hasCookieConsent: boolean;
  /** The language that the browser prefers has been offered before. */
  wasLanguageOffered: boolean;
}

/** Reads the layout of the app shell from a request. */
export function readLayout(request: Request): Layout {
  const cookie = request.headers.get('cookie');
  return {
    railOpen: readCookie(cookie, RAIL_COOKIE) !== 'closed',
    hasCookieConsent: readCookie(cookie, CONSENT_COOKIE) !== undefined,
    wasLanguageOffered: readCookie(cookie, LANGUAGE_OFFER_COOKIE) !== undefined,
  };
}
