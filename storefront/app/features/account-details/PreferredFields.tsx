import type { LanguageCode } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/fields';
import { languages } from '../language/languages';
import { currencies, units } from '../preferences/preferences';
import { useCurrencyName } from '../preferences/useCurrencyName';
import type { DetailsDraft } from './details';

interface PreferredFieldsProps {
  draft: DetailsDraft;
  /** The language the account has now. */
  own: LanguageCode;
  onChange: (change: Partial<DetailsDraft>) => void;
  wrong: (name: keyof DetailsDraft) => string | undefined;
}

/** The language of the shop's mails, the currency and the unit. */
export function PreferredFields({ draft, own, onChange, wrong }: PreferredFieldsProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation();
  const currencyName = useCurrencyName();
  const choices = languageChoices(own);
  return (
    <>
      <SelectField
        label={t('details.language')}
        hint={t('details.languageHint')}
        value={draft.language}
        onChange={(event) => onChange({ language: choices.find(({ code }) => code === event.currentTarget.value)?.code ?? own })}
        error={wrong('language')}
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={tCommon('settings.currency')}
        value={draft.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        error={wrong('currency')}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {`${code} · ${currencyName(code)}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={tCommon('settings.unit')}
        value={draft.defaultUnit}
        onChange={(event) => onChange({ defaultUnit: Number(event.currentTarget.value) })}
        error={wrong('defaultUnit')}
      >
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {tCommon(`units.${unit}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The storefront's languages, and the account's own where that is another. */
function languageChoices(own: LanguageCode): readonly { code: LanguageCode; name: string }[] {
  if (languages.some(({ code }) => code === own)) return languages;
  return [...languages, { code: own, name: new Intl.DisplayNames(own, { type: 'language' }).of(own) ?? own }];
}
