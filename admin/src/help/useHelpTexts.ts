import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import { toLanguage, type Language } from '../i18n/languages';
import type { HelpTexts } from './help-texts';

const LOAD: Record<Language, () => Promise<{ default: HelpTexts }>> = {
  en: () => import('../locales/en/help.json'),
  'zh-CN': () => import('../locales/zh/help.json'),
  ja: () => import('../locales/ja/help.json'),
};

/** The help texts in the user's language, once they are loaded. */
export function useHelpTexts(): HelpTexts | undefined {
  const [locale] = useLocaleState();
  const language = toLanguage(locale);
  const { data } = useQuery({ queryKey: ['help', language], queryFn: () => LOAD[language](), staleTime: Infinity });
  return data?.default;
}
