import { COUNTRY_CODES } from './countries';
import { useFormat } from './useFormat';

/** Every country as a choice of an input, by name. */
export function useCountryChoices(): { id: string; name: string }[] {
  const { country, locale } = useFormat();
  const choices = COUNTRY_CODES.map((code) => ({ id: code, name: country(code) }));
  return choices.toSorted((one, other) => one.name.localeCompare(other.name, locale));
}
