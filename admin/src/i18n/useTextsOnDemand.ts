import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'react-admin';
import type help from '../locales/en/help.json';
import type emailNames from '../locales/en/emailNames.json';
import type auditFields from '../locales/en/auditFields.json';
import type fields from '../locales/en/fields.json';
import { textsFolder, toLanguage } from './languages';

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

/** Loads the texts of one folder; Vite turns each line into a chunk per language. */
const LOAD: { [Name in keyof Texts]: (folder: string) => Promise<{ default: Texts[Name] }> } = {
  help: (folder) => import(`../locales/${folder}/help.json`),
  fields: (folder) => import(`../locales/${folder}/fields.json`),
  emailNames: (folder) => import(`../locales/${folder}/emailNames.json`),
  auditFields: (folder) => import(`../locales/${folder}/auditFields.json`),
};

/** Texts that few pages show, in the user's language, once they are loaded: they are no part of the others. */
export function useTextsOnDemand<Name extends keyof Texts>(name: Name): Texts[Name] | undefined {
  const [locale] = useLocaleState();
  const language = toLanguage(locale);
  return useQuery({
    queryKey: ['texts', name, language],
    queryFn: async () => (await LOAD[name](textsFolder(language))).default,
    staleTime: Infinity,
  }).data;
}
