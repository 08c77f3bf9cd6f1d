import { CURRENCY_CODES, DEFAULT_LANGUAGE, type Input, LANGUAGE_CODES } from '@shop/contract';
import { CheckboxGroupInput } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { type FormValues, SectionForm, type SectionProps, toText } from './SectionForm';
import { SettingInput } from './SettingInput';

/** Prepaid accounts are kept in it, so it is always offered. */
const PREPAID_CURRENCY = 'CNY';

/** Name, languages and currencies of the shop. */
export function ShopSection({ section: { values, fixedBy }, onSaved }: SectionProps<'shop'>) {
  const { language: languageName } = useFormat();
  const languages = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
  const currencies = CURRENCY_CODES.filter((code) => code !== PREPAID_CURRENCY);
  return (
    <SectionForm
      name="shop"
      values={values}
      fixedBy={fixedBy}
      save={(entered) => callApi('admin/settings-shop', toInput(entered))}
      onSaved={onSaved}
    >
      <SettingInput source="name" label="settings.shop.name" maxLength={60} />
      <CheckboxGroupInput
        source="languages"
        label="settings.shop.languages"
        helperText="settings.shop.languagesHelp"
        choices={languages.map((code) => ({ id: code, name: languageName(code) }))}
        translateChoice={false}
      />
      <CheckboxGroupInput
        source="currencies"
        label="settings.shop.currencies"
        helperText="settings.shop.currenciesHelp"
        choices={currencies.map((code) => ({ id: code, name: code }))}
        translateChoice={false}
      />
    </SectionForm>
  );
}

function toInput({ name, languages, currencies }: FormValues): Input<'admin/settings-shop'> {
  const isChosen = (chosen: unknown, code: string) => Array.isArray(chosen) && chosen.includes(code);
  return {
    name: toText(name),
    languages: LANGUAGE_CODES.filter((code) => isChosen(languages, code)),
    currencies: CURRENCY_CODES.filter((code) => isChosen(currencies, code)),
  };
}
