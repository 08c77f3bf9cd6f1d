import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type help from '../locales/en/help.json';
import type emailNames from '../locales/en/emailNames.json';
import type auditFields from '../locales/en/auditFields.json';
import type fields from '../locales/en/fields.json';
import { toLanguage, type Language } from './languages';

interface Texts {
  /** What each page is for. */
  help: typeof help;
  /** Names of fields that no page shows, for exports. */
  fields: typeof fields;
  /** Names of the emails, for the pages about emails. */
  emailNames: typeof emailNames;
  /** Names of the fields in entries of the audit log. */
  auditFields: typeof auditFields;
}

type Load<T> = Record<Language, () => Promise<{ default: T }>>;

const LOAD: { [Name in keyof Texts]: Load<Texts[Name]> } = {
  help: {
    en: () => import('../locales/en/help.json'),
    'zh-CN': () => import('../locales/zh/help.json'),
    ja: () => import('../locales/ja/help.json'),
  },
  fields: {
    en: () => import('../locales/en/fields.json'),
    'zh-CN': () => import('../locales/zh/fields.json'),
    ja: () => import('../locales/ja/fields.json'),
  },
  emailNames: {
    en: () => import('../locales/en/emailNames.json'),
    'zh-CN': () => import('../locales/zh/emailNames.json'),
    ja: () => import('../locales/ja/emailNames.json'),
  },
  auditFields: {
    en: () => import('../locales/en/auditFields.json'),
    'zh-CN': () => import('../locales/zh/auditFields.json'),
    ja: () => import('../locales/ja/auditFields.json'),
  },
};

/** Texts that few pages show, in the user's language, once they are loaded: they are no part of the others. */
export function useTextsOnDemand<Name extends keyof Texts>(name: Name): Texts[Name] | undefined {
  const [locale] = useLocaleState();
  const language = toLanguage(locale);
  return useQuery({
    queryKey: ['texts', name, language],
    queryFn: async () => (await LOAD[name][language]()).default,
    staleTime: Infinity,
  }).data;
}
