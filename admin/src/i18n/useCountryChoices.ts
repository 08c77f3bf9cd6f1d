import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { COUNTRY_CODES } from './countries';
import { countryName } from './format';
import { useFormat } from './useFormat';

/** Every country as a choice of an input, by name. */
export function useCountryChoices(): { id: string; name: string }[] {
  const [language] = useLocaleState();
  const { locale } = useFormat();
  return useMemo(() => {
    const collator = new Intl.Collator(locale);
    const choices = COUNTRY_CODES.map((code) => ({ id: code, name: countryName(code, language) }));
    return choices.toSorted((one, other) => collator.compare(one.name, other.name));
  }, [language, locale]);
}
