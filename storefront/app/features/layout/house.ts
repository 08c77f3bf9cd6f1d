import type { Output } from '@shop/contract';
import { createContext, useContext } from 'react';
import { shopName, foundedIn } from '../../brand';
import { defaultLanguage, type LanguageCode } from '../language/languages';
import { defaultPreferences, type Preferences } from '../preferences/preferences';

export interface HouseFacts {
  language: LanguageCode;
  /** For dates and numbers. */
  locale: string;
  /** As the server saw them; `usePreferences` has the ones in force. */
  preferences: Preferences;
  shopName: string;
  /** Language code → origin, where a language has one of its own. */
  languageHosts: Record<string, string>;
  menu: Output<'Catalog/Categories'>;
  origin: string;
  railOpen: boolean;
  cookiesAnswered: boolean;
  year: number;
}

/** What stands where even the house could not be read: the error page of the error page. */
const bareHouse: HouseFacts = {
  language: defaultLanguage,
  locale: 'en-US',
  preferences: defaultPreferences(undefined),
  shopName,
  languageHosts: {},
  menu: [],
  origin: '',
  railOpen: false,
  cookiesAnswered: true,
  year: foundedIn,
};

export const HouseContext = createContext<HouseFacts>(bareHouse);

/** The house around every page: who reads, the menus, the shop's name. */
export function useHouse(): HouseFacts {
  return useContext(HouseContext);
}
