import { useMemo } from 'react';
import { plain } from '../api/calls';
import { useAsked } from '../api/useAsked';
import { useHouse } from '../layout/house';

/** What a country (ISO 3166-1 alpha-2) is called in the reader's language. */
export function useCountryName(): (country: string) => string {
  const { language } = useHouse();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (country: string) => (/^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country);
  }, [language]);
}

/** The countries that the shop ships to, by name; empty until they are known. */
export function useCountries(): readonly { code: string; name: string }[] {
  const { language } = useHouse();
  const nameOf = useCountryName();
  const { data } = useAsked('config', () => plain.get('UserEnd/SiteInfo/Config', {}));
  const countries = data?.countries;
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return (countries ?? []).map((code) => ({ code, name: nameOf(code) })).sort((a, b) => compare(a.name, b.name));
  }, [countries, language, nameOf]);
}
