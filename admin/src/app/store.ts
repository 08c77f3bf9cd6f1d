import { localStorageStore, type Store } from 'react-admin';
import { currentSession } from '../auth/session';

const LANGUAGE_KEY = 'locale';
const THEME_KEY = 'theme';
const INTRODUCTION_KEY = 'introduction';

const localStore = localStorageStore('1', 'BackOffice');

/** The key of the language that an account has chosen in this browser. */
function accountLanguageKey(email: string): string {
  return `${LANGUAGE_KEY}.${email.trim().toLowerCase()}`;
}

/** The key of whether the introduction is shown to an account in this browser. */
export function introductionKey(email: string): string {
  return `${INTRODUCTION_KEY}.${email.trim().toLowerCase()}`;
}

/** Preferences that stay after logging out. */
function isPersistent(key: string): boolean {
  const isOfAccount = [LANGUAGE_KEY, INTRODUCTION_KEY].some((kind) => key.startsWith(`${kind}.`));
  return key === LANGUAGE_KEY || key === THEME_KEY || isOfAccount;
}

export const store: Store = {
  ...localStore,
  setItem(key, value) {
    localStore.setItem(key, value);
    const email = currentSession()?.email;
    if (key === LANGUAGE_KEY && email) localStore.setItem(accountLanguageKey(email), value);
  },
  reset() {
    const removable = Object.keys(localStore.listItems?.('') ?? {}).filter((key) => !isPersistent(key));
    for (const key of removable) localStore.removeItem(key);
  },
};

/** The language last chosen in this browser. */
export function chosenLanguage(): string | undefined {
  return localStore.getItem<string>(LANGUAGE_KEY);
}

/** Switches to the language that the account has chosen in any browser, or else to the one it last had in this browser. */
export function restoreLanguage(email: string, ofAccount: string | undefined): void {
  const language = ofAccount ?? localStore.getItem<string>(accountLanguageKey(email));
  if (language) store.setItem(LANGUAGE_KEY, language);
}
