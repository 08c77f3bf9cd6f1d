import type { StaffLanguageCode } from '@shop/contract';
import { callApi } from '../api/client';
import { toLanguage, type Language } from '../i18n/languages';
import { currentSession } from './session';

const STAFF_LANGUAGES: Record<Language, StaffLanguageCode> = { en: 'en', 'zh-CN': 'zh', ja: 'ja' };

/** Has the account work and be emailed in a language, in every browser. A failure is no reason to disturb the user. */
export async function saveLanguage(language: Language): Promise<void> {
  if (!currentSession()) return;
  await callApi('admin/own-language-change', { language: STAFF_LANGUAGES[language] }).catch(() => undefined);
}

/** The language that the account has chosen in any browser; undefined if none, or if it cannot be loaded. */
export async function loadOwnLanguage(): Promise<Language | undefined> {
  const { language } = await callApi('admin/own-language', {}).catch(() => ({ language: null }));
  return language === null ? undefined : toLanguage(language);
}
