import { useTextsOnDemand } from '../i18n/useTextsOnDemand';

/** Returns the name of a template in the user's language: nothing until the names are loaded, and the id of an unknown one. */
export function useEmailNames(): (template: string) => string {
  const names: Readonly<Record<string, string>> | undefined = useTextsOnDemand('emailNames');
  return (template) => (names ? (names[template] ?? template) : '');
}
