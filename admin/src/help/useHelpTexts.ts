import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { loadHelpTexts } from '../i18n/i18n-provider';
import { toLanguage } from '../i18n/languages';
import type { HelpTexts } from './help-texts';

/** The help texts in the user's language, once they are loaded. */
export function useHelpTexts(): HelpTexts | undefined {
  const [locale] = useLocaleState();
  const language = toLanguage(locale);
  return useQuery({ queryKey: ['help', language], queryFn: () => loadHelpTexts(language), staleTime: Infinity }).data;
}
