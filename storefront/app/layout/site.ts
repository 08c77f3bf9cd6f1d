import { CURRENCY_CODES, type CurrencyCode, type Output } from '@shop/contract';
import { createContext, useContext } from 'react';
import { shopName, foundedIn } from '../brand';
import type { LanguageOffer } from '../features/language/i18n';
import { defaultLanguage, type LanguageCode, languages } from '../features/language/languages';
import { defaultPreferences, type Preferences } from '../features/preferences/preferences';

/** What the server loads for the app shell and every page. */
export interface Site {
  language: LanguageCode;
  /** Formats dates and numbers. */
  locale: string;
  /** The preferences at the time of rendering; `usePreferences` has the current ones. */
  preferences: Preferences;
  shopName: string;
  /** The languages and currencies that the shop offers. */
  languages: readonly LanguageCode[];
  currencies: readonly CurrencyCode[];
  /** The names of all currencies in the page's language; a browser takes long to load them. */
  currencyNames: Record<string, string>;
  /** Origins by language code, for languages that have their own. */
  languageHosts: Record<string, string>;
  menu: Output<'Catalog/Categories'>;
  origin: string;
  railOpen: boolean;
  hasCookieConsent: boolean;
  /** Set until the visitor has been offered the language that the browser prefers. */
  languageOffer?: LanguageOffer;
  year: number;
}

/** Used if even the site data could not be loaded, on the error page. */
const fallbackSite: Site = {
  language: defaultLanguage,
  locale: 'en-US',
  preferences: defaultPreferences(undefined),
  shopName,
  languages: languages.map(({ code }) => code),
  currencies: CURRENCY_CODES,
  currencyNames: {},
  languageHosts: {},
  menu: [],
  origin: '',
  railOpen: false,
  hasCookieConsent: true,
  year: foundedIn,
};

export const SiteContext = createContext<Site>(fallbackSite);

/** The data of the app shell: language, preferences, shop name, menu. */
export function useSite(): Site {
  return useContext(SiteContext);
}
