import { CURRENCY_CODES, type CurrencyCode, type Output } from '@shop/contract';
import { redirect } from 'react-router';
import { shopName } from '../brand';
import type { ServerApi } from '../features/api/api.server';
import type { LanguageOffer } from '../features/language/i18n';
import { languageOffer } from '../features/language/i18n.server';
import { type LanguageCode, languages as allLanguages } from '../features/language/languages';
import { toUnlocalizedPath } from '../features/language/paths';
import type { PageRequest } from '../features/page-request/page-request.server';
import { shopContext } from '../server-context';
import type { Layout } from './layout.server';
import type { Site } from './site';

type Menu = Output<'Catalog/Categories'>;

/** Loads the data of the app shell. Failed calls leave defaults, because a page is useful without its menus. */
export async function loadSite(
  { api, layout }: PageRequest,
  { request, context }: { request: Request; context: Parameters<typeof shopContext>[0] },
): Promise<Site> {
  const [menu, config] = await Promise.all([
    api.call('Catalog/Categories', {}),
    api.call('UserEnd/SiteInfo/Config', {}),
  ]);
  const offered = allLanguages
    .map(({ code }) => code)
    .filter((code) => !config.ok || config.data.languages.includes(code));
  redirectIfNotOffered(request, api.language, offered);
  const emptyMenu: Menu = [];
  return {
    language: api.language,
    locale: api.locale,
    preferences: api.preferences,
    shopName: config.ok ? config.data.shopName : shopName,
    languages: offered,
    currencies: offeredCurrencies(config.ok ? config.data.currencies : []),
    currencyNames: currencyNames(api.language),
    languageHosts: config.ok ? config.data.languageHosts : {},
    menu: menu.ok ? menu.data : emptyMenu,
    origin: shopContext(context).origin,
    railOpen: layout.railOpen,
    hasCookieConsent: layout.hasCookieConsent,
    languageOffer: offerLanguage(api, layout, offered),
    year: new Date().getFullYear(),
  };
}

const namesInLanguage = new Map<LanguageCode, Record<string, string>>();

function currencyNames(language: LanguageCode): Record<string, string> {
  const known = namesInLanguage.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const found = Object.fromEntries(CURRENCY_CODES.map((code) => [code, names.of(code) ?? code]));
  namesInLanguage.set(language, found);
  return found;
}

/** A page in a language that the shop no longer offers leads to the same page in the default language. */
function redirectIfNotOffered(request: Request, language: LanguageCode, offered: readonly LanguageCode[]): void {
  const { pathname, search } = new URL(request.url);
  const path = toUnlocalizedPath(language, pathname);
  if (!offered.includes(language) && path !== pathname) throw redirect(path + search);
}

/** All currencies as long as none has a rate, in a shop without a catalogue. */
function offeredCurrencies(currencies: readonly { code: string }[]): readonly CurrencyCode[] {
  const offered = CURRENCY_CODES.filter((code) => currencies.some((currency) => currency.code === code));
  return offered.length > 0 ? offered : CURRENCY_CODES;
}

function offerLanguage(
  { language, preferredLanguage }: ServerApi,
  { wasLanguageOffered }: Layout,
  offered: readonly LanguageCode[],
): LanguageOffer | undefined {
  const isOffered =
    preferredLanguage !== undefined && preferredLanguage !== language && offered.includes(preferredLanguage);
  return isOffered && !wasLanguageOffered ? languageOffer(preferredLanguage) : undefined;
}
