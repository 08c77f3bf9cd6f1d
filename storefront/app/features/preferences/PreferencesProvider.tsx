import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useSite } from '../../layout/site';
import { toast } from '../../ui/toasts';
import { formatCookie, PREFERENCES, parseStoredPreferences, formatPreferences, type Preferences } from './preferences';

interface PreferencesContextValue {
  preferences: Preferences;
  /** Changes the preferences in every tab and shows a toast. */
  choose: (change: Partial<Preferences>) => void;
}

const PreferencesContext = createContext<PreferencesContextValue | null>(null);

/** The current currency and unit, and a function to change them. */
export function usePreferences(): PreferencesContextValue {
  const value = useContext(PreferencesContext);
  if (!value) throw new Error('usePreferences must be used inside PreferencesProvider');
  return value;
}

/** Provides the preferences. `initial` are those of the server: from the cookie, or defaults by browser language. */
export function PreferencesProvider({ initial, children }: { initial: Preferences; children: ReactNode }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { currencies } = useSite();
  const [preferences, setPreferences] = useState(initial);

  /** The same with a currency that the shop offers. */
  const toOffered = (wanted: Preferences): Preferences => {
    const currency = currencies.includes(wanted.currency) ? wanted.currency : (currencies[0] ?? wanted.currency);
    return { ...wanted, currency };
  };

  function apply(next: Preferences) {
    document.cookie = formatCookie(PREFERENCES, formatPreferences(next), location.protocol === 'https:');
    setPreferences(next);
    void revalidate();
  }

  function choose(change: Partial<Preferences>) {
    const next = { ...preferences, ...change };
    localStorage.setItem(PREFERENCES, JSON.stringify(next));
    apply(next);
    toast(t(change.currency ? 'settings.currencySwitched' : 'settings.unitSwitched'), 'success');
  }

  useEffect(() => {
    const applyStored = () => {
      const stored = parseStoredPreferences(localStorage.getItem(PREFERENCES)) ?? preferences;
      const offered = toOffered(stored);
      if (formatPreferences(offered) !== formatPreferences(preferences)) apply(offered);
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === PREFERENCES) applyStored();
    };
    applyStored();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });

  return <PreferencesContext value={{ preferences, choose }}>{children}</PreferencesContext>;
}
