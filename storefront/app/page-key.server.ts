import { acceptedLocales, defaultLanguage, localeFor, preferredLanguage } from './features/language/languages';
import { pathLanguage, toUnlocalizedPath } from './features/language/paths';
import {
  defaultPreferences,
  formatPreferences,
  parsePreferences,
  PREFERENCES,
  readCookie,
} from './features/preferences/preferences';
import { SHIP_TO } from './features/quote/terms';
import { readLayout } from './layout/layout.server';

/** Written as every link of the shop writes them. Other spellings of an address are rendered, but not cached. */
const PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
/** With a region of two letters, so that a language has at most 676 locales. */
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;
const SHIP_TO_VALUE = /^[A-Z]{2}\.\d{1,2}$/;

/** Pages about a person or an order, by the first part of their path. */
const PERSONAL = ['account', 'cart', 'added2cart', 'quote', 'home', 'track'];

/** Query parameters of campaigns, which no page reads. */
const IGNORED_PARAMETER = /^(?:utm_[a-z]{1,20}|gclid|fbclid|msclkid)$/;

/**
 * Everything that the HTML of a page depends on, beside what the shop has published: path, language, region, currency and
 * unit, country, and the state of the app shell. Null for a page that must be rendered for each visitor. The server
 * never renders a page of somebody who is logged in: sessions are known to the browser only.
 */
export function pageKey(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  const { headers } = request;
  if (request.method !== 'GET' || headers.has('authorization')) return null;
  if (!PATH.test(pathname) || [...searchParams.keys()].some((name) => !IGNORED_PARAMETER.test(name))) return null;
  const language = pathLanguage(pathname) ?? defaultLanguage;
  if (PERSONAL.includes(toUnlocalizedPath(language, pathname).split('/')[1] ?? '')) return null;
  const requested = acceptedLocales(headers.get('accept-language'));
  const locale = localeFor(language, requested);
  const cookie = headers.get('cookie');
  const shipTo = readCookie(cookie, SHIP_TO) ?? '';
  if (!LOCALE.test(locale) || (shipTo !== '' && !SHIP_TO_VALUE.test(shipTo))) return null;
  const { railOpen, hasCookieConsent, wasLanguageOffered } = readLayout(request);
  const offered = wasLanguageOffered ? undefined : preferredLanguage(requested);
  const preferences = parsePreferences(readCookie(cookie, PREFERENCES)) ?? defaultPreferences(requested[0]);
  return [
    ...[pathname, locale, formatPreferences(preferences), shipTo],
    ...[railOpen, hasCookieConsent, offered === language ? undefined : offered],
  ].join(' ');
}
