import { useTranslation } from 'react-i18next';
import { MenuAction, MenuButton } from '../../ui/MenuButton';
import { currencies } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useCurrencyName } from '../preferences/useCurrencyName';
import styles from './menus.module.css';

/** The currency that prices are shown in. */
export function CurrencyMenu() {
  const { t } = useTranslation();
  const { preferences, choose } = usePreferences();
  const nameOf = useCurrencyName();
  return (
    <MenuButton label={preferences.currency} name={t('bar.currency', { currency: preferences.currency })}>
      {currencies.map((currency) => (
        <MenuAction key={currency} checked={currency === preferences.currency} onChoose={() => choose({ currency })}>
          <span className={styles.code}>{currency}</span> {nameOf(currency)}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
