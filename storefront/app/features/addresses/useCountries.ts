import { createContext, useCallback, useContext, useMemo } from 'react';
import { useSite } from '../../layout/site';
import { formatCountry } from '../../ui/format';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';

/** Names by country, from the server, of the countries that a page shows at first: a browser takes long to load them. */
export const CountryNames = createContext<Readonly<Record<string, string>>>({});

/** Returns the name of a country (ISO 3166-1 alpha-2) in the page's language. */
export function useCountryName(): (country: string) => string {
  const { language } = useSite();
  const known = useContext(CountryNames);
  return useCallback((country) => known[country] ?? formatCountry(country, language), [known, language]);
}

/**
 * The countries that the shop ships to, sorted by name; empty while loading.
 * @param isNeeded loads nothing while it is false
 */
export function useCountries(isNeeded = true): readonly { code: string; name: string }[] {
  const { language } = useSite();
  const nameOf = useCountryName();
  const { data } = useQuery(isNeeded ? 'config' : null, () => api.call('UserEnd/SiteInfo/Config', {}));
  const countries = data?.countries;
  return useMemo(() => {
    if (!countries) return [];
    const { compare } = new Intl.Collator(language);
    return countries.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name));
  }, [countries, language, nameOf]);
}
