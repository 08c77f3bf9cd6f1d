import type { Output } from '@shop/contract';
import { shopName } from '../brand';
import type { ServerApi } from '../features/api/api.server';
import type { LanguageOffer } from '../features/language/i18n';
import { languageOffer } from '../features/language/i18n.server';
import { readCookie } from '../features/preferences/preferences';
import { shopContext } from '../server-context';
import { CONSENT_COOKIE, LANGUAGE_OFFER_COOKIE, RAIL_COOKIE } from './cookies';
import type { Site } from './site';

type Menu = Output<'Catalog/Categories'>;

/** Loads the data of the app shell. Failed calls leave defaults, because a page is useful without its menus. */
export async function loadSite(
  api: ServerApi,
  { request, context }: { request: Request; context: Parameters<typeof shopContext>[0] },
): Promise<Site> {
  const [menu, config] = await Promise.all([
    api.call('Catalog/Categories', {}),
    api.call('UserEnd/SiteInfo/Config', {}),
  ]);
  const emptyMenu: Menu = [];
  const cookie = request.headers.get('cookie');
  return {
    language: api.language,
    locale: api.locale,
    preferences: api.preferences,
    shopName: config.ok ? config.data.shopName : shopName,
    languageHosts: config.ok ? config.data.languageHosts : {},
    menu: menu.ok ? menu.data : emptyMenu,
    origin: shopContext(context).origin,
    railOpen: readCookie(cookie, RAIL_COOKIE) !== 'closed',
    hasCookieConsent: readCookie(cookie, CONSENT_COOKIE) !== undefined,
    languageOffer: offerLanguage(api, cookie),
    year: new Date().getFullYear(),
  };
}

function offerLanguage({ language, preferredLanguage }: ServerApi, cookie: string | null): LanguageOffer | undefined {
  const isOffered = preferredLanguage !== undefined && preferredLanguage !== language;
  return isOffered && readCookie(cookie, LANGUAGE_OFFER_COOKIE) === undefined
    ? languageOffer(preferredLanguage)
    : undefined;
}
