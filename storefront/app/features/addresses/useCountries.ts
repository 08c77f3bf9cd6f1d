import { useMemo } from 'react';
import { useSite } from '../../layout/site';
import { api } from '../api/client';
import { useQuery } from '../api/useQuery';

/** Returns the name of a country (ISO 3166-1 alpha-2) in the page's language. */
export function useCountryName(): (country: string) => string {
  const { language } = useSite();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (country: string) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
  }, [language]);
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
    const { compare } = new Intl.Collator(language);
    return (countries ?? []).map((code) => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name));
  }, [countries, language, nameOf]);
}
