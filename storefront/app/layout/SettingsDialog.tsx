import { useTranslation } from 'react-i18next';
import { UNIT_CODES } from '@shop/contract';
import { usePreferences } from '../features/preferences/PreferencesProvider';
import { useCurrencyName } from '../features/preferences/useCurrencyName';
import { COLOR_SCHEMES, useColorScheme } from '../ui/color-scheme';
import { Dialog } from '../ui/Dialog';
import { RadioGroup } from '../ui/RadioGroup';
import { useSite } from './site';
import styles from './SettingsDialog.module.css';

/** Currency, unit and colour scheme; each change applies immediately. */
export function SettingsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const { preferences, choose } = usePreferences();
  const [colorScheme, chooseColorScheme] = useColorScheme();
  const { currencies } = useSite();
  const nameOf = useCurrencyName();

  return (
    <Dialog opened={opened} onClose={onClose} title={t('settings.title')} width={600}>
      <div className={styles.settings}>
        <RadioGroup
          legend={t('settings.currency')}
          options={currencies.map((currency) => ({ value: currency, label: currency, name: nameOf(currency) }))}
          value={preferences.currency}
          onChange={(currency) => choose({ currency })}
          columns={4}
        />
        <RadioGroup
          legend={t('settings.unit')}
          options={UNIT_CODES.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
          value={preferences.defaultUnit}
          onChange={(defaultUnit) => choose({ defaultUnit })}
          columns={4}
        />
        <RadioGroup
          legend={t('settings.appearance')}
          options={COLOR_SCHEMES.map((scheme) => ({ value: scheme, label: t(`settings.${scheme}`) }))}
          value={colorScheme}
          onChange={chooseColorScheme}
          columns={3}
        />
      </div>
    </Dialog>
  );
}
