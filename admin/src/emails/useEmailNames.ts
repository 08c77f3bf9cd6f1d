import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { loadEmailNames } from '../i18n/i18n-provider';
import { toLanguage } from '../i18n/languages';

/** Returns the name of a template in the user's language: nothing until the names are loaded, and the id of an unknown one. */
export function useEmailNames(): (template: string) => string {
  const [locale] = useLocaleState();
  const language = toLanguage(locale);
  const { data } = useQuery({
    queryKey: ['email-names', language],
    queryFn: () => loadEmailNames(language),
    staleTime: Infinity,
  });
  return (template) => (data ? (data[template] ?? template) : '');
}
