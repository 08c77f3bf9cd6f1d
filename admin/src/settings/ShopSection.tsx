import { CURRENCY_CODES, DEFAULT_LANGUAGE, type Input, LANGUAGE_CODES } from '@shop/contract';
import { CheckboxGroupInput, required } from 'react-admin';
import { callApi } from '../api/client';
import { useFormat } from '../i18n/useFormat';
import { type FormValues, SectionForm, type SectionProps, toText } from './SectionForm';
import { SettingInput } from './SettingInput';

const REQUIRED = required();
/** Prepaid accounts are kept in it, so it is always offered. */
const PREPAID_CURRENCY = 'CNY';

/** Name, languages and currencies of the shop. */
export function ShopSection({ section: { values, fixedBy, revision }, onSaved }: SectionProps<'shop'>) {
  const { language: languageName } = useFormat();
  return (
    <SectionForm
      name="shop"
      values={values}
      fixedBy={fixedBy}
      save={(entered) => callApi('admin/settings-shop', { ...toInput(entered), revision })}
      onSaved={onSaved}
    >
      <SettingInput source="name" label="settings.shop.name" maxLength={60} validate={REQUIRED} />
      <CheckboxGroupInput
        source="languages"
        label="settings.shop.languages"
        helperText="settings.shop.languagesHelp"
        choices={LANGUAGE_CODES.map((code) => ({
          ...{ id: code, name: languageName(code), disabled: code === DEFAULT_LANGUAGE },
        }))}
        translateChoice={false}
      />
      <CheckboxGroupInput
        source="currencies"
        label="settings.shop.currencies"
        helperText="settings.shop.currenciesHelp"
        choices={CURRENCY_CODES.map((code) => ({ id: code, name: code, disabled: code === PREPAID_CURRENCY }))}
        translateChoice={false}
      />
    </SectionForm>
  );
}

function toInput({ name, languages, currencies }: FormValues): Omit<Input<'admin/settings-shop'>, 'revision'> {
  const isChosen = (chosen: unknown, code: string) => Array.isArray(chosen) && chosen.includes(code);
  return {
    name: toText(name),
    languages: LANGUAGE_CODES.filter((code) => isChosen(languages, code)),
    currencies: CURRENCY_CODES.filter((code) => isChosen(currencies, code)),
  };
}
