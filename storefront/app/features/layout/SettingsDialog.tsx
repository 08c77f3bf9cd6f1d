import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { currencies, units } from '../preferences/preferences';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useCurrencyName } from '../preferences/useCurrencyName';
import styles from './SettingsDialog.module.css';

const appearances: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** The reader's currency, unit and light; each takes effect at once. */
export function SettingsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { preferences, choose } = usePreferences();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const nameOf = useCurrencyName();

  return (
    <Dialog opened={opened} onClose={onClose} title={t('settings.title')} width={600}>
      <div className={styles.settings}>
        <Choice
          legend={t('settings.currency')}
          options={currencies.map((currency) => ({ value: currency, label: currency, name: nameOf(currency) }))}
          value={preferences.currency}
          onChange={(currency) => choose({ currency })}
          columns={4}
        />
        <Choice
          legend={t('settings.unit')}
          options={units.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
          value={preferences.defaultUnit}
          onChange={(defaultUnit) => choose({ defaultUnit })}
          columns={4}
        />
        <Choice
          legend={t('settings.appearance')}
          options={appearances.map((scheme) => ({ value: scheme, label: t(`settings.${scheme}`) }))}
          value={colorScheme}
          onChange={setColorScheme}
          columns={3}
        />
      </div>
    </Dialog>
  );
}
