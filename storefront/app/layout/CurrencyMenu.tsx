import { useTranslation } from 'react-i18next';
import { usePreferences } from '../features/preferences/PreferencesProvider';
import { useCurrencyName } from '../features/preferences/useCurrencyName';
import { MenuAction, MenuButton } from '../ui/MenuButton';
import styles from './menus.module.css';
import { useSite } from './site';

/** The currency that prices are shown in. */
export function CurrencyMenu() {
  const { t } = useTranslation();
  const { preferences, choose } = usePreferences();
  const { currencies } = useSite();
  const nameOf = useCurrencyName();
  return (
    <MenuButton label={preferences.currency} name={t('bar.currency', { currency: preferences.currency })}>
      {currencies.map((currency) => (
        <MenuAction key={currency} checked={currency === preferences.currency} onSelect={() => choose({ currency })}>
          <span className={styles.code}>{currency}</span> {nameOf(currency)}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
