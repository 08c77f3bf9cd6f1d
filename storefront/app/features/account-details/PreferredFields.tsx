import { UNIT_CODES, type LanguageCode } from '@shop/contract';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../layout/site';
import { SelectField } from '../../ui/fields';
import { languages } from '../language/languages';
import { useCurrencyName } from '../preferences/useCurrencyName';
import type { DetailsDraft } from './details';

interface PreferredFieldsProps {
  draft: DetailsDraft;
  /** The saved language, which the storefront may not offer. */
  accountLanguage: LanguageCode;
  onChange: (change: Partial<DetailsDraft>) => void;
  errorFor: (name: keyof DetailsDraft) => string | undefined;
}

/** The language of emails, the currency and the unit of an account. */
export function PreferredFields({ draft, accountLanguage, onChange, errorFor }: PreferredFieldsProps) {
  const { t } = useTranslation('account');
  const { t: tCommon } = useTranslation();
  const { languages: offered, currencies } = useSite();
  const currencyName = useCurrencyName();
  const options = languageOptions(offered, accountLanguage);
  return (
    <>
      <SelectField
        label={t('details.language')}
        hint={t('details.languageHint')}
        value={draft.language}
        onChange={(event) =>
          onChange({
            language: options.find(({ code }) => code === event.currentTarget.value)?.code ?? accountLanguage,
          })
        }
        error={errorFor('language')}
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={tCommon('settings.currency')}
        value={draft.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        error={errorFor('currency')}
      >
        {currencyOptions(currencies, draft.currency).map((code) => (
          <option key={code} value={code}>
            {`${code} · ${currencyName(code)}`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={tCommon('settings.unit')}
        value={draft.defaultUnit}
        onChange={(event) => onChange({ defaultUnit: Number(event.currentTarget.value) })}
        error={errorFor('defaultUnit')}
      >
        {UNIT_CODES.map((unit) => (
          <option key={unit} value={unit}>
            {tCommon(`units.${unit}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** The currencies that the shop offers, and the account's own if it is none of them. */
const currencyOptions = (offered: readonly string[], own: string): readonly string[] =>
  offered.includes(own) ? offered : [...offered, own];

/** The languages that the shop offers, and the account's own if it is none of them. */
function languageOptions(
  offered: readonly LanguageCode[],
  own: LanguageCode,
): readonly { code: LanguageCode; name: string }[] {
  const options = languages.filter(({ code }) => offered.includes(code));
  if (options.some(({ code }) => code === own)) return options;
  return [...options, { code: own, name: new Intl.DisplayNames(own, { type: 'language' }).of(own) ?? own }];
}
