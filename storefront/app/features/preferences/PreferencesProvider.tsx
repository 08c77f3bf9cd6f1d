import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { toast } from '../../ui/toasts';
import { lastingCookie, PREFERENCES, readStoredPreferences, writePreferences, type Preferences } from './preferences';

interface Chosen {
  preferences: Preferences;
  /** Takes effect at once, here and in every tab, and says so. */
  choose: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<Chosen | null>(null);

/** The currency and unit in force, and how to change them. */
export function usePreferences(): Chosen {
  const chosen = useContext(PreferencesContext);
  if (!chosen) throw new Error('usePreferences is for the inside of the house');
  return chosen;
}

/** `initial` is what the server rendered with: the cookie's, or the defaults of the browser's language. */
export function PreferencesProvider({ initial, children }: { initial: Preferences; children: ReactNode }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [preferences, setPreferences] = useState(initial);

  function adopt(next: Preferences) {
    document.cookie = lastingCookie(PREFERENCES, writePreferences(next), location.protocol === 'https:');
    setPreferences(next);
    void revalidate();
  }

  function choose(change: Partial<Preferences>) {
    const next = { ...preferences, ...change };
    localStorage.setItem(PREFERENCES, JSON.stringify(next));
    adopt(next);
    toast(t(change.currency ? 'settings.currencySwitched' : 'settings.unitSwitched'), 'success');
  }

  useEffect(() => {
    const follow = () => {
      const stored = readStoredPreferences(localStorage.getItem(PREFERENCES));
      if (stored && writePreferences(stored) !== writePreferences(preferences)) adopt(stored);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PREFERENCES) follow();
    };
    follow();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });

  return <PreferencesContext value={{ preferences, choose }}>{children}</PreferencesContext>;
}
